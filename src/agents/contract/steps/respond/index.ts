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

const partsRead = {
  ko: "아래는 계약서에서 읽은 부분입니다. 계약서에는 다른 부분도 있습니다.",
  en: "Below are the parts of the contract that were read. The contract has others.",
};

/** A mark as this contract has them, for an example: 제5조 제2항, 3 A. */
const exampleOf = ({ evidence }: RespondInput) =>
  evidence.flatMap(({ label, points }) => points.find((point) => point.label !== label)?.label ?? [])[0] ??
  evidence.at(-1)?.label;

export function respondPrompt(input: RespondInput, context: PromptContext): Prompt {
  const { language } = context;
  const absent = input.asked.filter(({ exists }) => !exists).map(({ label }) => label);
  const rules = [instructions, shortenedRule, materialRule].map((rule) => rule[language]).join("\n");
  return promptOf(rules.replace("{label}", exampleOf(input) ?? { ko: "제5조 제2항", en: "Section 4.2" }[language]), [
    material("contract", input.contractTitle),
    input.whole ? "" : partsRead[language],
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
