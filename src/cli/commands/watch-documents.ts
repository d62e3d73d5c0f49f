import { resolve } from "node:path";
import type { JihwiError } from "#protocol";
import { defineCommand, type Reply } from "../command.ts";
import { type CliContext, untilStopped } from "../context.ts";
import { cliFailure } from "../failure.ts";
import { anyText, flag } from "../flags.ts";
import { table } from "../table.ts";
import { collectionsNamed } from "./collections.ts";

/** Folders whose files are kept in step as documents. */
export const watchDocuments = defineCommand(
  "documents watch [folders...]",
  { once: flag, off: flag, list: flag, collection: anyText },
  async ({ context, args: [paths], flags: { once, off, list, collection }, json }) => {
    if (off && (paths.length === 0 || list)) throw noFolderNamed();
    if (list || (paths.length === 0 && !once)) return listFolders(context);
    return off ? turnOff(context, paths) : watchFolders(context, paths, { collection, isOnce: once, json });
  },
);

/** What is not named stays as it is: nobody switches everything off by leaving a word out. */
function noFolderNamed(): JihwiError {
  return cliFailure("no-folder-named");
}

async function listFolders(context: CliContext): Promise<Reply> {
  const {
    library: { folders },
  } = await context.jihwi();
  const value = await folders.list();
  if (value.length === 0) return { value, note: { ko: "살피는 폴더가 없습니다.", en: "No folder is watched." } };
  const rows = value.map(({ path, isOn, files, failed }) => [isOn ? "on" : "off", files, failed, path]);
  return { value, text: table(context.say, heads, rows) };
}

const heads = ["", { ko: "파일", en: "files" }, { ko: "실패", en: "failed" }, { ko: "폴더", en: "folder" }];

async function turnOff(context: CliContext, paths: readonly string[]): Promise<Reply> {
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
  return listFolders(context);
}

async function watchFolders(
  context: CliContext,
  paths: readonly string[],
  { collection, isOnce, json }: { collection: string | undefined; isOnce: boolean; json: boolean },
): Promise<Reply | undefined> {
  const {
    library: { folders },
    store,
    jobs,
    audit,
  } = await context.jihwi();
  await jobs.start();
  const [collectionId] = await collectionsNamed(context, collection === undefined ? [] : [collection]);
  const added = [];
  for (const path of paths) {
    const folder = await folders.add(resolve(context.cwd, path), collectionId);
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
  if (isOnce) {
    const synced = [];
    for (const folder of all) {
      const report = await folders.sync(folder);
      const failed = [...report.failed, ...(await unreadOf(context, folder.id, [...report.added, ...report.changed]))];
      if (failed.length > 0) context.exitWith(1);
      synced.push({ folder: folder.path, ...report, failed });
      if (!json) tell({ ...report, failed });
    }
    return { value: synced };
  }
  folders.onSynced(({ path }, report) =>
    json ? context.printLine(JSON.stringify({ folder: path, ...report })) : tell(report),
  );
  await folders.start(all);
  context.note(context.say({ ko: "살피고 있습니다. 끝내려면 Ctrl+C.", en: "Watching. Ctrl+C ends it." }));
  await untilStopped(context);
  return undefined;
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
  throw cliFailure("not-watched", { path });
}
