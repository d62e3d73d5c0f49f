import { z } from "zod";
import { toolNameSchema } from "../../tools/tool-names.ts";

export const offerInput = z.object({
  message: z.string(),
  tool: toolNameSchema,
  about: z.string(),
  failed: z.boolean(),
  total: z.number().int(),
  /** The number of the first paper, for proposals that need one. */
  first: z.number().int().nullable(),
  answer: z.string(),
});
export type OfferInput = z.infer<typeof offerInput>;
