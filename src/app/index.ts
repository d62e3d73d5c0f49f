export { type House, openHouse } from "./create-jihwi.ts";
export { createEmbedder } from "./embedder.ts";
export { type Config, type ConfigFile, defineConfig, readConfig } from "./read-config.ts";
