export {
  type Agent,
  type AgentDefinition,
  type AgentRequest,
  type AgentResult,
  defineAgent,
  type HistoryMessage,
  resultOfTurn,
} from "./agent.ts";
export { cautionAbout } from "./approval.ts";
export { hasWords } from "./asking/ask-text.ts";
export { countInFull, lastTurns, tokensOf, turnsWithin, withinTokens } from "./conversation.ts";
export { drawGraph, enterNode, node, runGraph } from "./graph.ts";
export { isRefuted } from "./is-refuted.ts";
export { createMemoryJournal, cutInput, cutMark, executorsOf, type JournalPort, totalsOf } from "./journal.ts";
export {
  type CircuitBreaker,
  conversationTokens,
  createCircuitBreaker,
  evidenceTokens,
  inFullTokens,
  type ModelRoom,
  pictureTokens,
  tokensIn,
} from "./limits.ts";
export {
  checkInvariants,
  defineInvariant,
  endedOf,
  type Invariant,
  type JournalQuery,
  queryJournal,
  recordEnd,
} from "./outcome.ts";
export { chunksFromMessage, createReader, messageParts } from "./projection.ts";
export {
  type ApprovalRequest,
  type Approve,
  createRun,
  createTurn,
  defaultLimits,
  type ModelChooser,
  type PrefersRule,
  type Run,
  type RunLimits,
  seededRandom,
  type Turn,
  type TurnOptions,
} from "./run.ts";
export { runStep, type TextFilter } from "./run-step.ts";
export {
  askThread,
  assetPath,
  createSlots,
  createYield,
  isPassingStoreFault,
  raceSignal,
  readAsset,
  readFieldWords,
  samplesPath,
  throwInterruption,
  webPath,
  workerUrl,
} from "./runtime.ts";
export {
  type AnyStep,
  type CallStep,
  type ChosenCall,
  type ChosenCalls,
  type CorrectedValue,
  createSay,
  defineCallStep,
  defineStep,
  defineTextStep,
  instructionsIn,
  material,
  materialRule,
  type ObjectStep,
  type OwnWeights,
  type Prompt,
  type PromptContext,
  promptOf,
  type StepRole,
  type ToolDeclaration,
  todayLine,
} from "./step.ts";
export {
  type AddedTools,
  type AnyTool,
  addedToolsOf,
  defineTool,
  inputOfWords,
  runTool,
  type Tool,
  /** @public */
  type ToolContext,
  type ToolSource,
  wordsOfResult,
} from "./tool.ts";
