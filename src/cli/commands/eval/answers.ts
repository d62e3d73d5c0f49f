import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import type { AnswerRow, AnswersReport } from "#grounding";
import type { JihwiError } from "#protocol";
import { defineCommand } from "../../command.ts";
import type { CliContext, Say } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { flag } from "../../flags.ts";
import { table } from "../../table.ts";
import { readRowsOf } from "./read-rows-of.ts";

/** Which true and false sentences of answers are marked, by code alone or with the judge. */
export const answersEvaluation = defineCommand(
  "eval answers",
  { cases: z.string(), judge: flag },
  async ({ context, flags: { cases, judge } }) => {
    const { answerRowSchema, measureAnswers } = await import("#grounding");
    const rows = await readRowsOf(resolve(context.cwd, cases), answerRowSchema);
    const value = await measureAnswers(rows, judge ? await judgeRuns(context) : null);
    return { value, text: describe(value, context.say) };
  },
);

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
  return cliFailure("no-judge");
}

const heads = [
  { ko: "에이전트", en: "agent" },
  { ko: "참", en: "true" },
  { ko: "표시됨", en: "marked" },
  { ko: "뒷받침됨", en: "supported" },
  { ko: "거짓", en: "false" },
  { ko: "표시됨", en: "marked" },
];

function describe({ agents, calls }: AnswersReport, say: Say): string {
  const rows = Object.entries(agents).map(([agent, counts]) => [
    agent,
    counts.true,
    counts.trueMarked,
    counts.trueSupported,
    counts.false,
    counts.falseMarked,
  ]);
  return `${table(say, heads, rows)}\n\n${say({ ko: `모델 호출 ${calls}번`, en: `model calls: ${calls}` })}`;
}
