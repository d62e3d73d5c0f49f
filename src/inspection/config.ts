import { z } from "zod";
import { ownCheckSchema } from "./checks/own-check.ts";

/** The `inspect` part of `jihwi.config.json`. Settings of an algorithm are checked by the algorithm itself. */
export const inspectConfigSchema = z.strictObject({
  /** Which algorithms run, in which order. */
  order: z.array(z.string().min(1)).min(1).optional(),
  algorithms: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  /** Folders with algorithms of your own: each has `index.ts` and `criteria.md`. */
  folders: z.array(z.string().min(1)).default([]),
  /** Checks of your own without a program: a shipped algorithm with another name, other settings, other criteria. */
  checks: z.array(ownCheckSchema).default([]),
  /** Folder with criteria documents, `<algorithm_name>.md`, in place of the shipped ones. */
  criteria: z.string().min(1).optional(),
  /** Hide personal data and secrets in reports. */
  mask: z.boolean().default(false),
  /** Whether comments in documents may switch findings off. By default in files, never in records and pasted texts. */
  suppressions: z.boolean().optional(),
  /** Who judges a result: code, by the conditions that compile, with a model for the prose; or a model, by the whole document. */
  judge: z.enum(["compiled", "model"]).default("compiled"),
  /** How often a model is asked about each condition in prose. */
  votes: z.int().min(1).max(9).default(1),
  /** Larger documents become `error` rows. */
  maxBytes: z
    .int()
    .min(1)
    .default(16 * 1024 * 1024),
});
export type InspectConfig = z.infer<typeof inspectConfigSchema>;

export const defaultInspectConfig: InspectConfig = inspectConfigSchema.parse({});
