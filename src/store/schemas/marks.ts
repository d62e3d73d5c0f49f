import { z } from "zod";

/** What a user says of an answer; its steps become cases of an evaluation. */
export const markSchema = z.object({
  turnId: z.string(),
  verdict: z.enum(["good", "bad"]),
  note: z.string().nullable(),
  createdAt: z.number(),
});
