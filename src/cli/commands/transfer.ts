import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";

/** `export` and `import`: everything there is, from one store to another, SQLite to PostgreSQL too. */
export function transferCommands(program: Command, context: CliContext): void {
  program
    .command("export [file]")
    .description(
      context.say({
        ko: "모든 것을 한 파일로 내보냅니다(없으면 표준 출력)",
        en: "Write everything to one file, or to standard output",
      }),
    )
    .option("--json", context.say({ ko: "끝나면 한 줄의 JSON으로 알립니다", en: "tell the end as one line of JSON" }))
    .addHelpText("after", "\n  jihwi export backup.jsonl\n  jihwi export | DATABASE_URL=postgres://… jihwi import -")
    .action(async (file: string | undefined, { json }: { json?: boolean }) => {
      const { store } = await context.house();
      const { exportStore } = await import("#store");
      let lines = 0;
      const source = Readable.from(
        (async function* () {
          for await (const line of exportStore(store)) {
            lines += 1;
            yield `${line}\n`;
          }
        })(),
      );
      const toFile = file !== undefined && file !== "-";
      if (toFile) await pipeline(source, createWriteStream(file, { mode: 0o600 }));
      else for await (const line of source) process.stdout.write(line);
      if (json && toFile) context.printJson({ file, lines });
      else context.note(context.say({ ko: `${lines}줄을 내보냈습니다.`, en: `Exported ${lines} lines.` }));
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
      const house = await context.house();
      const { importStore } = await import("#store");
      const lines =
        file === "-"
          ? createInterface({ input: context.stdin, crlfDelay: Number.POSITIVE_INFINITY })
          : await linesOf(file);
      const report = await importStore(house.store, lines, { merge });
      await house.reindex();
      if (json) return context.printJson(report);
      context.note(
        context.say({ ko: `들여왔습니다: ${JSON.stringify(report)}`, en: `Imported: ${JSON.stringify(report)}` }),
      );
    });
}

async function linesOf(file: string): Promise<AsyncIterable<string>> {
  try {
    return (await open(file)).readLines();
  } catch (cause) {
    throw new JihwiError("not-found", {
      message: { ko: `${file} 파일을 읽을 수 없습니다.`, en: `The file ${file} cannot be read.` },
      cause,
    });
  }
}
