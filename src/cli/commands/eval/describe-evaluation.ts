import type { ExecutorEvaluation, FailedCase, StepEvaluation } from "#learning";
import type { Say } from "../../context.ts";
import { table } from "../../table.ts";

const longestValue = 160;

/** An evaluation for people: a line for each executor, what was taken for what, and every case that went wrong. */
export function describeEvaluation({ step, cases, executors }: StepEvaluation, say: Say): string {
  const head = `${step}  ${say({ ko: `사례 ${cases}개`, en: `${cases} cases` })}`;
  const overview = table(
    [
      say({ ko: "누가", en: "executor" }),
      say({ ko: "정확도", en: "accuracy" }),
      say({ ko: "맞음", en: "right" }),
      say({ ko: "틀림", en: "wrong" }),
      say({ ko: "실패", en: "failed" }),
      say({ ko: "토큰", en: "tokens" }),
      say({ ko: "비용", en: "cost" }),
    ],
    executors.map(({ executor, accuracy, right, wrong, failed, usage, cost }) => [
      executor,
      `${(accuracy * 100).toFixed(1)}%`,
      String(right),
      String(wrong),
      String(failed),
      `${usage.inputTokens ?? 0}+${usage.outputTokens ?? 0}`,
      cost === null ? say({ ko: "모름", en: "unknown" }) : `$${cost.toFixed(4)}`,
    ]),
  );
  return [head, overview, ...executors.map((one) => details(one, say))].filter((part) => part !== "").join("\n\n");
}

function details({ executor, confusion, failures }: ExecutorEvaluation, say: Say): string {
  const parts: string[] = [];
  if (confusion.length > 0) {
    const head = [say({ ko: "기대", en: "expected" }), say({ ko: "결과", en: "got" }), say({ ko: "수", en: "count" })];
    const rows = confusion.map(({ expected, got, count }) => [
      expected,
      expected === got ? got : `${got} ✗`,
      String(count),
    ]);
    parts.push(`${executor}\n${table(head, rows)}`);
  }
  if (failures.length > 0) {
    const head = say({ ko: `${executor}: 틀린 사례`, en: `${executor}: cases that went wrong` });
    parts.push([head, ...failures.map((failure) => describeFailure(failure, say))].join("\n"));
  }
  return parts.join("\n\n");
}

function describeFailure({ number, input, expect, got, error, note }: FailedCase, say: Say): string {
  const lines = [
    `${number}. ${short(input)}`,
    `   ${say({ ko: "기대", en: "expected" })} ${short(expect)}`,
    `   ${say({ ko: "결과", en: "got" })} ${error ?? short(got)}`,
  ];
  return (note === null ? lines : [...lines, `   (${note})`]).join("\n");
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…`;
}
