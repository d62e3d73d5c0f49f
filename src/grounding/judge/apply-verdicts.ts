import { doubtfulStatuses, type Statement } from "#protocol";
import type { JudgeClaimsOutput } from "./schema.ts";

/** What a judge is asked about: claims that code let pass and that are not there word for word. */
export function openTo(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ status }) => status === "supported" || status === "unchecked" || status === "uncited");
}

/** A judge can only make a status stricter: what code found is never lifted, and what is quoted is not doubted. */
export function applyVerdicts(
  statements: readonly Statement[],
  numbers: ReadonlyMap<number, Statement>,
  { verdicts }: JudgeClaimsOutput,
): Statement[] {
  const judged = new Map(
    verdicts.flatMap(({ number, verdict, words }) => {
      const statement = numbers.get(number);
      return statement === undefined || verdict === "supports" ? [] : [[statement, { verdict, words }] as const];
    }),
  );
  return statements.map((statement) => {
    const found = judged.get(statement);
    if (found === undefined || statement.status === "quoted" || doubtfulStatuses.has(statement.status))
      return statement;
    const label = statement.evidence[0]?.label;
    return {
      ...statement,
      status: found.verdict === "contradicts" ? "contradicts" : "unsupported",
      check: "judge",
      reason:
        found.verdict === "contradicts"
          ? { ko: "모델이 다시 보니 근거와 다릅니다", en: "On a second look by a model the evidence says otherwise" }
          : {
              ko: "모델이 다시 보니 근거에 없는 말입니다",
              en: "On a second look by a model the evidence does not say so",
            },
      evidence: found.words === "" || label === undefined ? statement.evidence : [{ label, quote: found.words }],
    };
  });
}
