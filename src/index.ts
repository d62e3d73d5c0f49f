/**
 * Jihwi as a library: declare steps, tools and agents, run turns, or open the whole house in a program of your own.
 */

export { type Config, defineConfig, type House, openHouse, readConfig } from "#app";
export { type AnalyzeOptions, type Analyzer, analyze, createAnalyzer, defineAlgorithm } from "#inspection";
export {
  type Agent,
  type AgentRequest,
  type AgentResult,
  createMemoryJournal,
  createRun,
  createTurn,
  defineCallStep,
  defineInvariant,
  defineStep,
  defineTextStep,
  defineTool,
  type Invariant,
  material,
  type Prompt,
  type Run,
  runStep,
  runTool,
  type Turn,
} from "#kernel";
export { createModelRegistry } from "#models";
export { JihwiError, type Language, type Localized } from "#protocol";
