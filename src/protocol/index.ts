export {
  type AgentResource,
  agentResourceSchema,
  agentsAnswerSchema,
  documentsAnswerSchema,
  type Graph,
  graphSchema,
  type InvariantOutcome,
  invariantOutcomeSchema,
  type ModelTest,
  modelTestSchema,
  pagesAnswerSchema,
  searchAnswerSchema,
  sessionsAnswerSchema,
  storedInvariantOutcomesSchema,
  tracesAnswerSchema,
  type Uploaded,
  uploadAnswerSchema,
  uploadedSchema,
} from "./answers.ts";
export {
  type ContractArticle,
  type ContractAttachment,
  type ContractComparison,
  type ContractItem,
  type ContractOutline,
  type ContractParagraph,
  type ContractPart,
  type ContractReference,
  type ContractUnitPair,
  contractArticleSchema,
  contractComparisonSchema,
  contractOutlineSchema,
} from "./contract.ts";
export {
  type ContractFact,
  type ContractProgress,
  type ContractUnit,
  type ContractView,
  contractFactSchema,
  contractProgressSchema,
  contractUnitSchema,
  contractViewSchema,
} from "./contract-view.ts";
export { countedFindings } from "./counted-findings.ts";
export { endedLine } from "./ended-line.ts";
export {
  cancelled,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  type ErrorRecord,
  errorBodySchema,
  errorCodeSchema,
  errorRecordSchema,
  JihwiError,
  toJihwiError,
} from "./errors.ts";
export {
  type AnalysisReport,
  analysisReportSchema,
  type ExecutionResult,
  executionResultSchema,
  type Finding,
  findingSchema,
  type InspectError,
  type InspectStatus,
  inspectErrorSchema,
  inspectStatusSchema,
  type JudgmentResult,
  judgmentResultSchema,
  type NotRun,
  notRunSchema,
  type Plan,
  type PlanStep,
  planSchema,
  planStepSchema,
  type Severity,
  type StepResult,
  severitySchema,
  stepResultSchema,
} from "./inspect.ts";
export { severityTitles, statusNames, statusTitles } from "./inspect-texts.ts";
export {
  type AlgorithmsAnswer,
  type AlgorithmView,
  algorithmsAnswerSchema,
  algorithmViewSchema,
  type ConditionView,
  type CriteriaView,
  conditionViewSchema,
  criteriaViewSchema,
  type InspectRows,
  inspectRowsSchema,
  type ReportFormatName,
  reportFormatSchema,
} from "./inspect-view.ts";
export {
  type InspectionOptions,
  type InspectionStarted,
  type InspectionView,
  inspectionOptionsSchema,
  inspectionStartedSchema,
  inspectionsAnswerSchema,
  inspectionViewSchema,
} from "./inspections.ts";
export { describeIssues } from "./issues.ts";
export {
  type JobProgress,
  type JobStatus,
  type JobView,
  jobProgressSchema,
  jobStatusSchema,
  jobViewSchema,
} from "./jobs.ts";
export {
  costSchema,
  type Ended,
  endedSchema,
  type JournalEntry,
  type JournalKind,
  journalEntrySchema,
  type Trace,
  type TurnStatus,
  type TurnSummary,
  traceSchema,
  turnStatusSchema,
  turnSummarySchema,
  type Usage,
  usageSchema,
  type Verdict,
  verdictSchema,
} from "./journal.ts";
export {
  type Language,
  type Localized,
  languageFromLocale,
  languageOf,
  languageSchema,
  localizedSchema,
} from "./language.ts";
export {
  type DataParts,
  dataPartSchemas,
  type JihwiChunk,
  type JihwiMessage,
  type MessageMetadata,
  messageMetadataSchema,
  textOf,
} from "./messages.ts";
export { type ModelsOverview, modelsOverviewSchema } from "./models.ts";
export {
  type ClusterMap,
  clusterMapSchema,
  type ImportReport,
  importReportSchema,
  type MemoryNode,
  memoryNodeSchema,
  type Notebook,
  notebookSchema,
  type PaperCard,
  type PaperCluster,
  type PaperLine,
  type PaperSourceName,
  type Proposal,
  paperCardSchema,
  paperClusterSchema,
  paperLineSchema,
  paperSourceNameSchema,
  proposalSchema,
  type RejectedEntry,
  type ResearchDocument,
  type ResearchVersion,
  rejectedEntrySchema,
  researchDocumentSchema,
  researchVersionSchema,
  type SourceReport,
  type StruckReference,
  sourceReportSchema,
  struckReferenceSchema,
} from "./research.ts";
export {
  bibliographyFormatSchema,
  libraryAnswerSchema,
  memoryAnswerSchema,
  memoryTextSchema,
  type NotebookFormatName,
  notebookFormatSchema,
  paperSearchAnswerSchema,
  papersAnswerSchema,
  researchDocumentsAnswerSchema,
  researchTextSchema,
  researchVersionsAnswerSchema,
} from "./research-view.ts";
export {
  type DocumentPage,
  type DocumentResource,
  documentPageSchema,
  documentSchema,
  type ModelsResource,
  modelsResourceSchema,
  type SearchHit,
  type Session,
  type SessionDetail,
  type StoredMessage,
  searchHitSchema,
  sessionDetailSchema,
  sessionSchema,
  storedMessageSchema,
  type Version,
  versionSchema,
} from "./resources.ts";
export { contractsApi } from "./routes/contracts.ts";
export { documentsApi } from "./routes/documents.ts";
export { inspectApi } from "./routes/inspect.ts";
export { inspectionsApi } from "./routes/inspections.ts";
export { jobsApi } from "./routes/jobs.ts";
export { type LearnedStep, learningApi } from "./routes/learning.ts";
export { metaApi } from "./routes/meta.ts";
export { modelsApi } from "./routes/models.ts";
export { notebooksApi } from "./routes/notebooks.ts";
export { papersApi } from "./routes/papers.ts";
export { researchDocumentsApi } from "./routes/research-documents.ts";
export { addressOf, defineRoute, doneSchema, idParam, pageQuery, type Route } from "./routes/route.ts";
export { sessionsApi } from "./routes/sessions.ts";
export { tracesApi } from "./routes/traces.ts";
export { turnsApi } from "./routes/turns.ts";
export { type Citation, citationSchema, type Source, sourceSchema } from "./sources.ts";
export {
  countStatements,
  describeStatements,
  doubtfulStatuses,
  type Statement,
  type StatementCounts,
  type StatementMark,
  type StatementStatus,
  statementCountsLine,
  statementSchema,
  statementStatusSchema,
} from "./statements.ts";
export { type AgentName, agentNameSchema, longestMessage, type TurnRequest, turnRequestSchema } from "./turns.ts";
