export { loadTokenise } from "./analysis/tokenise.ts";
export { createSearch, type Search } from "./create-search.ts";
export type { IndexedChunk } from "./index/storage.ts";
export { indexTexts, TermIndex } from "./memory/term-index.ts";
export { textTermsOf } from "./memory/text-terms.ts";
export type { Embedder } from "./semantic/embedder.ts";
export { createStoreStorage, titledChunk } from "./store-storage.ts";
