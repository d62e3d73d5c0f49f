import { material, materialRule, type Prompt, type PromptContext, promptOf } from "#kernel";
import { shownPrevious } from "../shortened.ts";
import type { CheckPreviousContextInput } from "./schema.ts";

export function checkPreviousContextPrompt(
  { question, previous }: CheckPreviousContextInput,
  { language }: PromptContext,
): Prompt {
  const instructions = {
    ko: `새 질문을 이해하려면 바로 앞의 질문과 답변이 필요한지 판단하세요. 질문만으로 뜻이 통하면 필요하지 않습니다.\n${materialRule.ko}`,
    en: `Decide whether the new question can be understood only with the question and answer before it. If it stands on its own, they are not needed.\n${materialRule.en}`,
  };
  return promptOf(instructions[language], [shownPrevious(previous, language), material("new question", question)]);
}
