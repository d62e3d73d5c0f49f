export { type Chunk, type ChunkSizes, chunkPages, defaultChunkSizes } from "./chunking/chunk-pages.ts";

export { type Heading, headingOf } from "./chunking/headings.ts";

export { checkCitations } from "./citations/check-citations.ts";
export { type CheckedAnswer, type CitationFilter, createCitationFilter } from "./citations/citation-filter.ts";
export type { StruckMark } from "./citations/resolve-citation.ts";
export { type CitedAnswer, writeCitedAnswer } from "./citations/write-cited-answer.ts";
export { markdownToDocx } from "./export/markdown-to-docx.ts";
export { type FormatName, formatNames, type PageLayout, type ParsedPage, type TextBox } from "./formats/format.ts";
export { htmlToText } from "./formats/html/html-to-text.ts";
export { defaultParseLimits, type ParseLimits, parseLimitsSchema } from "./formats/limits.ts";
export {
  createDocuments,
  type DocumentLibrary,
  type DocumentsOptions,
  type PageRectangles,
} from "./library/create-documents.ts";
export { type Rectangle, rectanglesOf } from "./library/page-layout.ts";
export { createReadingJob, type DocumentIndex, type ReadingJob, type ReadingOptions } from "./library/reading-job.ts";
export { reindex } from "./library/reindex.ts";
export { inspectFile, type ParseOptions, parseDocument } from "./parsing/parse-document.ts";
export { describe as describeStep, describe } from "./steps/describe/index.ts";
export { normalise as normaliseStep, normalise } from "./steps/normalise/index.ts";
