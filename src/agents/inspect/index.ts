/** The inspect agent (검사): plan, execute, judge by criteria, report; for one text or a million. */
export { createInspectAgent, type InspectOptions, type InspectServices, inspectOptions } from "./agent.ts";
export {
  type Algorithm,
  type AlgorithmDefinition,
  type AlgorithmInput,
  defineAlgorithm,
  type PreparedAlgorithm,
  type RawFinding,
} from "./algorithms/algorithm.ts";
export { algorithms, defaultOrder } from "./algorithms/index.ts";
export {
  type AnalyzeOptions,
  type Analyzer,
  type AnalyzerOptions,
  analyze,
  createAnalyzer,
  registryFor,
  usesModel,
} from "./analyze.ts";
export type { ModelsFor } from "./bulk/inspect-item.ts";
export { type RunOptions, type RunResult, runInspection } from "./bulk/run.ts";
export { documentsOf, type SourceOptions } from "./bulk/sources.ts";
export { type Survey, surveyPaths } from "./bulk/survey.ts";
export type { Batch, Outcome, WorkItem } from "./bulk/work.ts";
export { defaultInspectConfig, type InspectConfig, inspectConfigSchema } from "./config.ts";
export { type CheckedCriteria, checkCriteria } from "./criteria/check-folder.ts";
export { type Condition, type Criteria, compileCriteria } from "./criteria/compile-criteria.ts";
export { type Coverage, coverageOf } from "./criteria/coverage.ts";
export { printExpression } from "./criteria/expression.ts";
export { type Field, fieldsOf } from "./criteria/fields.ts";
export { createInspectDesk, type InspectDesk } from "./desk.ts";
export { guarantees } from "./guarantees.ts";
export { createInspections, type Inspections } from "./inspections/create-inspections.ts";
export { createInspectionJobs, type InspectionJobs } from "./inspections/jobs.ts";
export type { InspectionServices } from "./inspections/services.ts";
export type { InspectionFile } from "./inspections/split.ts";
export { createModelAsk, createModelJudge } from "./judge/model-judge.ts";
export { createModelsFor, type ModelsForOptions } from "./judge/models-for.ts";
export type { JudgeProse, ProseAnswer, ProseQuestion } from "./judge/prose.ts";
export { orderPlan } from "./planner/order-plan.ts";
export { type ProposeOptions, planWithin, proposePlan } from "./planner/propose-plan.ts";
export { type CriteriaFolder, readCriteriaFolder } from "./registry/criteria-folder.ts";
export { type AlgorithmRegistry, createRegistry } from "./registry/registry.ts";
export { isReportFormat, type ReportFormat, reporters } from "./reporters/index.ts";
export { renderMarkdown } from "./reporters/markdown.ts";
export type { Reporter, RunSummary } from "./reporters/reporter.ts";
