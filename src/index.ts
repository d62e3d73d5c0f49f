/**
 * Jihwi as a library: declare steps, tools and agents, or open the whole of it in a program of your own.
 */
export { type Config, defineConfig } from "#app";
export type { Contract } from "#contracts";
export { type AnalyzeOptions, type Analyzer, analyze, createAnalyzer, defineAlgorithm } from "#inspection";
export {
  type Agent,
  type AgentDefinition,
  type AgentRequest,
  type AgentResult,
  createMemoryJournal,
  createRun,
  createTurn,
  defineAgent,
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
  type Tool,
  type ToolContext,
  type ToolSource,
  type Turn,
} from "#kernel";
export { createModelRegistry } from "#models";
export { type FieldWords, JihwiError, type Language, type Localized } from "#protocol";
export {
  type AskOptions,
  createJihwi,
  type Jihwi,
  type JihwiOptions,
  type PluggedAgent,
  searchDocuments,
} from "./create-jihwi.ts";
export { type ContractSource, readContract } from "./read-contract.ts";
