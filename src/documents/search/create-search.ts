import { queryTerms } from "./analysis/query-terms.ts";
import { createWordTokenise, loadTokenise } from "./analysis/tokenise.ts";
import { createBuilderThreads } from "./index/builder-threads.ts";
import { createIndexWriter, type IndexedDocument } from "./index/index-writer.ts";
import { createSegmentReader, SegmentGone } from "./index/open-segments.ts";
import type { Chunk, IndexStorage } from "./index/storage.ts";
import type { ChunkFilter } from "./ranking/chunk-filter.ts";
import { type LexicalResult, lexicalSearch } from "./ranking/lexical-search.ts";
import { bestSentence } from "./ranking/sentence-match.ts";
import { createTermFinder } from "./ranking/term-finder.ts";
import { byRank } from "./ranking/top.ts";

export interface SearchOptions {
  readonly storage: IndexStorage;
}

export interface SearchRequest extends ChunkFilter {
  /** How many chunks to return; 10 when it is left out. */
  readonly k?: number;
}

/** A chunk that was found. Offsets are those of the page's text. */
export interface SearchHit {
  readonly chunkId: number;
  readonly documentId: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly text: string;
  /** The sentence that matches best. */
  readonly sentence: { readonly start: number; readonly end: number; readonly text: string };
}

export type Search = ReturnType<typeof createSearch>;

/** Candidates whose sentences are looked at: the right one is nearly always among them, and their texts must be read. */
const candidates = 20;
/** What the best sentence adds to a chunk's own score. Measured in docs/search.md. */
const sentenceWeight = 0.5;
const longestQuery = 4000;
const readAttempts = 4;

/** Search over indexed chunks: what is added is found, until it is removed. */
export function createSearch({ storage }: SearchOptions) {
  const openSegments = createSegmentReader(storage);
  const threads = createBuilderThreads();
  const writer = createIndexWriter({ storage, openSegments, buildTerms: threads.build });
  const words = createWordTokenise();

  async function lexical(query: string, size: number, filter: ChunkFilter): Promise<LexicalResult> {
    const terms = queryTerms(query.slice(0, longestQuery), await loadTokenise());
    for (let attempt = 1; ; attempt++) {
      try {
        return await lexicalSearch(storage, await openSegments(), terms, size, filter);
      } catch (thrown) {
        if (!(thrown instanceof SegmentGone) || attempt >= readAttempts) throw thrown;
      }
    }
  }

  return {
    /** Indexes a document's chunks; what was indexed of it before is replaced. */
    add: (documentId: string, chunks: readonly Chunk[]): Promise<void> => writer.add([{ documentId, chunks }]),

    /** The same for many documents at once, as they come. */
    addAll: (documents: AsyncIterable<IndexedDocument> | Iterable<IndexedDocument>): Promise<void> =>
      writer.add(documents),

    remove: (documentId: string): Promise<void> => writer.remove(documentId),

    async search(query: string, { k = 10, ...filter }: SearchRequest = {}): Promise<SearchHit[]> {
      const { candidates: found, terms } = await lexical(query, Math.max(k, candidates), filter);
      const scores = new Map(found.map(({ id, score }) => [id, score]));
      const chunks = await storage.chunks([...scores.keys()]);
      const find = createTermFinder(
        terms.map(({ term }) => term),
        words,
      );
      return chunks
        .map((chunk) => {
          const match = bestSentence(chunk, terms, find);
          const score = (scores.get(chunk.id) ?? 0) + sentenceWeight * match.score;
          return { id: chunk.id, score, chunk, match };
        })
        .sort(byRank)
        .slice(0, k)
        .map(({ chunk, score, match }) => toHit(chunk, score, match.span));
    },

    close: () => threads.close(),
  };
}

function toHit(chunk: Chunk, score: number, span: { start: number; end: number }): SearchHit {
  const { id, documentId, page, start, end, text } = chunk;
  const sentence = { start: start + span.start, end: start + span.end, text: text.slice(span.start, span.end) };
  return { chunkId: id, documentId, page, start, end, score, text, sentence };
}
