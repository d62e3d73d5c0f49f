import { defineCallStep, hasWords } from "#kernel";
import { languageOf } from "#protocol";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { dialoguePrompt } from "./prompt.ts";
import { dialogueRule } from "./rule.ts";
import { dialogueInput } from "./schema.ts";

/** Phase 3: the conversation goes on from what the tool found and code wrote. The one tool it may call is `propose`, freely. */
export function createDialogue(tools: readonly AnyResearchTool[]) {
  return defineCallStep({
    name: "research.dialogue",
    role: "respond",
    input: dialogueInput,
    tools: () => [propose],
    maxCalls: 1,
    prompt: dialoguePrompt,
    rule: (input, context) => dialogueRule(input, context, tools),
    check: ({ text }) => (hasWords(text) ? null : "write to the user; buttons alone are no answer"),
    checkWords(text, { message }) {
      const wanted = languageOf(message);
      if (languageOf(text, wanted) === wanted) return null;
      return wanted === "ko" ? "write in Korean" : "write in English";
    },
  });
}
