/** @public */
export { defineAlgorithm } from "./algorithms/algorithm.ts";
export { algorithms as shippedAlgorithms } from "./algorithms/index.ts";
export {
  type Analyzer,
  type AnalyzerOptions,
  analyze,
  createAnalyzer,
  registryFor,
} from "./analyze.ts";
export { createSavedCheckService, ownCheckOf } from "./checks/saved-checks.ts";
export { type InspectConfig, inspectConfigSchema } from "./config.ts";
export type { CheckedCriteria } from "./criteria/check-folder.ts";
export { checkCriteria } from "./criteria/check-folder.ts";
export { type Condition, compileCriteria } from "./criteria/compile-criteria.ts";
export { printExpression } from "./criteria/expression.ts";
export { fieldsOf } from "./criteria/fields.ts";
/** @public */
export type { AnalyzeOptions } from "./executor/execute-plan.ts";
export { maskPrivate } from "./executor/private-words.ts";
export type { LineRange } from "./executor/suppressions.ts";
export { inspectionFieldWords } from "./field-words.ts";
export { fixOf, fixText } from "./fixes.ts";
export { createInspectService, type InspectService } from "./inspection-service.ts";
export { createInspections, type Inspections } from "./inspections/create-inspections.ts";
export { createInspectionJobs } from "./inspections/jobs.ts";
export { type InspectionServices, inspectionSettingsSchema } from "./inspections/settings.ts";
export { createReadDocument, type ReadDocument } from "./inspections/stored-item.ts";
export {
  createDocumentJudge,
  createModelAsk,
  createModelJudge,
  createModelsFor,
  createOwnRun,
  type OwnRunOptions,
} from "./judge/model-judge.ts";
export type { ProseAnswer } from "./judge/prose.ts";
export { judgeStep } from "./judge/steps/judge.ts";
export { judgeDocumentStep } from "./judge/steps/judge-document.ts";
export { questionStep } from "./judge/steps/question.ts";
export { listChecks } from "./list-checks.ts";
export { orderPlan, toPlan } from "./planner/plan.ts";
export { readCriteriaFolder } from "./registry/criteria-folder.ts";
export { describedAlgorithms } from "./registry/registry.ts";
export { renderMarkdown } from "./reporters/markdown.ts";
export {
  createOfficeFile,
  isOfficeFormat,
  mostOfficeLines,
  type OfficeFile,
  type OfficeFormat,
  tooMuchForOffice,
} from "./reporters/office-files.ts";
export type { RunSummary } from "./reporters/reporter.ts";
export { filesOf, isTable, type LeavesOut, watchPlaceOf } from "./runs/files.ts";
export type { ModelsFor } from "./runs/inspect-item.ts";
export { isReadOnce } from "./runs/open-to-read.ts";
export { putInPlace } from "./runs/put-in-place.ts";
export { isParsed, isRewritable, stepWithSheetRows } from "./runs/read-text.ts";
export { removeLines, resumeDraftOf } from "./runs/resume.ts";
export { type RunResult, runInspection } from "./runs/run.ts";
export { documentsOf, surveyPaths } from "./runs/sources.ts";
export type { WorkItem } from "./runs/work.ts";
export { textsAtOnce } from "./runs/worker-pool.ts";
