import type { ChosenCalls, PromptContext } from "#kernel";
import type { Proposal } from "#protocol";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import type { OfferInput } from "./schema.ts";

/** What usually comes next, by what was just done; nothing when there is nothing to go on with. */
export function offerRule(
  { tool, failed, ...result }: OfferInput,
  { language }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const done = tools.find(({ name }) => name === tool);
  const choices = failed || done === undefined ? [] : [...done.next({ ...result, findings: 0 }, language)];
  if (choices.length === 0) return { text: "", calls: [] };
  const question = language === "ko" ? "다음은 무엇을 할까요?" : "What shall we do next?";
  return { text: "", calls: [{ tool: propose.name, arguments: { question, choices } satisfies Proposal }] };
}
