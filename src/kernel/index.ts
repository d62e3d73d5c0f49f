export {
  type Agent,
  type AgentDefinition,
  type AgentRequest,
  type AgentResult,
  defineAgent,
  type HistoryMessage,
} from "./agent.ts";
export type { ApprovalRequest, Approve } from "./approval.ts";
export { askThread } from "./ask-thread.ts";
export { hasWords } from "./asking/ask-text.ts";
export { loadAiSdk } from "./asking/load-ai-sdk.ts";
export { assetPath, readAsset, samplesPath, webPath, workerUrl } from "./assets.ts";
export { cautionAbout } from "./caution-about.ts";
export { cutMark } from "./cut-input.ts";
export { commonFieldWords } from "./field-words.ts";
export { drawGraph, enterNode, loadLangGraph, node, runGraph } from "./graph.ts";
export { checkInvariants, defineInvariant, type Invariant, type JournalQuery, queryJournal } from "./invariant.ts";
export { createMemoryJournal, executorsOf, type JournalPort, totalsOf } from "./journal.ts";
export { type CircuitBreaker, createCircuitBreaker } from "./limits.ts";
export { endedOf, recordEnd } from "./outcome.ts";
export { chunksFromMessage, createReader, messageParts } from "./projection.ts";
export {
  type CorrectedValue,
  material,
  materialRule,
  type OwnWeights,
  type Prompt,
  type PromptContext,
  todayLine,
} from "./prompt.ts";
export { raceSignal } from "./race-signal.ts";
export {
  createRun,
  createTurn,
  defaultLimits,
  type ModelChooser,
  type PrefersRule,
  type Run,
  type RunLimits,
  type StepRole,
  type Turn,
  type TurnOptions,
} from "./run.ts";
export { runStep, type TextFilter } from "./run-step.ts";
export { createSlots } from "./slots.ts";
export {
  type AnyStep,
  type CallStep,
  type ChosenCall,
  type ChosenCalls,
  defineCallStep,
  defineStep,
  defineTextStep,
  type ObjectStep,
  type TextStep,
} from "./step.ts";
export { isPassingStoreFault, throwInterruption } from "./throw-interruption.ts";
export {
  type AddedTools,
  type AnyTool,
  defineTool,
  runTool,
  type Tool,
  /** @public */
  type ToolContext,
  type ToolDeclaration,
  type ToolSource,
  wordsOfResult,
} from "./tool.ts";
export { createYield } from "./yield-to-event-loop.ts";
