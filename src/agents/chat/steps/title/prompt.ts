import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { TitleInput } from "./schema.ts";

const instructions = {
  ko: "대화의 첫 질문과 답을 보고 짧은 제목을 짓습니다. 30자를 넘기지 말고, 따옴표나 마침표를 쓰지 마세요.",
  en: "Name a conversation by its first question and answer. At most 30 characters, no quotes, no full stop.",
};

export function titlePrompt({ question, answer }: TitleInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: `${material("question", question.slice(0, 1_000))}\n${material("answer", answer.slice(0, 1_000))}`,
      },
    ],
  };
}
