import type { ChosenCalls } from "#kernel";
import type { PlanInput } from "./schema.ts";

/** The look-ups that code suggests, in the first round; then a search for what is missing; then nothing more. */
export function planRule({ round, suggested, missingInfo, toolHistory }: PlanInput): ChosenCalls {
  if (round === 1) return { text: "", calls: suggested };
  const wasSearched = toolHistory.some(({ tool }) => tool === "search_contract" || tool === "read_contract");
  if (round === 2 && missingInfo !== null && !wasSearched)
    return { text: "", calls: [{ tool: "search_contract", arguments: { query: missingInfo.slice(0, 400) } }] };
  return { text: "", calls: [] };
}
