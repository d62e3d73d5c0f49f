import { z } from "zod";
import {
  defineStep,
  instructionsIn,
  material,
  materialRule,
  type Prompt,
  type PromptContext,
  promptOf,
  todayLine,
} from "#kernel";
import { evidenceSchema, toolNoteSchema } from "../evidence.ts";
import { previousTurnSchema, shortened, shortenedRule, shownPrevious } from "./shortened.ts";
import { evidenceShown } from "./shown-evidence.ts";

export const evaluateInput = z.object({
  question: z.string(),
  contractTitle: z.string().default(""),
  /** The turn before, where there was one. */
  previous: previousTurnSchema.nullable().default(null),
  explored: z.array(z.string()),
  /** Labels and titles of some that were not read, and how many more there are. */
  unexplored: z.array(z.string()),
  unexploredLeft: z.number().int().default(0),
  evidence: z.array(evidenceSchema),
  notes: z.array(toolNoteSchema),
  /** Labels that the question names and the contract lacks. */
  absentLabels: z.array(z.string()),
});
export type EvaluateInput = z.infer<typeof evaluateInput>;

export const evaluateOutput = z.object({
  is_sufficient: z.boolean(),
  absent: z
    .boolean()
    .nullish()
    .describe("true when the contract plainly says nothing of what was asked, so that reading on would not help"),
  near: z.array(z.string()).max(5).nullish().describe("when absent: labels of read parts that come near, if any"),
  reasoning: z.string().max(1_000),
  missing_info: z
    .string()
    .max(400)
    .nullable()
    .describe("what is still lacking, in words to search for; when absent, what the contract does not say"),
});
export type EvaluateOutput = z.infer<typeof evaluateOutput>;

const instructions = instructionsIn("agents/contract/steps/evaluate.md");

export function evaluatePrompt(input: EvaluateInput, context: PromptContext): Prompt {
  const { language } = context;
  const notes = input.notes.map(({ tool, note }) => `${tool}: ${note}`).join("\n");
  return promptOf([instructions, shortenedRule, materialRule].map((rule) => rule[language]).join("\n"), [
    material("contract", input.contractTitle),
    todayLine(context),
    shownPrevious(input.previous, context),
    material("question", input.question),
    `explored: ${input.explored.join(", ") || "-"}`,
    material("unexplored parts", input.unexplored.join("\n") || "-"),
    input.unexploredLeft === 0 ? "" : `unexplored parts that are not listed: ${input.unexploredLeft}`,
    ...evidenceShown(input, context),
    input.absentLabels.length === 0 ? "" : material("not in this contract", input.absentLabels.join(", ")),
    notes === "" ? "" : material("tool notes", shortened(notes, 4_000, language)),
  ]);
}

/** Code knows when there is something to tell: what was named or listed, or the closest parts. Whether it answers takes reading. */
export function evaluateRule({ question, evidence, notes, absentLabels }: EvaluateInput): EvaluateOutput {
  if (evidence.length > 0) return enough("what is named, or closest, was read");
  if (absentLabels.length > 0) return enough("the contract has no such article, and that is the answer");
  if (notes.some(({ isList }) => isList)) return enough("the list that was asked for was made");
  return { is_sufficient: false, reasoning: "nothing was found", missing_info: question.slice(0, 400) };
}

const enough = (reasoning: string): EvaluateOutput => ({ is_sufficient: true, reasoning, missing_info: null });

/** Is what was read enough to answer? What is missing goes back to the planner. */
export const evaluate = defineStep({
  name: "contract.evaluate",
  role: "evaluate",
  input: evaluateInput,
  output: evaluateOutput,
  prompt: evaluatePrompt,
  rule: evaluateRule,
});
