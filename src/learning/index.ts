export { type ExecutorEvaluation, evaluateStep, type FailedCase, type StepEvaluation } from "./evaluate-step.ts";
export { readCases, type StepCase } from "./read-cases.ts";
export { type Difference, type ReplayedStep, replayTurn } from "./replay.ts";
