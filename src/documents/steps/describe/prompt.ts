import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { DescribeInput } from "./schema.ts";

const instructions = {
  ko: "문서가 무엇인지 두 문장으로 설명합니다. 첫 문장은 문서의 종류와 주제, 둘째 문장은 무엇을 물을 때 쓸모가 있는지 적으세요. 주어진 글에 없는 내용은 쓰지 마세요.",
  en: "Say in two sentences what a document is: first its kind and subject, then what questions it can answer. Write nothing that the given text does not show.",
} as const;

export function describePrompt(input: DescribeInput, { language }: PromptContext): Prompt {
  const facts = `pages: ${input.pages}\nheadings: ${input.headings.join(" / ")}`;
  return {
    instructions: `${instructions[language]}\n${materialRule[language]}`,
    messages: [{ role: "user", content: material(input.name, `${facts}\n\n${input.opening}`) }],
  };
}
