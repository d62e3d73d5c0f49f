import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { AnswerRow, AnswersReport } from "#grounding";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";
import { readRowsOf } from "./read-rows-of.ts";

interface AnswersFlags {
  readonly cases: string;
  readonly judge?: boolean;
  readonly json?: boolean;
}

/** `jihwi eval answers`: which true and false sentences of answers are marked, by code alone or with the judge. */
export function answersEvaluation(group: Command, context: CliContext): void {
  group
    .command("answers")
    .description(
      context.say({
        ko: "답의 참인 문장과 거짓 문장 가운데 무엇에 표시가 붙는지 재어 봅니다",
        en: "Measure which true and false sentences of answers are marked",
      }),
    )
    .requiredOption(
      "--cases <file>",
      context.say({
        ko: "답 파일(JSONL: agent, question, evidence, answer, sentences)",
        en: "answers (JSONL: agent, question, evidence, answer, sentences)",
      }),
    )
    .option("--judge", context.say({ ko: "judge 역할의 모델에게도 묻기", en: "ask the model of the role judge, too" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval answers --cases answers.jsonl --json")
    .action(async (flags: AnswersFlags) => {
      const { answerRowSchema, measureAnswers } = await import("#grounding");
      const rows = await readRowsOf(resolve(context.cwd, flags.cases), answerRowSchema);
      const report = await measureAnswers(rows, flags.judge === true ? await judgeRuns(context) : null);
      if (flags.json) context.printJson(report);
      else context.print(describe(report, context));
    });
}

/** A run for each answer, with the models that are configured. */
async function judgeRuns(context: CliContext) {
  const { createRun } = await import("#kernel");
  const { models, config } = await context.jihwi();
  if (models.forRole("judge") === null) throw noJudge();
  return (row: AnswerRow) =>
    createRun({
      id: randomUUID(),
      agent: row.agent,
      language: row.language,
      startedAt: Date.now(),
      models,
      limits: { ...config.limits, tokens: null, usd: null },
      signal: context.signal,
    });
}

function noJudge(): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: "judge 역할의 모델이 없습니다.", en: "No model has the role judge." },
    hint: { ko: "JIHWI_MODEL로 모델을 정해 주세요.", en: "Choose a model with JIHWI_MODEL." },
  });
}

function describe({ agents, calls }: AnswersReport, { say }: CliContext): string {
  const head = say({
    ko: "에이전트 참 표시됨 뒷받침됨 거짓 표시됨",
    en: "agent true marked supported false marked",
  }).split(" ");
  const rows = Object.entries(agents).map(([agent, counts]) => [
    agent,
    ...[counts.true, counts.trueMarked, counts.trueSupported, counts.false, counts.falseMarked].map(String),
  ]);
  return `${table(head, rows)}\n\n${say({ ko: `모델 호출 ${calls}번`, en: `model calls: ${calls}` })}`;
}
