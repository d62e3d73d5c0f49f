import { z } from "zod";

export const proposeInput = z.object({
  question: z.string().trim().min(1).max(300).describe("What the user is asked to choose, in one sentence"),
  choices: z
    .array(
      z.object({
        label: z.string().trim().min(1).max(60).describe("The words on the button"),
        message: z.string().trim().min(1).max(300).describe("What the user would say by pressing it"),
      }),
    )
    .min(1)
    .max(5),
});

export const propose = {
  name: "propose",
  description:
    "Offers the user two to four next steps as buttons. Use it when the user has to choose, not to do the work.",
  input: proposeInput,
} as const;
