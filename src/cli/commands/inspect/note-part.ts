import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { CliContext } from "../../context.ts";
import type { InspectFlags } from "./flags.ts";
import { outputFilesOf } from "./output-files.ts";

/** Where a report lies that is not whole, and what became of the one before it. */
export function notePart(part: string, { output = "", format }: InspectFlags, { cwd, note, say }: CliContext): void {
  const file = relative(cwd, part);
  const { report } = outputFilesOf(output, cwd);
  const isBeside = report !== part && existsSync(report);
  const kept = { ko: `${output}은(는) 앞의 것 그대로입니다.`, en: `${output} is still the one from before.` };
  note(
    say({
      ko: `끝나지 않은 리포트는 ${file}에 있습니다.${isBeside ? ` ${kept.ko}` : ""}`,
      en: `The unfinished report is in ${file}.${isBeside ? ` ${kept.en}` : ""}`,
    }),
  );
  if (format === "jsonl")
    note(say({ ko: "--resume를 붙여 다시 실행하면 이어서 합니다.", en: "Run it again with --resume to go on." }));
}
