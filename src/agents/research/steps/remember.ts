import { z } from "zod";
import { createSay, defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginningOf, withMaterialRule } from "./conversation.ts";

export const rememberInput = z.object({
  message: z.string(),
  answer: z.string(),
  /** Words of papers that the answer stands on, with their marks. */
  quotes: z.array(z.string()).default([]),
  known: z.array(z.string()),
});
export type RememberInput = z.infer<typeof rememberInput>;

export const rememberOutput = z.object({
  nodes: z
    .array(
      z.object({
        kind: z.enum(["interest", "question", "finding", "preference"]),
        text: z.string().min(1).max(300).describe("One sentence, in the user's language"),
        paper: z.number().int().nullable().default(null).describe("The number of the paper that a finding is from"),
        quote: z
          .string()
          .max(600)
          .nullable()
          .default(null)
          .describe("The words of that paper that a finding stands on, copied letter by letter"),
      }),
    )
    .max(5),
});
export type RememberOutput = z.infer<typeof rememberOutput>;

const instructions = {
  ko: `이 대화에서 다음에도 쓸모 있는 것만 골라 적습니다: 사용자의 관심(interest), 품고 있는 물음(question), 알아낸 것(finding), 바라는 방식(preference).
- 알아낸 것에는 논문 번호(paper)와, 그 논문의 말(quote)을 함께 적습니다. 그 말은 '논문의 말'에서 한 글자도 바꾸지 않고 옮깁니다. 옮길 말이 없으면 적지 마세요.
- 이번에 답을 들은 물음, 줄이 그어진(~~) 말은 적지 않습니다.
- 이미 아는 것은 다시 적지 않습니다. 없으면 빈 목록으로 답합니다. 논문 이름을 지어내지 마세요.`,
  en: `Write down only what will be useful later: the user's interest, a question they hold, a finding, a preference of how to work.
- A finding has the number of its paper, and words of that paper, copied letter by letter from "words of papers". Leave it out when there are none to copy.
- Leave out questions that were answered this time, and what is struck through (~~).
- Leave out what is known already. An empty list is a good answer. Invent no paper.`,
};

const longestShown = 6_000;

export function rememberPrompt({ message, answer, quotes, known }: RememberInput, context: PromptContext): Prompt {
  const { language } = context;
  const shown = [
    material("known", known.join("\n")),
    material("message", beginningOf(message, longestShown)),
    material("answer", beginningOf(answer, longestShown)),
    ...(quotes.length === 0
      ? []
      : [material(createSay(context)("논문의 말", "words of papers"), beginningOf(quotes.join("\n"), longestShown))]),
  ];
  return promptOf(withMaterialRule(instructions, language), [shown.join("\n")]);
}

/** What is worth remembering of a turn. It runs after the answer and delays nothing. */
export const remember = defineStep({
  name: "research.remember",
  role: "remember",
  input: rememberInput,
  output: rememberOutput,
  prompt: rememberPrompt,
  // A rule reads nothing out of a message: what was searched for is remembered without this step.
  rule: () => ({ nodes: [] }),
  temperature: 0,
});
