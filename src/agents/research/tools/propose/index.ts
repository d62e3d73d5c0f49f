import { z } from "zod";
import { defineTool } from "#kernel";
import { proposalSchema } from "#protocol";

const proposeInput = z.object({
  question: z.string().trim().min(1).max(300),
  choices: z
    .array(
      z.object({
        label: z.string().trim().min(1).max(60),
        message: z.string().trim().min(1).max(300),
      }),
    )
    .min(1)
    .max(5),
});

/** Proposing is saying: there is nothing to fetch or compute. It ends the turn. */
export const propose = defineTool({
  name: "propose",
  title: { ko: "제안", en: "Proposal" },
  description: {
    ko: "다음에 할 일 두 개에서 네 개를 버튼으로 내놓습니다. question은 무엇을 고를지 묻는 한 문장, label은 버튼의 말, message는 누르면 사용자가 하는 말입니다. 일을 하려는 것이 아니라 사용자가 골라야 할 때 부릅니다.",
    en: "Offers the user two to four next steps as buttons. question: what to choose, in one sentence; label: the words on the button; message: what the user says by pressing it. Use it when the user has to choose, not to do the work.",
  },
  input: proposeInput,
  output: proposalSchema,
  summary: ({ choices }) => choices.map(({ label }) => label).join(" · "),
  run: (input) => input,
});
