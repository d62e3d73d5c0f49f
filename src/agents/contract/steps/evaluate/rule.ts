import type { EvaluateInput, EvaluateOutput } from "./schema.ts";

/** Code knows when there is something to tell: what was named or listed, or the closest parts. Whether it answers takes reading. */
export function evaluateRule({ question, evidence, notes, absentLabels }: EvaluateInput): EvaluateOutput {
  if (evidence.length > 0) return enough("what is named, or closest, was read");
  if (absentLabels.length > 0) return enough("the contract has no such article, and that is the answer");
  if (notes.some(({ isList }) => isList)) return enough("the list that was asked for was made");
  return { is_sufficient: false, reasoning: "nothing was found", missing_info: question.slice(0, 400) };
}

const enough = (reasoning: string): EvaluateOutput => ({ is_sufficient: true, reasoning, missing_info: null });
