export type { Choice, Environment, Origin } from "./choices.ts";
export { type ModelConfig, type ModelSettings, modelConfigSchema, modelSettingsSchema } from "./config.ts";
export { refused } from "./errors/from-output.ts";
export { type ModelErrorContext, toModelError } from "./errors/to-model-error.ts";
export { costOf, type Price, type Prices, priceOf, priceSchema } from "./prices.ts";
export type { Capabilities, FoundModel, Provider, Variable } from "./provider.ts";
export {
  createModelRegistry,
  type ModelRegistry,
  type ModelRegistryOptions,
  type ResolvedEmbedder,
  type ResolvedModel,
} from "./registry.ts";
export { isRole, type Role, roleNames, roles } from "./roles.ts";
export { scrub } from "./scrub.ts";
