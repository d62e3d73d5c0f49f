import { material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginning } from "../beginning.ts";
import type { TitleInput } from "./schema.ts";

const instructions = {
  ko: "지금 할 일: 대화의 첫 질문과 답을 보고 짧은 제목을 짓습니다. 30자를 넘기지 말고, 따옴표나 마침표를 쓰지 마세요.",
  en: "Now: name a conversation by its first question and answer. At most 30 characters, no quotes, no full stop.",
};

export function titlePrompt({ question, answer }: TitleInput, context: PromptContext): Prompt {
  const shown = [material("question", question.slice(0, 1_000)), material("answer", answer.slice(0, 1_000))];
  return promptOf(beginning(context, instructions[context.language]), [shown.join("\n")]);
}
