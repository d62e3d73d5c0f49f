import type { ProseCondition } from "../criteria/compile-criteria.ts";

/** What the judge of prose gets to see. */
export interface ProseQuestion {
  readonly algorithm_name: string;
  readonly condition: ProseCondition;
  readonly criteria: string;
  readonly execution_result: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** What the judge of prose said of one condition. `undecided` is what a document declares of a case; `unclear` is also what comes of no model, a failing one, and a tie. */
export interface ProseAnswer {
  readonly verdict: "critical" | "warning" | "none" | "undecided" | "not_applicable" | "unclear";
  readonly thoughts: readonly string[];
  readonly summary: string;
  /** `rule` when no model answered. */
  readonly executor: string;
  /** Why a connected model did not answer; null or absent where none is connected or it did. */
  readonly failure?: string | null;
  readonly agreement?: { readonly votes: number; readonly agreeing: number };
}

export type JudgeProse = (question: ProseQuestion) => Promise<ProseAnswer>;

/** Without a model nobody can decide prose, and nobody pretends to. */
export const judgeNothing: JudgeProse = async () => ({
  verdict: "unclear",
  thoughts: [],
  summary: "",
  executor: "rule",
});
