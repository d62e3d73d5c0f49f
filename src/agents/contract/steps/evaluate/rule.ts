import { isAskedFor } from "../../listing.ts";
import type { EvaluateInput, EvaluateOutput } from "./schema.ts";

/**
 * Code knows when nothing is left to read: all was read, the named articles were, a list was made, or the closest parts were
 * found. Whether they answer takes reading.
 */
export function evaluateRule(input: EvaluateInput): EvaluateOutput {
  const unread = input.askedUnits.filter((unit) => !input.explored.includes(unit));
  if (unread.length > 0) return lacking(unread.join(", "));
  if (input.askedUnits.length > 0) return enough("every article named in the question was read");
  if (input.absentLabels.length > 0) return enough("the contract has no such article, and that is the answer");
  if (input.unexplored.length === 0) return enough("the whole contract was read");
  if (input.notes.some(({ listing }) => isAskedFor(listing))) return enough("the list that was asked for was made");
  if (input.evidence.length > 0) return enough("the closest parts were read");
  return lacking(input.question);
}

const enough = (reasoning: string): EvaluateOutput => ({ is_sufficient: true, reasoning, missing_info: null });
const lacking = (missing: string): EvaluateOutput => ({
  is_sufficient: false,
  reasoning: "nothing was found",
  missing_info: missing.slice(0, 400),
});
