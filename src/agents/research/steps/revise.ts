import { z } from "zod";
import { createSay, defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
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

const instructions = {
  ko: `연구 문서를 부탁받은 대로 고칩니다. 바꿀 단락만 적습니다. 적지 않은 단락은 글자 하나 바뀌지 않습니다.
- replace는 그 단락 전체를 새로 쓴 것, insert-after는 그 단락 뒤에 넣을 새 단락입니다. 소제목의 #은 그대로 둡니다.
- 논문에서 온 말에는 그 논문의 번호를 [3]처럼 문장 끝에 붙입니다. 자료에 없는 논문, 수치, 이름을 쓰지 마세요.
- 제목을 바꿔 달라고 했을 때만 title을 적습니다.`,
  en: `You revise a research document as it was asked. Write only the paragraphs that change: what you do not write stays as it is, to the letter.
- replace is the whole paragraph written anew, insert-after a new paragraph behind it. Keep the # of headings.
- What comes from a paper has its number at the end of the sentence, such as [3]. Use no paper, figure or name that is not in the material.
- Write title only where another title was asked for.`,
};

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
