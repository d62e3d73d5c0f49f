import { z } from "zod";
import { createSay, defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginningOf, withMaterialRule } from "./conversation.ts";

export const rememberInput = z.object({
  message: z.string(),
  answer: z.string(),
  /** Words of papers that the answer stands on, with their marks. */
  quotes: z.array(z.string()).default([]),
  known: z.array(z.string()),
});
export type RememberInput = z.infer<typeof rememberInput>;

export const rememberOutput = z.object({
  nodes: z
    .array(
      z.object({
        kind: z.enum(["interest", "question", "finding", "preference"]),
        text: z.string().min(1).max(300).describe("One sentence, in the user's language"),
        paper: z.number().int().nullable().default(null).describe("The number of the paper that a finding is from"),
        quote: z
          .string()
          .max(600)
          .nullable()
          .default(null)
          .describe("The words of that paper that a finding stands on, copied letter by letter"),
      }),
    )
    .max(5),
});
export type RememberOutput = z.infer<typeof rememberOutput>;

const instructions = instructionsIn("agents/research/steps/remember.md");

const longestShown = 6_000;

export function rememberPrompt({ message, answer, quotes, known }: RememberInput, context: PromptContext): Prompt {
  const { language } = context;
  const shown = [
    material("known", known.join("\n")),
    material("message", beginningOf(message, longestShown)),
    material("answer", beginningOf(answer, longestShown)),
    ...(quotes.length === 0
      ? []
      : [material(createSay(context)("논문의 말", "words of papers"), beginningOf(quotes.join("\n"), longestShown))]),
  ];
  return promptOf(withMaterialRule(instructions, language), [shown.join("\n")]);
}

/** What is worth remembering of a turn. It runs after the answer and delays nothing. */
export const remember = defineStep({
  name: "research.remember",
  role: "remember",
  input: rememberInput,
  output: rememberOutput,
  prompt: rememberPrompt,
  // A rule reads nothing out of a message: what was searched for is remembered without this step.
  rule: () => ({ nodes: [] }),
  temperature: 0,
});
