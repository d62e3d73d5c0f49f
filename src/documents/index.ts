export { chunkPages, type PageChunk } from "./chunking/chunk-pages.ts";
export { headingOf } from "./chunking/headings.ts";
export { citationsByJudgedWords } from "./citations/by-judged-words.ts";
export { createCitationFilter } from "./citations/citation-filter.ts";
export { checkCitations, soundCitations } from "./citations/sound-citations.ts";

export { markdownToDocx } from "./export/markdown-to-docx.ts";
export { tableToXlsx } from "./export/table-to-xlsx.ts";
export type { ParsedPage } from "./formats/format.ts";
export { isDrawn, isPicture } from "./formats/formats.ts";
export { sheetOf } from "./formats/table-pages.ts";

export {
  createDocuments,
  type DocumentLibrary,
} from "./library/create-documents.ts";

export { createEmbeddingJob } from "./library/embedding-job.ts";
export { createDocumentPasswords } from "./library/passwords.ts";
export { createReadingJob, noteEndedReading } from "./library/reading-job.ts";
export { reindex } from "./library/reindex.ts";
export { unreadDocument } from "./library/unread-document.ts";
export { inspectFile, parseDocument } from "./parsing/parse-document.ts";
export { describe } from "./steps/describe/index.ts";
export { normalise } from "./steps/normalise/index.ts";
export { normaliseRule } from "./steps/normalise/rule.ts";
export { createFolderWatch, type FolderWatch } from "./watch/watch-folders.ts";
export { type TreeWatch, watchTree } from "./watch/watch-tree.ts";
