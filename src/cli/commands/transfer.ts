import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { counted } from "#protocol";
import type { CliContext } from "../context.ts";
import { openExport } from "../open-export.ts";
import { replaceFile } from "../replace-file.ts";

const foldersAreOff = {
  ko: "살피는 폴더는 꺼진 채 들어옵니다. 그 파일들이 이 기기에도 있으면 켜 주세요: jihwi documents watch <폴더>",
  en: "Watched folders come in switched off. Where their files are on this machine too, switch them on: jihwi documents watch <folder>",
};

/** `export` and `import`: everything there is, from one store to another, SQLite to PostgreSQL too. */
export function transferCommands(program: Command, context: CliContext): void {
  program
    .command("export [file]")
    .description(
      context.say({
        ko: "키, 도구 서버, 웹훅을 뺀 모든 것을 한 파일로 내보냅니다(없으면 표준 출력)",
        en: "Write everything but keys, tool servers and webhooks to one file, or to standard output",
      }),
    )
    .option(
      "--json",
      context.say({ ko: "파일에 다 쓰면 한 줄의 JSON으로 알립니다", en: "tell the end of a file as one line of JSON" }),
    )
    .addHelpText("after", "\n  jihwi export backup.jsonl\n  jihwi export | DATABASE_URL=postgres://… jihwi import -")
    .action(async (file: string | undefined, { json }: { json?: boolean }) => {
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
      if (json && toFile) context.printJson({ file, lines });
      else context.note(context.say({ ko: `${lines}줄을 내보냈습니다.`, en: `Exported ${counted(lines, "line")}.` }));
    });

  program
    .command("import <file>")
    .description(
      context.say({
        ko: "내보낸 파일을 들여옵니다(-는 표준 입력)",
        en: "Take in an exported file (- is standard input)",
      }),
    )
    .option("--merge", context.say({ ko: "비어 있지 않은 저장소에 더합니다", en: "add to a store that is not empty" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi import backup.jsonl\n  jihwi import - < backup.jsonl")
    .action(async (file: string, { merge = false, json }: { merge?: boolean; json?: boolean }) => {
      const jihwi = await context.jihwi();
      const { importStore } = await import("#store");
      await using source = await openExport(
        file === "-" ? file : resolve(context.cwd, file),
        context.stdin,
        context.signal,
      );
      const report = await importStore(jihwi.store, source.content, { merge, signal: context.signal });
      jihwi.audit.record("store-imported", { from: file });
      await jihwi.library.reindex(context.signal);
      if (json) return context.printJson(report);
      if ((report.tables.watched_folders?.exported ?? 0) > 0) context.note(context.say(foldersAreOff));
      context.note(
        context.say({
          ko: `들여왔습니다: 새 행 ${report.rows}, 이미 있던 행 ${report.skipped}, 파일 ${report.files}`,
          en: `Imported ${counted(report.rows, "new row")} and ${counted(report.files, "file")}; ${counted(report.skipped, "row was", "rows were")} there already.`,
        }),
      );
      if (report.leftOut === 0) return;
      context.note(
        context.say(
          merge
            ? {
                ko: "설정은 들이지 않았습니다. 모델, 도구 허락, 살피는 폴더는 여기서 정한 대로입니다.",
                en: "Settings were left out: models, leave for tools and watched folders are as they were set here.",
              }
            : {
                ko: "도구 허락은 들이지 않았습니다. 쓸 때 다시 묻습니다.",
                en: "Leave for tools was left out: you are asked again when they are to be used.",
              },
        ),
      );
    });
}
