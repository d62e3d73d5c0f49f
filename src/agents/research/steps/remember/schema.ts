import { z } from "zod";

export const rememberInput = z.object({
  message: z.string(),
  answer: z.string(),
  known: z.array(z.string()),
  /** Where papers of the notebook appeared: who names one narrows them, and tells no interest. */
  venues: z.array(z.string()).default([]),
});
export type RememberInput = z.infer<typeof rememberInput>;

export const rememberOutput = z.object({
  nodes: z
    .array(
      z.object({
        kind: z.enum(["interest", "question", "finding", "preference"]),
        text: z.string().min(1).max(300).describe("One sentence, in the user's language"),
      }),
    )
    .max(5),
});
export type RememberOutput = z.infer<typeof rememberOutput>;
