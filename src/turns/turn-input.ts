import { z } from "zod";
import { languageSchema } from "#protocol";

/** What a turn was asked, as its row keeps it: enough to run it again from the start. */
export const turnInputSchema = z.object({
  text: z.string(),
  options: z.record(z.string(), z.unknown()),
  language: languageSchema,
  timeZone: z.string(),
  userMessageId: z.string(),
  assistantMessageId: z.string(),
});
export type TurnInput = z.infer<typeof turnInputSchema>;
