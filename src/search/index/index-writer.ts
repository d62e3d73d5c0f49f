import type { BuiltTerms, ChunkText } from "./build-segment.ts";
import { nextMerge } from "./merge-policy.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { OpenSegment } from "./open-segments.ts";
import { type DocumentSpan, encodeHeader } from "./segment.ts";
import type { IndexedChunk, IndexStorage } from "./storage.ts";

/** The chunks of one document. */
export interface IndexedDocument {
  readonly documentId: string;
  readonly chunks: readonly IndexedChunk[];
}

export interface IndexWriterOptions {
  readonly storage: IndexStorage;
  readonly openSegments: () => Promise<OpenSegment[]>;
  readonly buildTerms: (chunks: readonly ChunkText[]) => Promise<BuiltTerms>;
}

/** What one segment holds as it is first written, and a thread in memory at a time: so many chunks, fewer when they are long. */
const segmentChunks = 1024;
const segmentCharacters = 1_000_000;
/** Segments built at a time, for as many threads. */
const abreast = 2;
/** A process that began a segment and has not shown it for so long is dead. */
const abandonedMs = 3_600_000;
const mergeAttempts = 5;

export function createIndexWriter({ storage, openSegments, buildTerms }: IndexWriterOptions) {
  /** Merges run one after the other: two of one process would fight for the same segments. */
  let merging: Promise<void> = Promise.resolve();

  /** Writes a part of a group; nobody sees it before the whole group is shown. */
  async function writePart(part: readonly IndexedDocument[]) {
    const chunks = part.flatMap((document) => document.chunks);
    const { blocks, lengths, firstTerms } = await buildTerms(chunks.map(({ title, text }) => ({ title, text })));
    const header = encodeHeader({
      documents: spansOf(part),
      chunkIds: Float64Array.from(chunks, ({ id }) => id),
      pages: Uint32Array.from(chunks, ({ page }) => Math.max(0, page)),
      lengths,
      firstTerms,
    });
    const segment = await storage.begin();
    await storage.append(segment, 0, blocks);
    return { segment, header };
  }

  async function writeGroup(group: readonly IndexedDocument[]): Promise<void> {
    await remove(new Set(group.map(({ documentId }) => documentId)));
    const parts = await Promise.all(partsOf(group).map(writePart));
    if (!(await storage.exchange([], parts)))
      throw new Error("What was being indexed was swept away before it was done");
  }

  async function remove(documentIds: ReadonlySet<string>): Promise<void> {
    for (let again = true; again; ) {
      again = false;
      for (const { state, header } of await openSegments()) {
        const held = header.documents.filter(({ documentId }) => documentIds.has(documentId));
        const removed = new Set([...state.removed, ...held.map(({ documentId }) => documentId)]);
        if (removed.size === state.removed.length) continue;
        if (!(await storage.setRemoved(state, [...removed]))) again = true;
      }
    }
  }

  async function settle(): Promise<void> {
    for (let failures = 0; failures < mergeAttempts; ) {
      const sources = nextMerge(await openSegments());
      if (sources === null) return;
      if (!(await mergeSegments(storage, sources))) failures++;
    }
  }

  /** Brings the index into good shape; others may read and write meanwhile. */
  function merge(): Promise<void> {
    merging = merging.then(settle, settle);
    return merging;
  }

  return {
    /** Indexes documents; what the index held of them before is replaced. */
    async add(documents: AsyncIterable<IndexedDocument> | Iterable<IndexedDocument>): Promise<void> {
      await storage.sweep(Date.now() - abandonedMs);
      const underway = new Set<Promise<unknown>>();
      const failures: unknown[] = [];
      for await (const group of groups(documents)) {
        const work: Promise<unknown> = writeGroup(group)
          .catch((thrown: unknown) => failures.push(thrown))
          .finally(() => underway.delete(work));
        underway.add(work);
        if (underway.size >= abreast) await Promise.race(underway);
        if (failures.length > 0) break;
      }
      await Promise.all(underway);
      if (failures.length > 0) throw failures[0];
      await merge();
    },
    /** What held the documents is written anew, so that no word of theirs stays: removing many at once costs as much as one. */
    async remove(documentIds: readonly string[]): Promise<void> {
      await remove(new Set(documentIds));
      await merge();
    },
  };
}

/** The share of a segment that a chunk fills. */
function shareOf({ text }: IndexedChunk): number {
  return Math.max(1 / segmentChunks, text.length / segmentCharacters);
}

/** Documents in groups of about a segment's size; the chunks of one document are never in two groups. */
async function* groups(
  documents: AsyncIterable<IndexedDocument> | Iterable<IndexedDocument>,
): AsyncGenerator<IndexedDocument[]> {
  let group: IndexedDocument[] = [];
  let filled = 0;
  for await (const document of documents) {
    group.push(document);
    filled += document.chunks.reduce((sum, chunk) => sum + shareOf(chunk), 0);
    if (filled < 1) continue;
    yield group;
    group = [];
    filled = 0;
  }
  if (group.length > 0) yield group;
}

/** A group cut into parts that are built abreast, a large document across several. */
function partsOf(group: readonly IndexedDocument[]): IndexedDocument[][] {
  const parts: { documentId: string; chunks: IndexedChunk[] }[][] = [];
  let filled = 1;
  for (const { documentId, chunks } of group) {
    for (const chunk of chunks) {
      if (filled >= 1) {
        parts.push([]);
        filled = 0;
      }
      const part = parts.at(-1);
      const last = part?.at(-1);
      if (last?.documentId === documentId) last.chunks.push(chunk);
      else part?.push({ documentId, chunks: [chunk] });
      filled += shareOf(chunk);
    }
  }
  return parts;
}

function spansOf(documents: readonly IndexedDocument[]): DocumentSpan[] {
  let from = 0;
  return documents.map(({ documentId, chunks }) => {
    const span = { documentId, from, count: chunks.length };
    from += chunks.length;
    return span;
  });
}
