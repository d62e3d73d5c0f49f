import { z } from "zod";
import { createSay, defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { withMaterialRule } from "./conversation.ts";

export const reviseInput = z.object({
  title: z.string(),
  wish: z.string(),
  /** The document's own words, a paragraph each; a heading is one. */
  paragraphs: z.array(z.string()),
  /** The papers that it cites. */
  papers: z.array(z.object({ number: z.number().int(), name: z.string(), abstract: z.string() })),
});
export type ReviseInput = z.infer<typeof reviseInput>;

export const reviseOutput = z.object({
  title: z.string().max(300).nullable().describe("The document's new title, where one is asked for; else null"),
  changes: z
    .array(
      z.object({
        paragraph: z.number().int().min(1).describe("The number of the paragraph"),
        what: z.enum(["replace", "remove", "insert-after"]),
        text: z.string().max(8_000).describe("The whole new paragraph; empty for remove"),
      }),
    )
    .max(60),
});

const instructions = instructionsIn("agents/research/steps/revise.md");

export function revisePrompt({ title, wish, paragraphs, papers }: ReviseInput, context: PromptContext): Prompt {
  const say = createSay(context);
  return promptOf(withMaterialRule(instructions, context.language), [
    papers.map(({ number, name, abstract }) => material(`[${number}] ${name}`, abstract)).join("\n"),
    material(title, paragraphs.map((text, at) => `(${at + 1}) ${text}`).join("\n\n")),
    `${say("부탁", "Wish")}: ${wish}`,
  ]);
}

/** What changes of a document, paragraph by paragraph: code puts it together, so that the rest cannot change. */
export const revise = defineStep({
  name: "research.revise",
  role: "compose",
  input: reviseInput,
  output: reviseOutput,
  prompt: revisePrompt,
  rule: null,
  needsModel: { ko: "문서를 고쳐 쓰는 일은 모델이 있어야 합니다.", en: "Revising a document needs a model." },
});
