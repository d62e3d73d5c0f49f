import { z } from "zod";
import { pricesSchema } from "./prices.ts";
import { plainNames } from "./providers/index.ts";
import { roleNames } from "./roles.ts";

const spec = z.string().trim().min(1);

/** Which model serves which role, as the settings page keeps it. */
export const modelSettingsSchema = z.strictObject({
  /** For every role that names none of its own. */
  default: spec.optional(),
  roles: z.partialRecord(z.enum(roleNames), spec).optional(),
  /** What providers read, such as OPENAI_BASE_URL, for those who do not want it in the environment. Keys are not among them. */
  variables: z.partialRecord(z.enum(plainNames), z.string()).optional(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

/** The `models` part of `jihwi.config.json`. */
export const modelConfigSchema = modelSettingsSchema.extend({ prices: pricesSchema.optional() });
export type ModelConfig = z.infer<typeof modelConfigSchema>;
