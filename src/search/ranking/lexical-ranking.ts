import { queryTerms } from "../analysis/query-terms.ts";
import { loadTokenise } from "../analysis/tokenise.ts";
import { type OpenSegment, SegmentGone } from "../index/open-segments.ts";
import type { IndexStorage } from "../index/storage.ts";
import type { ChunkFilter } from "./chunk-filter.ts";
import { type LexicalResult, lexicalSearch } from "./lexical-search.ts";

/** What is longer is not a question; the rest of it is not read. */
const longestQuery = 4000;
const attempts = 4;

/** Ranks by words, and reads the index again when a merge has taken a segment away under its hands. */
export function createLexicalRanking(storage: IndexStorage, openSegments: () => Promise<OpenSegment[]>) {
  return async (query: string, size: number, filter: ChunkFilter): Promise<LexicalResult> => {
    const terms = queryTerms(query.slice(0, longestQuery), await loadTokenise());
    for (let attempt = 1; ; attempt++) {
      try {
        return await lexicalSearch(storage, await openSegments(), terms, size, filter);
      } catch (thrown) {
        if (!(thrown instanceof SegmentGone) || attempt >= attempts) throw thrown;
      }
    }
  };
}
