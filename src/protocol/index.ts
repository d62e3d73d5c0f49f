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
  costSchema,
  type Ended,
  endedSchema,
  type JournalEntry,
  journalEntrySchema,
  type Trace,
  type TurnStatus,
  type TurnSummary,
  traceSchema,
  turnStatusSchema,
  turnSummarySchema,
  type Usage,
  usageSchema,
} from "./journal.ts";
export { type Language, type Localized, languageOf, languageSchema, localizedSchema } from "./language.ts";
export {
  type DataParts,
  dataPartSchemas,
  type JihwiChunk,
  type JihwiMessage,
  type MessageMetadata,
  messageMetadataSchema,
  textOf,
} from "./messages.ts";
export { type Citation, citationSchema, type Source, sourceSchema } from "./sources.ts";
