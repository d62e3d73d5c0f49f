import { defineCallStep } from "#kernel";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { offerPrompt } from "./prompt.ts";
import { offerRule } from "./rule.ts";
import { offerInput } from "./schema.ts";

/** The end of phase 3: the one tool there is `propose`, and calling it is a free choice. */
export function createOffer(tools: readonly AnyResearchTool[]) {
  return defineCallStep({
    name: "research.offer",
    role: "select",
    input: offerInput,
    tools: () => [propose],
    maxCalls: 1,
    prompt: offerPrompt,
    rule: (input, context) => offerRule(input, context, tools),
  });
}
