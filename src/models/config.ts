import { z } from "zod";
import { aboutSetting } from "#protocol";
import { pricesSchema } from "./prices.ts";
import { plainNames } from "./providers/index.ts";
import { roleNames } from "./roles.ts";

const spec = z.string().trim().min(1);

/** Which model serves which role, as the settings page keeps it. */
export const modelSettingsSchema = z.strictObject({
  default: spec.optional().meta(aboutSetting("models.default")),
  roles: z.partialRecord(z.enum(roleNames), spec).optional().meta(aboutSetting("models.roles")),
  variables: z.partialRecord(z.enum(plainNames), z.string()).optional().meta(aboutSetting("models.variables")),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

/** The `models` part of `jihwi.config.json`. */
export const modelConfigSchema = modelSettingsSchema.extend({
  prices: pricesSchema.optional().meta(aboutSetting("models.prices")),
});
export type ModelConfig = z.infer<typeof modelConfigSchema>;
