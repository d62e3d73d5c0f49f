export { type ModelSettings, modelConfigSchema, modelSettingsSchema } from "./config.ts";
export { embedTexts } from "./embed-texts.ts";

export { toModelError } from "./errors/to-model-error.ts";
export { costOf } from "./prices.ts";
export { probe } from "./probe.ts";

export { secretNames } from "./providers/index.ts";
export { createModelRegistry, type ModelRegistry } from "./registry.ts";
export type { ResolvedModel } from "./resolved-model.ts";
export type { Role } from "./roles.ts";
export { rememberSecret, scrub } from "./scrub.ts";
export { createSecrets, type Secrets } from "./secrets.ts";
export { serviceKeys } from "./service-keys.ts";
