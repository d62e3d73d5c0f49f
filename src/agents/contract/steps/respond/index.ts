import {
  defineTextStep,
  instructionsIn,
  material,
  materialRule,
  type Prompt,
  type PromptContext,
  promptOf,
  todayLine,
} from "#kernel";
import { shortened, shortenedRule, shownPrevious } from "../shortened.ts";
import { evidenceShown } from "../shown-evidence.ts";
import { respondRule } from "./rule.ts";
import { type RespondInput, respondInput } from "./schema.ts";

export type { RespondInput } from "./schema.ts";

const instructions = instructionsIn("agents/contract/steps/respond/prompt.md");

export function respondPrompt(input: RespondInput, context: PromptContext): Prompt {
  const { language } = context;
  const absent = input.asked.filter(({ exists }) => !exists).map(({ label }) => label);
  return promptOf([instructions, shortenedRule, materialRule].map((rule) => rule[language]).join("\n"), [
    material("contract", input.contractTitle),
    ...evidenceShown(input, context),
    todayLine(context),
    shownPrevious(input.previous, context),
    absent.length === 0 ? "" : material("not in this contract", absent.join(", ")),
    ...input.notes.map(({ tool, note }) => material(tool, shortened(note, 8_000, language))),
    input.missingInfo === null ? "" : material("looked for and not found", input.missingInfo),
    material("question", input.question),
  ]);
}

/** Writes the answer from what was read, with a label after every statement. */
export const respond = defineTextStep({
  name: "contract.respond",
  role: "respond",
  input: respondInput,
  prompt: respondPrompt,
  rule: respondRule,
  maxCharacters: 12_000,
});
