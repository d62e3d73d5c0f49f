import type { TokenRole } from "../analysis/token.ts";
import { loadTokenise, type Tokenise } from "../analysis/tokenise.ts";
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

/** How much a query's token counts: "누구인가" says little of what is looked for. Measured in docs/search.md. */
const weightOf: Record<TokenRole, number> = { content: 1, grammar: 0.3, question: 0.2 };

/** A question longer than this is a text; its first terms say what it is about, and the work stays bounded. */
const mostTerms = 400;

/** The terms of a query with their weights. */
export function queryTerms(query: string, tokenise: Tokenise): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  for (const { term, role } of tokenise(query)) {
    const known = terms.get(term);
    if (known === undefined && terms.size >= mostTerms) break;
    terms.set(term, (known ?? 0) + weightOf[role]);
  }
  return terms;
}
