import { z } from "zod";

/** One page as it was read, and how it is kept. */
export const normaliseInputSchema = z.object({ name: z.string(), page: z.number().int(), text: z.string() });
export const normaliseOutputSchema = z.object({ text: z.string() });
export type NormaliseInput = z.infer<typeof normaliseInputSchema>;
export type NormaliseOutput = z.infer<typeof normaliseOutputSchema>;
