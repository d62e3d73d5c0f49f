export { checkSettingNames } from "./check-setting-names.ts";
export { type JihwiApp, openApp } from "./create-jihwi.ts";
export { createEmbedder } from "./embedder.ts";
export { agentShape, toolShape } from "./plugin-shapes.ts";
export { type Config, type ConfigFile, defineConfig, readConfig } from "./read-config.ts";
