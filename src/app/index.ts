export { type JihwiApp, openApp } from "./create-jihwi.ts";
export { createEmbedder } from "./embedder.ts";
export { type Config, type ConfigFile, defineConfig, readConfig } from "./read-config.ts";
