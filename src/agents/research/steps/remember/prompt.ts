import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { RememberInput } from "./schema.ts";

const instructions = {
  ko: `이 대화에서 다음에도 쓸모 있는 것만 골라 적습니다: 사용자의 관심(interest), 품고 있는 물음(question), 알아낸 것(finding), 바라는 방식(preference).
이미 아는 것은 다시 적지 않습니다. 없으면 빈 목록으로 답합니다. 논문 이름을 지어내지 마세요.`,
  en: `Write down only what will be useful later: the user's interest, a question they hold, a finding, a preference of how to work.
Leave out what is known already. An empty list is a good answer. Invent no paper.`,
};

export function rememberPrompt({ message, answer, known }: RememberInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("known", known.join("\n")),
          material("message", message.slice(0, 4_000)),
          material("answer", answer.slice(0, 4_000)),
        ].join("\n"),
      },
    ],
  };
}
