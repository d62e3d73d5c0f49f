import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { OfferInput } from "./schema.ts";

const instructions = {
  ko: `방금 사용자에게 답했습니다. 사용자가 다음 일을 고르는 편이 나을 때만 propose를 부르세요. 버튼은 두 개에서 네 개, 짧은 한국어로 적습니다.
고를 것이 없으면 아무 도구도 부르지 말고 "없음"이라고만 쓰세요.`,
  en: `The user has just been answered. Call propose only when the user is better off choosing what comes next. Two to four buttons, in short English.
When there is nothing to choose, call no tool and write "none" only.`,
};

export function offerPrompt({ message, answer }: OfferInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      { role: "user", content: `${material("message", message)}\n${material("answer", answer.slice(0, 4_000))}` },
    ],
  };
}
