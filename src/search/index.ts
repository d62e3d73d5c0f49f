export { loadTokenise } from "./analysis/tokenise.ts";
export { type AskedWord, loadAskedWords } from "./asking/asked-words.ts";
export { chunkTitle } from "./chunk-title.ts";

export { conceptsOf } from "./concepts/concepts-of.ts";
export { conceptsOfPassage, formalTerms } from "./concepts/formal-terms.ts";
export { contradictsQualifier } from "./concepts/qualifiers.ts";
export { conceptTermsOf, isConceptStopWord } from "./concepts/terms-of.ts";
export { allConcepts, conceptQuestions } from "./concepts/vocabulary.ts";
export { createSearch, type Search } from "./create-search.ts";
export { evaluateRetrieval } from "./evaluation/evaluate-retrieval.ts";
export { printRetrievalReport } from "./evaluation/print-report.ts";
export { createMemoryStorage } from "./index/memory-storage.ts";
export type { IndexedChunk } from "./index/storage.ts";
export { indexTexts } from "./memory/index-texts.ts";
export { TermIndex } from "./memory/term-index.ts";
export type { Embedder } from "./semantic/embedder.ts";
export { createStoreStorage } from "./store-storage.ts";
