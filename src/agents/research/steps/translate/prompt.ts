import { material, materialRule, type Prompt } from "#kernel";
import type { TranslateInput } from "./schema.ts";

const instructions = {
  ko: `논문 초록을 한국어로 옮깁니다.
- 빠뜨리거나 보태지 않고 문장마다 옮깁니다.
- 전문 용어는 처음 나올 때 원어를 괄호에 함께 적습니다. 수치와 이름은 그대로 둡니다.`,
  en: `You translate the abstract of a paper into English.
- Translate sentence by sentence, leaving nothing out and adding nothing.
- Keep figures and names as they are.`,
};

export function translatePrompt({ title, abstract, into }: TranslateInput): Prompt {
  return {
    instructions: `${instructions[into]}\n\n${materialRule[into]}`,
    messages: [{ role: "user", content: material(title, abstract.slice(0, 12_000)) }],
  };
}
