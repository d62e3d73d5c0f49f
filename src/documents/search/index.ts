export type { Token } from "./analysis/token.ts";
export { loadTokenise, type Tokenise } from "./analysis/tokenise.ts";
export {
  createSearch,
  type Search,
  type SearchHit,
  type SearchOptions,
  type SearchRequest,
} from "./create-search.ts";
export { evaluateRetrieval, type RetrievalFiles, type RetrievalReport } from "./evaluation/evaluate-retrieval.ts";
export { printRetrievalReport } from "./evaluation/print-report.ts";
export type { IndexedDocument } from "./index/index-writer.ts";
export { createMemoryStorage, type MemoryStorage } from "./index/memory-storage.ts";
export type { Chunk, IndexStorage, SegmentState, ShownSegment, VectorPiece } from "./index/storage.ts";
export type { PageRange } from "./ranking/chunk-filter.ts";
export type { Embedder } from "./semantic/embedder.ts";
export type { SemanticState } from "./semantic/semantic-search.ts";
export { createStoreStorage } from "./store-storage.ts";
