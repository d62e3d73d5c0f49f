import { z } from "zod";

/** What a saved check may set. Settings that name files stay in the configuration: a page must not read the server's files. */
export const savedCheckSettingsSchema = z.strictObject({
  /** Words that must not occur (`keyword_check`). */
  banned: z.array(z.string().trim().min(1).max(200)).max(20_000).optional(),
  /** Phrases that must occur (`required_phrase_check`). */
  phrases: z.array(z.string().trim().min(1).max(500)).max(1_000).optional(),
  ignoreCase: z.boolean().optional(),
  /** What a model is asked about each text (`model_check`); “yes” means a problem. */
  question: z.string().trim().min(1).max(4_000).optional(),
});
export type SavedCheckSettings = z.infer<typeof savedCheckSettingsSchema>;

/** A check of one's own: a shipped algorithm with one's own name, settings and criteria. */
export const newSavedCheckSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** The algorithm that does the work. */
  base: z.string().min(1).max(100),
  settings: savedCheckSettingsSchema,
  criteria: z.string().max(256 * 1024),
});
export type NewSavedCheck = z.infer<typeof newSavedCheckSchema>;

/** A new version of a check. Where `after` names the version that it was written over, a later one is not overwritten unseen. */
export const changedCheckSchema = newSavedCheckSchema.extend({ after: z.number().int().optional() });

/** `id` is its name as an algorithm; every change is a new version. */
export const savedCheckSchema = newSavedCheckSchema.extend({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.number(),
});
export type SavedCheck = z.infer<typeof savedCheckSchema>;
