import { once } from "node:events";
import { resolve } from "node:path";
import type { Command } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";
import { table } from "../table.ts";

interface WatchOptions {
  readonly once?: boolean;
  readonly list?: boolean;
  readonly off?: boolean;
  readonly json?: boolean;
}

/** `jihwi documents watch`: folders whose files are kept in step as documents. */
export function watchDocumentsCommand(documents: Command, context: CliContext): void {
  documents
    .command("watch [folders...]")
    .description(
      context.say({
        ko: "폴더의 파일을 문서로 두고, 바뀌면 따라갑니다",
        en: "keep the files of a folder as documents, as they come, change and go",
      }),
    )
    .option("--once", context.say({ ko: "한 번만 맞추고 끝냅니다", en: "bring it in step once and end" }))
    .option(
      "--off",
      context.say({ ko: "더 살피지 않습니다. 문서는 남습니다", en: "stop watching; the documents stay" }),
    )
    .option("--list", context.say({ ko: "살피는 폴더를 보여 줍니다", en: "show the watched folders" }))
    .option("--json", "JSON")
    .addHelpText(
      "after",
      context.say({
        ko: "\n.gitignore와 .jihwiignore의 규칙을 따릅니다. 서버는 켜진 폴더를 스스로 살핍니다.\n\n  jihwi documents watch ~/문서\n  jihwi documents watch --list",
        en: "\nRules of .gitignore and .jihwiignore hold. A server watches the folders that are on by itself.\n\n  jihwi documents watch ~/Documents\n  jihwi documents watch --list",
      }),
    )
    .action(async (paths: string[], options: WatchOptions) => {
      if (options.off === true && (paths.length === 0 || options.list === true)) throw noFolderNamed();
      if (options.list === true || (paths.length === 0 && options.once !== true)) return await list(context, options);
      if (options.off === true) return await turnOff(context, paths, options);
      await watchFolders(context, paths, options);
    });
}

/** What is not named stays as it is: nobody switches everything off by leaving a word out. */
function noFolderNamed(): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: "--off에는 더 살피지 않을 폴더를 적고, --list 없이 써 주세요.",
      en: "--off needs the folders to stop watching, and no --list.",
    },
    hint: { ko: "jihwi documents watch --off ~/문서", en: "jihwi documents watch --off ~/Documents" },
  });
}

async function list(context: CliContext, { json }: WatchOptions): Promise<void> {
  const {
    library: { folders },
  } = await context.jihwi();
  const found = await folders.list();
  if (json) return context.printJson(found);
  if (found.length === 0)
    return context.note(context.say({ ko: "살피는 폴더가 없습니다.", en: "No folder is watched." }));
  const rows = found.map(({ path, isOn, files, failed }) => [isOn ? "on" : "off", String(files), String(failed), path]);
  const head = [
    "",
    context.say({ ko: "파일", en: "files" }),
    context.say({ ko: "실패", en: "failed" }),
    context.say({ ko: "폴더", en: "folder" }),
  ];
  context.print(table(head, rows));
}

async function turnOff(context: CliContext, paths: readonly string[], options: WatchOptions): Promise<void> {
  const {
    library: { folders },
    audit,
  } = await context.jihwi();
  const known = new Map((await folders.list()).map(({ id, path }) => [path, id]));
  const ids = paths.map((path) => known.get(resolve(context.cwd, path)) ?? notWatched(path));
  for (const id of ids) {
    await folders.turn(id, false);
    audit.record("folder-switched", { id, isOn: "false" });
  }
  await list(context, options);
}

async function watchFolders(
  context: CliContext,
  paths: readonly string[],
  { once: isOnce, json }: WatchOptions,
): Promise<void> {
  const {
    library: { folders },
    store,
    jobs,
    audit,
  } = await context.jihwi();
  await jobs.start();
  const added = [];
  for (const path of paths) {
    const folder = await folders.add(resolve(context.cwd, path));
    audit.record("folder-added", { id: folder.id, path: folder.path });
    added.push(folder);
  }
  const all = paths.length === 0 ? (await store.watchedFolders.list()).filter(({ isOn }) => isOn === 1) : added;
  const tell = (report: Awaited<ReturnType<typeof folders.sync>>) => {
    for (const file of report.added) context.print(`+ ${file}`);
    for (const file of report.changed) context.print(`~ ${file}`);
    for (const file of report.removed) context.print(`- ${file}`);
    for (const { message } of report.failed) context.note(`jihwi: ${context.say(message)}`);
  };
  if (isOnce === true) {
    const synced = [];
    for (const folder of all) {
      const report = await folders.sync(folder);
      const failed = [...report.failed, ...(await unreadOf(context, folder.id, [...report.added, ...report.changed]))];
      if (failed.length > 0) context.exitWith(1);
      synced.push({ folder: folder.path, ...report, failed });
      if (!json) tell({ ...report, failed });
    }
    if (json) context.printJson(synced);
    return;
  }
  folders.onSynced(({ path }, report) =>
    json ? context.printLine(JSON.stringify({ folder: path, ...report })) : tell(report),
  );
  await folders.start(all);
  context.note(context.say({ ko: "살피고 있습니다. 끝내려면 Ctrl+C.", en: "Watching. Ctrl+C ends it." }));
  if (!context.signal.aborted) await once(context.signal, "abort");
}

/** Waits until the files of a folder have been read. Those among the given ones that cannot be. */
async function unreadOf(context: CliContext, folderId: string, paths: readonly string[]) {
  const { documents, store } = await context.jihwi();
  const unread = [];
  for (const { path, documentId } of await store.watchedFolders.files(folderId)) {
    if (documentId === null) continue;
    const { error } = await documents.settled(documentId, undefined, context.signal);
    if (error !== null && paths.includes(path)) unread.push({ path, message: error.message });
  }
  return unread;
}

function notWatched(path: string): never {
  throw new JihwiError("not-found", {
    message: { ko: `${path}은(는) 살피는 폴더가 아닙니다.`, en: `${path} is not a watched folder.` },
    hint: { ko: "jihwi documents watch --list로 볼 수 있습니다.", en: "See jihwi documents watch --list." },
  });
}
