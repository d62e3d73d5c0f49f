import { contentWords } from "#contracts";
import { asksForRest } from "../../asking/asks-for-rest.ts";
import { neighbourAskedFor } from "../../asking/neighbour-asked-for.ts";
import { answersByItself } from "../../listing.ts";
import type { EvaluateInput, EvaluateOutput } from "./schema.ts";

/** Half of the question's words in one part are enough, when no search has measured it. */
const enoughWords = 0.5;

/** Enough when every named article was read, when a list was asked for, or when a part was read that settles what was asked. */
export function evaluateRule(input: EvaluateInput): EvaluateOutput {
  const unread = input.askedUnits.filter((unit) => !input.explored.includes(unit));
  if (unread.length > 0) return lacking(unread.join(", "));
  if (input.askedUnits.length > 0) return enough("every article named in the question was read");
  if (input.absentLabels.length > 0) return enough("the contract has no such article, and that is the answer");
  const listings = input.notes.flatMap(({ listing }) => listing ?? []);
  if (listings.some(answersByItself)) return enough("the list answers it");
  if (input.evidence.some(({ continues }) => continues === true)) return enough("what follows was read");
  const asksForParts = asksForRest(input.question) || neighbourAskedFor(input.question) !== null;
  if (asksForParts && input.evidence.some(({ fit }) => fit === undefined)) return enough("the other parts were read");
  const words = contentWords(input.question);
  const settles = input.evidence.some(({ fit, text }) =>
    fit === undefined ? words.length > 0 && share(words, text) >= enoughWords : fit === "settles" || fit === "likely",
  );
  if (settles) return enough("a part that was read settles what was asked");
  const wasSearched =
    input.evidence.some(({ fit }) => fit !== undefined) || input.notes.some(({ tool }) => tool === "search_contract");
  if (listings.some(({ lists }) => lists === "figures") && wasSearched)
    return enough("there are no such figures, and no part tells of them in words");
  return lacking(words.join(" ") || input.question);
}

function share(words: readonly string[], text: string): number {
  const squeezed = text.replace(/\s/g, "").toLowerCase();
  return (
    words.filter((word) => squeezed.includes(word) || (word.length >= 3 && squeezed.includes(word.slice(0, -1))))
      .length / Math.max(1, words.length)
  );
}

const enough = (reasoning: string): EvaluateOutput => ({ is_sufficient: true, reasoning, missing_info: null });
const lacking = (missing: string): EvaluateOutput => ({
  is_sufficient: false,
  reasoning: "nothing that was read answers it",
  missing_info: missing.slice(0, 400),
});
