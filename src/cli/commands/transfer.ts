import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { counted } from "#protocol";
import { defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { openExport } from "../open-export.ts";
import { replaceFile } from "../replace-file.ts";

/** Everything there is, from one store to another, SQLite to PostgreSQL too. */
const exportAll = defineCommand("export [file]", {}, async ({ context, args: [file], json }) => {
  const { store, audit } = await context.jihwi();
  audit.record("store-exported", { to: file ?? "-" });
  const { exportStore } = await import("#store");
  let lines = 0;
  const source = (async function* () {
    for await (const line of exportStore(store)) {
      context.signal.throwIfAborted();
      lines += 1;
      yield `${line}\n`;
    }
  })();
  const toFile = file !== undefined && file !== "-";
  if (toFile) await replaceFile(resolve(context.cwd, file), source);
  else await pipeline(source, process.stdout, { end: false });
  if (json && toFile) return { value: { file, lines } };
  context.note(context.say({ ko: `${lines}줄을 내보냈습니다.`, en: `Exported ${counted(lines, "line")}.` }));
  return undefined;
});

const importAll = defineCommand("import <file>", { merge: flag }, async ({ context, args: [file], flags, json }) => {
  const { audit, library } = await context.jihwi();
  const path = file === "-" ? file : resolve(context.cwd, file);
  await using source = await openExport(path, context.stdin, context.signal);
  const report = await library.data.import(source.content, { merge: flags.merge, signal: context.signal });
  audit.record("store-imported", { from: file });
  if (json) return { value: report };
  const came = {
    ko: `들여왔습니다: 새 행 ${report.rows}, 이미 있던 행 ${report.skipped}, 파일 ${report.files}`,
    en: `Imported ${counted(report.rows, "new row")} and ${counted(report.files, "file")}; ${counted(report.skipped, "row was", "rows were")} there already.`,
  };
  const hasFolders = (report.tables.watched_folders?.exported ?? 0) > 0;
  const left = report.leftOut === 0 ? [] : [flags.merge ? settingsLeftOut : leaveLeftOut];
  for (const note of [...(hasFolders ? [foldersAreOff] : []), came, ...left]) context.note(context.say(note));
  return undefined;
});

const foldersAreOff = {
  ko: "살피는 폴더는 꺼진 채 들어옵니다. 그 파일들이 이 기기에도 있으면 켜 주세요: jihwi documents watch <폴더>",
  en: "Watched folders come in switched off. Where their files are on this machine too, switch them on: jihwi documents watch <folder>",
};
const settingsLeftOut = {
  ko: "설정은 들이지 않았습니다. 모델, 도구 허락, 살피는 폴더는 여기서 정한 대로입니다.",
  en: "Settings were left out: models, leave for tools and watched folders are as they were set here.",
};
const leaveLeftOut = {
  ko: "도구 허락은 들이지 않았습니다. 쓸 때 다시 묻습니다.",
  en: "Leave for tools was left out: you are asked again when they are to be used.",
};

export const transferCommands = [exportAll, importAll];
