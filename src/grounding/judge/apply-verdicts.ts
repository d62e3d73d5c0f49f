import { findQuote } from "#language";
import { doubtfulStatuses, type Localized, type Statement } from "#protocol";
import type { ShownUnit } from "../shown-units.ts";
import type { JudgeClaimsOutput } from "./schema.ts";

/** A sentence that a judge looked at, under its number, and what it was shown beside it. */
export interface LookedAt {
  readonly number: number;
  readonly statement: Statement;
  readonly units: readonly ShownUnit[];
}

/** What a judge is asked about: claims that code let pass and that are not there word for word. */
export function openTo(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ status }) => status === "supported" || status === "unchecked" || status === "uncited");
}

const reasons: Readonly<Record<"contradicts" | "not-said", Localized>> = {
  contradicts: {
    ko: "모델이 다시 보니 근거와 다릅니다",
    en: "On a second look by a model the evidence says otherwise",
  },
  "not-said": {
    ko: "모델이 다시 보니 근거에 없는 말입니다",
    en: "On a second look by a model the evidence does not say so",
  },
};

/**
 * A judge can only make a status stricter: what code found is never lifted, and what is quoted is not doubted. Of evidence
 * that it saw in part it cannot tell what is not said, and its words are shown only where the evidence has them.
 */
export function applyVerdicts(
  statements: readonly Statement[],
  looked: readonly LookedAt[],
  { verdicts }: JudgeClaimsOutput,
): Statement[] {
  const byStatement = new Map(
    looked.flatMap(({ number, statement, units }) => {
      const found = verdicts.findLast((verdict) => verdict.number === number);
      return found === undefined ? [] : [[statement, { ...found, units }] as const];
    }),
  );
  return statements.map((statement) => {
    const { verdict = "supports", words = "", units = [] } = byStatement.get(statement) ?? {};
    if (verdict === "supports" || statement.status === "quoted" || doubtfulStatuses.has(statement.status))
      return statement;
    if (verdict === "not-said" && units.some(({ isCut }) => isCut)) return statement;
    return {
      ...statement,
      status: verdict === "contradicts" ? "contradicts" : "unsupported",
      check: "judge",
      by: "model",
      reason: reasons[verdict],
      evidence: quoted(words, units) ?? statement.evidence,
    };
  });
}

/** The words as the evidence has them, with the label of where they stand. */
function quoted(words: string, units: readonly ShownUnit[]): Statement["evidence"] | null {
  for (const { unit } of units) {
    const quote = findQuote(unit.text, words);
    if (quote !== null) return [{ label: unit.label, quote }];
  }
  return null;
}
