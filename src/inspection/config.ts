import { z } from "zod";
import { aboutSetting } from "#protocol";
import { ownCheckSchema } from "./checks/own-check.ts";

/** The `inspect` part of `jihwi.config.json`. Settings of an algorithm are checked by the algorithm itself. */
export const inspectConfigSchema = z.strictObject({
  order: z.array(z.string().min(1)).min(1).optional().meta(aboutSetting("inspect.order")),
  algorithms: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .default({})
    .meta(aboutSetting("inspect.algorithms")),
  folders: z.array(z.string().min(1)).default([]).meta(aboutSetting("inspect.folders")),
  checks: z.array(ownCheckSchema).default([]).meta(aboutSetting("inspect.checks")),
  criteria: z.string().min(1).optional().meta(aboutSetting("inspect.criteria")),
  mask: z.boolean().default(false).meta(aboutSetting("inspect.mask")),
  suppressions: z.boolean().optional().meta(aboutSetting("inspect.suppressions")),
  judge: z.enum(["compiled", "model"]).default("compiled").meta(aboutSetting("inspect.judge")),
  maxBytes: z
    .int()
    .min(1)
    .default(16 * 1024 * 1024)
    .meta(aboutSetting("inspect.maxBytes")),
});
export type InspectConfig = z.infer<typeof inspectConfigSchema>;

export const defaultInspectConfig: InspectConfig = inspectConfigSchema.parse({});
