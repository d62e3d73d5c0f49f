import { defineTextStep } from "#kernel";
import { languageOf } from "#protocol";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { dialoguePrompt } from "./prompt.ts";
import { dialogueRule } from "./rule.ts";
import { dialogueInput } from "./schema.ts";

/** Phase 3: the conversation goes on from what the tool found and code wrote. */
export function createDialogue(tools: readonly AnyResearchTool[]) {
  return defineTextStep({
    name: "research.dialogue",
    role: "respond",
    input: dialogueInput,
    prompt: dialoguePrompt,
    rule: (input, context) => dialogueRule(input, context, tools),
    maxCharacters: 12_000,
    check: (text, { message }) => {
      const wanted = languageOf(message);
      if (languageOf(text, wanted) === wanted) return null;
      return wanted === "ko" ? "write in Korean" : "write in English";
    },
  });
}
