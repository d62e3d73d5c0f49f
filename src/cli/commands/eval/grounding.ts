import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { GroundingReport } from "#grounding";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

/** `jihwi eval grounding`: which false sentences code marks, and which true ones it marks wrongly. */
export function groundingEvaluation(group: Command, context: CliContext): void {
  group
    .command("grounding")
    .description(
      context.say({
        ko: "거짓 문장을 얼마나 찾아내고 참인 문장을 얼마나 잘못 의심하는지 재어 봅니다",
        en: "Measure which false sentences are marked and which true ones are marked wrongly",
      }),
    )
    .requiredOption(
      "--cases <file>",
      context.say({
        ko: "사례 파일(JSONL: evidence, sentence, truth)",
        en: "cases (JSONL: evidence, sentence, truth)",
      }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval grounding --cases sentences.jsonl --json")
    .action(async (flags: { readonly cases: string; readonly json?: boolean }) => {
      const { evaluateGrounding, readGroundingCase } = await import("#grounding");
      const file = resolve(context.cwd, flags.cases);
      const lines = (await readFile(file, "utf8")).split("\n");
      const cases = lines.flatMap((line, index) => {
        if (line.trim() === "") return [];
        try {
          return [readGroundingCase(JSON.parse(line))];
        } catch (cause) {
          throw badCase(flags.cases, index + 1, cause);
        }
      });
      const report = evaluateGrounding(cases);
      if (flags.json) context.printJson(report);
      else context.print(describe(report, context));
    });
}

function badCase(file: string, line: number, cause: unknown): JihwiError {
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new JihwiError("bad-input", {
    message: { ko: `${file} ${line}째 줄을 읽지 못했습니다: ${detail}`, en: `${file} line ${line}: ${detail}` },
    cause,
  });
}

function describe(report: GroundingReport, context: CliContext): string {
  const head = context.say({
    ko: "종류 묶음 참거짓 사례 표시함 비율 상태",
    en: "kind batch truth cases marked rate statuses",
  });
  const rows = report.groups.map(({ kind, batch, truth, cases, marked, rate, statuses }) => [
    kind,
    batch,
    truth,
    String(cases),
    String(marked),
    `${Math.round(rate * 100)}%`,
    Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(", "),
  ]);
  const { caught, missed, falseAlarms, passed } = report;
  const summary = context.say({
    ko: `찾음 ${caught}, 놓침 ${missed}, 잘못 의심 ${falseAlarms}, 그대로 둠 ${passed}`,
    en: `caught ${caught}, missed ${missed}, false alarms ${falseAlarms}, passed ${passed}`,
  });
  return `${table(head.split(" "), rows)}\n\n${summary}`;
}
