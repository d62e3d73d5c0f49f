export type { Agent, AgentRequest, AgentResult, HistoryMessage } from "./agent.ts";
export { assetPath, readAsset, webPath, workerUrl } from "./assets.ts";
export { type Budget, type BudgetLimits, createBudget } from "./budget.ts";
export { closingLine, endedOf } from "./closing.ts";
export { embedTexts } from "./embed-texts.ts";

export { type CompiledGraph, drawGraph, type GraphDrawing, node, runGraph } from "./graph.ts";
export { checkGuarantees, type Guarantee, type GuaranteeOutcome } from "./guarantee.ts";
export { createMemoryJournal, executorsOf, type Journal, type JournalPort, totalsOf } from "./journal.ts";
export { chunksFromMessage, messageFromChunks } from "./message.ts";
export {
  material,
  materialRule,
  type OwnWeights,
  type Prompt,
  type PromptContext,
  type PromptMessage,
} from "./prompt.ts";

export { runCallStep, runStep, runTextStep, type TextFilter, type TextOptions } from "./run-step.ts";
export { type LimitedSignal, limitSignal, sleep } from "./signals.ts";
export {
  type AnyStep,
  type CallStep,
  type ChosenCall,
  type ChosenCalls,
  defineCallStep,
  defineStep,
  defineTextStep,
  type ObjectStep,
  type Rule,
  type StepRole,
  type TextStep,
} from "./step.ts";
export { type AnyTool, defineTool, runTool, type Tool, type ToolContext, type ToolDeclaration } from "./tool.ts";
export { createTurn, defaultLimits, type ModelChooser, type Turn, type TurnLimits, type TurnOptions } from "./turn.ts";
