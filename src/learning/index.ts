export { type ExecutorEvaluation, evaluateStep, type FailedCase, type StepEvaluation } from "./evaluate-step.ts";
export { fewestOwnCases, type Lesson, learnFrom, type OwnCase } from "./own/learn-from.ts";
export { readCases, type StepCase } from "./read-cases.ts";
export { replayTurn } from "./replay.ts";
export { asCorrected, defineLearnedChoice, explainDecision } from "./rule/define-choice.ts";
export type { LearnedRule, RuleAnswer } from "./rule/learned-rule.ts";
export { shippedWeights } from "./rule/read-weights.ts";
export { learnedRuleNamed, learnedRules } from "./rule/rules.ts";
