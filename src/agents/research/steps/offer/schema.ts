import { z } from "zod";

export const offerInput = z.object({
  message: z.string(),
  tool: z.string(),
  about: z.string(),
  failed: z.boolean(),
  total: z.number().int(),
  /** The number of the first paper, for proposals that need one. */
  first: z.number().int().nullable(),
  answer: z.string(),
});
export type OfferInput = z.infer<typeof offerInput>;
