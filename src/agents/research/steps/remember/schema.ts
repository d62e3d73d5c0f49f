import { z } from "zod";

export const rememberInput = z.object({ message: z.string(), answer: z.string(), known: z.array(z.string()) });
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
