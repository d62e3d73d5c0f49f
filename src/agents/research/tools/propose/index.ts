import { z } from "zod";
import { defineTool } from "#kernel";
import { proposalSchema } from "#protocol";
import { researchText } from "../../text.ts";

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
  description: researchText("propose"),
  input: proposeInput,
  output: proposalSchema,
  summary: ({ choices }) => choices.map(({ label }) => label).join(" · "),
  run: (input) => input,
});
