import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import { shortened } from "../conversation.ts";
import type { RememberInput } from "./schema.ts";

const instructions = {
  ko: `이 대화에서 다음에도 쓸모 있는 것만 골라 적습니다: 사용자의 관심(interest), 품고 있는 물음(question), 알아낸 것(finding), 바라는 방식(preference).
- 알아낸 것에는 논문 번호(paper)와, 그 논문의 말을 한 글자도 바꾸지 않고 옮긴 것(quote)을 함께 적습니다. 옮길 말이 없으면 적지 마세요.
- 이미 아는 것은 다시 적지 않습니다. 없으면 빈 목록으로 답합니다. 논문 이름을 지어내지 마세요.`,
  en: `Write down only what will be useful later: the user's interest, a question they hold, a finding, a preference of how to work.
- A finding has the number of its paper, and words of that paper copied letter by letter. Leave it out when there are none to copy.
- Leave out what is known already. An empty list is a good answer. Invent no paper.`,
};

const longestShown = 6_000;

export function rememberPrompt({ message, answer, known }: RememberInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("known", known.join("\n")),
          material("message", shortened(message, longestShown)),
          material("answer", shortened(answer, longestShown)),
        ].join("\n"),
      },
    ],
  };
}
