export { aboutSetting } from "./about-setting.ts";
export { agreeParticles, saidIn } from "./agree-particles.ts";
export {
  type AgentResource,
  type Graph,
  type InvariantOutcome,
  invariantOutcomeSchema,
  type ModelTest,
  storedInvariantOutcomesSchema,
  type Uploaded,
} from "./answers.ts";
export {
  type AskedDocument,
  askedLine,
  type Collection,
  type CollectionScope,
  collectionScopeSchema,
} from "./collections.ts";
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
  contractComparisonSchema,
  contractOutlineSchema,
} from "./contract.ts";
export {
  type ContractCell,
  type ContractCellStatus,
  type ContractRow,
  type ContractTable,
  cellRemark,
  cellRemarks,
  contractCellSchema,
  contractFieldTitles,
  mostTableColumns,
  mostTableContracts,
  type TableEstimate,
  tableColumnsSchema,
} from "./contract-table.ts";
export {
  type ContractFact,
  type ContractReviewPoint,
  type ContractUnit,
  type ContractView,
  contractFactSchema,
  contractReviewPointSchema,
} from "./contract-view.ts";
export {
  type ConversationCompacted,
  type ConversationSeen,
  compactedLine,
  conversationCompactedSchema,
  conversationSeenSchema,
  seenLine,
} from "./conversations.ts";
export { counted } from "./counted.ts";
export { countedFindings } from "./counted-findings.ts";
export { csvLine, csvMark, longestTextColumn, readDelimitedRows } from "./delimited-rows.ts";
export { endedLine, endedTitles } from "./ended-line.ts";
export {
  cancelled,
  type ErrorBody,
  type ErrorCode,
  type ErrorRecord,
  errorBodySchema,
  errorRecordSchema,
  JihwiError,
  toJihwiError,
} from "./errors.ts";
export { createFailures } from "./failures.ts";
export { type FieldWords, fieldWordsSchema, joinFieldWords } from "./field-words.ts";
export {
  type AnalysisReport,
  analysisReportSchema,
  type ExecutionResult,
  type Finding,
  type InspectError,
  type InspectStatus,
  inspectErrorSchema,
  inspectStatusSchema,
  type JudgeKind,
  type JudgmentResult,
  judgeKindSchema,
  type NotRun,
  type Plan,
  type PlanStep,
  planSchema,
  type ReportSubject,
  type Severity,
  type StepResult,
  severitySchema,
  stepResultSchema,
} from "./inspect.ts";
export { notCovered, severityTitles, statusNames, statusTitles } from "./inspect-texts.ts";
export {
  type AlgorithmsAnswer,
  type AlgorithmView,
  type CriteriaView,
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
export { joinSentences } from "./join-sentences.ts";
export {
  type AnswerVerdict,
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
  type Usage,
  usageSchema,
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
  type McpServerChange,
  type McpServerConfig,
  type McpServerResource,
  mcpServerConfigSchema,
  mcpServersSchema,
} from "./mcp.ts";
export {
  type ApprovalState,
  correctedText,
  type DataParts,
  dataPartSchemas,
  type JihwiChunk,
  type JihwiMessage,
  type MessageMetadata,
  messageMetadataSchema,
  textOf,
} from "./messages.ts";
export { type ModelAbilities, type ModelsOverview, modelAbilitiesSchema, modelsOverviewSchema } from "./models.ts";
export {
  addressOfLink,
  type PaperLink,
  type PaperNotice,
  type PaperStanding,
  paperLinkSchema,
  paperLinkWords,
  paperNoticeSchema,
  paperNoticeWords,
  standingWords,
} from "./paper-standing.ts";
export type { RecordedAction } from "./recorded-action.ts";
export type { Difference, ReplayedStep, ReplayRequest } from "./replay.ts";
export {
  type ClusterMap,
  clusterMapSchema,
  type ImportReport,
  importReportSchema,
  type MemoryNode,
  memoryNodeSchema,
  type OpenCopy,
  openCopySchema,
  type PaperCard,
  type PaperCluster,
  type PaperLine,
  type PaperSourceName,
  type Proposal,
  paperCardSchema,
  paperLineSchema,
  paperSourceNameSchema,
  paperSourceNamesSchema,
  proposalSchema,
  type RejectedEntry,
  type ResearchDocument,
  type ResearchVersion,
  researchDocumentSchema,
  type SourceReport,
  sourceReportSchema,
} from "./research.ts";
export {
  bibliographyFormatSchema,
  type CitationStyle,
  citationStyleSchema,
  type FullTextReport,
  fullTextReportSchema,
  type NotebookFormatName,
  type PaperAnswer,
  type PaperColumn,
  paperAnswerSchema,
} from "./research-view.ts";
export {
  type DocumentPage,
  type DocumentResource,
  isUncertain,
  type ModelsResource,
  modelsResourceSchema,
  type ScannedWord,
  type SearchHit,
  type Session,
  type SessionDetail,
  type StoredMessage,
  scannedWordSchema,
  searchHitSchema,
  sessionDetailSchema,
  sureConfidence,
  type WatchedFolder,
} from "./resources.ts";
export { resultProblem, resultSchemas, resultsOf } from "./results.ts";
export { collectionsApi } from "./routes/collections.ts";
export { contractTablesApi } from "./routes/contract-tables.ts";
export { contractsApi } from "./routes/contracts.ts";
export { type DataFacts, dataApi, removalWord } from "./routes/data.ts";
export { documentsApi } from "./routes/documents.ts";
export {
  type ChangeTopic,
  changeEventSchema,
  changeTopicSchema,
  eventsApi,
  type StoredTopic,
  storedTopicSchema,
} from "./routes/events.ts";
export { inspectApi } from "./routes/inspect.ts";
export { inspectionsApi } from "./routes/inspections.ts";
export { jobsApi } from "./routes/jobs.ts";
export {
  type DecisionValueResource,
  type LearnedStep,
  type LearningOverview,
  type LearningSettings,
  learningApi,
  learningSettingsSchema,
  type TurnDecision,
} from "./routes/learning.ts";
export { mcpServersApi } from "./routes/mcp-servers.ts";
export { metaApi } from "./routes/meta.ts";
export { modelsApi } from "./routes/models.ts";
export { notebooksApi } from "./routes/notebooks.ts";
export { papersApi } from "./routes/papers.ts";
export { researchDocumentsApi } from "./routes/research-documents.ts";
export { addressOf, doneSchema, type Route } from "./routes/route.ts";
export { type SampleCount, type SampleSession, samplesApi } from "./routes/samples.ts";
export { savedChecksApi } from "./routes/saved-checks.ts";
export { type DocumentsChange, sessionsApi } from "./routes/sessions.ts";
export { tracesApi } from "./routes/traces.ts";
export { turnsApi } from "./routes/turns.ts";
export { webhooksApi } from "./routes/webhooks.ts";
export {
  type NewSavedCheck,
  type SavedCheck,
  type SavedCheckSettings,
  savedCheckSettingsSchema,
} from "./saved-checks.ts";
export type { SchemaOf } from "./schema-of.ts";
export { type Citation, citationSchema, placeWord, type Source, sourceSchema } from "./sources.ts";
export {
  comparedLine,
  countStatements,
  describeStatements,
  doubtfulStatuses,
  type Grounded,
  isAllQuoted,
  isRefuted,
  quoteStatements,
  type Statement,
  type StatementMark,
  type StatementStatus,
  statementSchema,
} from "./statements.ts";
export { staysQuoted } from "./stays-quoted.ts";
export { stringOfForm } from "./string-of-form.ts";
export { createTexts } from "./texts.ts";
export { readTraceparent, type TraceContext, traceContextSchema } from "./trace-context.ts";
export type { SumKind, TraceSum, TraceSums } from "./trace-sums.ts";
export { type AgentName, agentNameSchema, longestMessage, type TurnRequest } from "./turns.ts";
export { isWebAddress, webAddressSchema } from "./web-address.ts";
export {
  type WebhookAddition,
  type WebhookEvent,
  type WebhookResource,
  type WebhookTrial,
  webhookEventSchema,
} from "./webhooks.ts";
export { withoutControls } from "./without-controls.ts";
