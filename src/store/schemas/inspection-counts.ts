import { z } from "zod";

/** How often an algorithm came to a severity; with an empty name, how often documents came to a status. */
export const inspectionCountSchema = z.object({
  inspectionId: z.string(),
  algorithm: z.string(),
  outcome: z.string(),
  count: z.number().int(),
});
