export { createEmbedder } from "./embedder.ts";
export { type House, openHouse } from "./house.ts";
export { type Config, type ConfigFile, defineConfig, readConfig } from "./read-config.ts";
export type { Conductor, RunningTurn, TurnOrder } from "./turns/conductor.ts";
