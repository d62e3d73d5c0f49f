import type { ChosenCalls, PromptContext } from "#kernel";
import { neighbourAskedFor } from "../../asking/neighbour-asked-for.ts";
import { onlyRestates } from "../../asking/only-restates.ts";
import { needsPrevious } from "../check-previous-context/learned.ts";
import type { PlanInput } from "./schema.ts";
import { suggestCalls } from "./suggest.ts";

/** What the words of the question suggest in the first round; then a search for what is missing; then nothing more. */
export function planRule(input: PlanInput, { weights }: PromptContext): ChosenCalls {
  const { question, previous } = input;
  const leans = previous !== null && needsPrevious.decide({ question, previous }, { weights }).label === "true";
  const suggested = input.round === 1 ? suggestCalls(input) : [];
  const readsOn = suggested.some(({ tool }) => tool === "read_on") || neighbourAskedFor(question) !== null;
  if (previous !== null && !readsOn && onlyRestates(question, leans))
    return { text: "the previous answer suffices", calls: [] };
  if (input.round === 1) return { text: "", calls: suggested };
  if (input.round === 2 && input.missingInfo !== null)
    return { text: "", calls: [{ tool: "search_contract", arguments: { query: input.missingInfo.slice(0, 400) } }] };
  return { text: "", calls: [] };
}
