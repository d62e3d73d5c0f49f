export { loadTokenise } from "./analysis/tokenise.ts";
export { chunkTitle } from "./chunk-title.ts";
export { createSearch, type Search } from "./create-search.ts";
export { evaluateRetrieval } from "./evaluation/evaluate-retrieval.ts";
export { printRetrievalReport } from "./evaluation/print-report.ts";
export { createMemoryStorage } from "./index/memory-storage.ts";
export type { Chunk } from "./index/storage.ts";
export type { Embedder } from "./semantic/embedder.ts";
export { createStoreStorage } from "./store-storage.ts";
