import type { ExecutorEvaluation, FailedCase, StepEvaluation } from "#learning";
import { counted } from "#protocol";
import type { Say } from "../../context.ts";
import { table } from "../../table.ts";

const longestValue = 160;
const mostMistakes = 30;
const heads = {
  batch: { ko: "묶음", en: "batch" },
  cases: { ko: "사례", en: "cases" },
  accuracy: { ko: "정확도", en: "accuracy" },
};

/** An evaluation for people: a line for each executor and batch, what was taken for what, and the worst mistakes. */
export function describeEvaluation({ step, cases, executors }: StepEvaluation, say: Say): string {
  const head = `${step}  ${say({ ko: `사례 ${cases}개`, en: counted(cases, "case") })}`;
  const overview = table(
    say,
    [
      { ko: "누가", en: "executor" },
      heads.accuracy,
      { ko: "맞음", en: "right" },
      { ko: "틀림", en: "wrong" },
      { ko: "실패", en: "failed" },
      { ko: "토큰", en: "tokens" },
      { ko: "비용", en: "cost" },
    ],
    executors.map(({ executor, accuracy, right, wrong, failed, usage, cost }) => [
      executor,
      percent(accuracy),
      right,
      wrong,
      failed,
      `${usage.inputTokens ?? 0}+${usage.outputTokens ?? 0}`,
      cost === null ? say({ ko: "모름", en: "unknown" }) : `$${cost.toFixed(4)}`,
    ]),
  );
  return [head, overview, ...executors.map((one) => details(one, say))].filter((part) => part !== "").join("\n\n");
}

function details({ executor, batches, confusion, failures }: ExecutorEvaluation, say: Say): string {
  const parts: string[] = [];
  if (batches.length > 0) {
    const rows = batches.map(({ batch, cases, right }) => [batch, cases, percent(right / cases)]);
    parts.push(`${executor}\n${table(say, [heads.batch, heads.cases, heads.accuracy], rows)}`);
  }
  if (confusion.length > 0) parts.push(`${executor}\n${confusionTable(confusion, say)}`);
  if (failures.length > 0) {
    const shown = failures.slice(0, mostMistakes);
    const head = say({
      ko: `${executor}: 틀린 사례 ${failures.length}개${failures.length > shown.length ? ` 가운데 가장 확신한 ${shown.length}개` : ""}`,
      en: `${executor}: ${counted(failures.length, "case")} went wrong${failures.length > shown.length ? `, the ${shown.length} surest first` : ""}`,
    });
    parts.push([head, ...shown.map((failure) => describeFailure(failure, say))].join("\n"));
  }
  return parts.join("\n\n");
}

/** What was expected in rows, what came in columns. */
function confusionTable(confusion: ExecutorEvaluation["confusion"], say: Say): string {
  const expected = [...new Set(confusion.map((one) => one.expected))].sort();
  const got = [...new Set([...expected, ...confusion.map((one) => one.got)])];
  const counts = new Map(confusion.map((one) => [`${one.expected} ${one.got}`, one.count]));
  const corner = { ko: "기대 \\ 결과", en: "expected \\ got" };
  const rows = expected.map((row) => [row, ...got.map((column) => counts.get(`${row} ${column}`) ?? "·")]);
  return table(say, [corner, ...got], rows);
}

function describeFailure({ number, input, expect, got, error, note, confidence }: FailedCase, say: Say): string {
  const sure = confidence === null ? "" : ` (${percent(confidence)})`;
  const lines = [
    `${number}. ${short(input)}`,
    `   ${say({ ko: "기대", en: "expected" })} ${short(expect)}`,
    `   ${say({ ko: "결과", en: "got" })} ${error ?? short(got)}${sure}`,
  ];
  return (note === null ? lines : [...lines, `   (${note})`]).join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…`;
}
