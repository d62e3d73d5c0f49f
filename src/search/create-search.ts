import { createWordTokenise } from "./analysis/tokenise.ts";
import { createBuilderThreads } from "./index/builder-threads.ts";
import { createIndexWriter, type IndexedDocument } from "./index/index-writer.ts";
import { createSegmentReader } from "./index/open-segments.ts";
import type { IndexedChunk, IndexStorage } from "./index/storage.ts";
import type { ChunkFilter } from "./ranking/chunk-filter.ts";
import { createLexicalRanking } from "./ranking/lexical-ranking.ts";
import { bestSentence, type SentenceMatch } from "./ranking/sentence-match.ts";
import { createTermFinder } from "./ranking/term-finder.ts";
import { byRank, type Ranked } from "./ranking/top.ts";
import type { Embedder } from "./semantic/embedder.ts";
import { fuse } from "./semantic/fuse.ts";
import { createSemanticSearch } from "./semantic/semantic-search.ts";

export interface SearchOptions {
  readonly storage: IndexStorage;
  /** Adds search by meaning to search by words. Asked each time, since another model may be chosen meanwhile. */
  readonly embedder?: () => Embedder | null;
  /** Told when the embedder failed and words alone had to do; a warning of the process when it is left out. */
  readonly onEmbedderFailure?: (thrown: unknown) => void;
  /** Told when a document was indexed by its words alone since the embedder failed: its vectors are still to be made. */
  readonly onVectorsMissing?: (documentId: string) => Promise<void>;
}

export interface SearchRequest extends ChunkFilter {
  /** How many chunks to return; 10 when it is left out. */
  readonly k?: number;
}

/** A chunk that was found. Offsets are those of the page's text. */
export interface RankedHit {
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
const lexicalCandidates = 20;
const semanticCandidates = 50;
/** What the best sentence adds to a chunk's own score. Measured in docs/search.md. */
const sentenceWeight = 0.5;

/** Search over indexed chunks: what is added is found, until it is removed. */
export function createSearch({
  storage,
  embedder = () => null,
  onEmbedderFailure = warn,
  onVectorsMissing = async () => {},
}: SearchOptions) {
  const openSegments = createSegmentReader(storage);
  const threads = createBuilderThreads();
  const writer = createIndexWriter({ storage, openSegments, buildTerms: threads.build });
  const rank = createLexicalRanking(storage, openSegments);
  const semantics = semanticsOf(storage, embedder);
  const words = createWordTokenise();

  /** Meaning is an addition: when its model fails, words go on working. */
  async function byMeaning<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (thrown) {
      onEmbedderFailure(thrown);
      return otherwise;
    }
  }

  async function embed(documentId: string, chunks: readonly IndexedChunk[]): Promise<void> {
    const semantic = semantics();
    if (semantic === null) return;
    const isEmbedded = await byMeaning(false, () => semantic.add(documentId, chunks).then(() => true));
    if (!isEmbedded) await onVectorsMissing(documentId);
  }

  async function* embedded(documents: AsyncIterable<IndexedDocument> | Iterable<IndexedDocument>) {
    for await (const document of documents) {
      yield document;
      await embed(document.documentId, document.chunks);
    }
  }

  return {
    /** Indexes a document's chunks; what was indexed of it before is replaced. */
    add: (documentId: string, chunks: readonly IndexedChunk[]): Promise<void> =>
      writer.add(embedded([{ documentId, chunks }])),

    /** The same for many documents at once, as they come. */
    addAll: (documents: AsyncIterable<IndexedDocument> | Iterable<IndexedDocument>): Promise<void> =>
      writer.add(embedded(documents)),

    embeddingModel: (): string | null => embedder()?.id ?? null,

    /** Gives a document vectors of the model that is configured, where it has none of it. Fails when the model does. */
    async embedMissing(documentId: string, chunks: () => Promise<readonly IndexedChunk[]>): Promise<void> {
      const semantic = semantics();
      if (semantic !== null && !(await semantic.has(documentId))) await semantic.add(documentId, await chunks());
    },

    async remove(...documentIds: readonly string[]): Promise<void> {
      await writer.remove(documentIds);
      for (const id of documentIds) await storage.removeVectors(id);
    },

    async search(query: string, { k = 10, ...filter }: SearchRequest = {}): Promise<RankedHit[]> {
      const found = await rank(query, Math.max(k, lexicalCandidates), filter);
      const semantic = semantics();
      const near =
        semantic === null
          ? []
          : await byMeaning<readonly Ranked[]>([], () =>
              semantic.search(query, Math.max(k, semanticCandidates), filter),
            );
      const scores = new Map(found.candidates.map(({ id, score }) => [id, score]));
      const chunks = await storage.chunks([...new Set([...scores.keys(), ...near.map(({ id }) => id)])]);
      const finder = createTermFinder(
        found.terms.map(({ term }) => term),
        words,
      );
      const matches = new Map(
        chunks.map((chunk) => [chunk.id, { chunk, match: bestSentence(chunk, found.terms, finder) }]),
      );
      const lexical = [...matches.values()]
        .filter(({ chunk }) => scores.has(chunk.id))
        .map(({ chunk: { id }, match }) => ({ id, score: (scores.get(id) ?? 0) + sentenceWeight * match.score }))
        .sort(byRank);
      const ranking = near.length === 0 ? lexical : fuse(lexical, near);
      return ranking.flatMap(({ id, score }) => toHit(matches.get(id), score) ?? []).slice(0, k);
    },

    close: () => threads.close(),
  };
}

/** Search by the model that is configured now, made anew when it is another one. */
function semanticsOf(storage: IndexStorage, current: () => Embedder | null) {
  let made: { readonly by: Embedder; readonly semantic: ReturnType<typeof createSemanticSearch> } | null = null;
  return () => {
    const embedder = current();
    if (embedder === null) return null;
    if (made?.by !== embedder) made = { by: embedder, semantic: createSemanticSearch(storage, embedder) };
    return made.semantic;
  };
}

function toHit(found: { chunk: IndexedChunk; match: SentenceMatch } | undefined, score: number): RankedHit | null {
  if (found === undefined) return null;
  const { id, documentId, page, start, end, text } = found.chunk;
  const { span } = found.match;
  const sentence = { start: start + span.start, end: start + span.end, text: text.slice(span.start, span.end) };
  return { chunkId: id, documentId, page, start, end, score, text, sentence };
}

function warn(thrown: unknown): void {
  process.emitWarning(`The embedding model failed, search goes by words alone: ${String(thrown)}`);
}
