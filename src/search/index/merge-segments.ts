import { setImmediate } from "node:timers/promises";
import { BlockWriter, readBlock, type TermPostings } from "./blocks.ts";
import { type OpenSegment, SegmentGone } from "./open-segments.ts";
import { type Postings, PostingsBuffer, PostingsWriter } from "./postings.ts";
import { encodeHeader, type SegmentHeader } from "./segment.ts";
import type { IndexStorage } from "./storage.ts";

/** Blocks read or written at a time: a merge holds this many of each source in memory, whatever the index weighs. */
const batch = 64;

/**
 * Writes the live chunks of several segments as one and puts it in their place. False when one of them was changed
 * meanwhile: nothing is lost, and the next call sees the new state.
 */
export async function mergeSegments(storage: IndexStorage, sources: readonly OpenSegment[]): Promise<boolean> {
  const states = sources.map(({ state }) => state);
  const kept = sources.map(keptChunks);
  const { documents, chunkIds, pages, lengths } = joinHeaders(sources, kept);
  if (chunkIds.length === 0) return storage.exchange(states, []);

  const segment = await storage.begin();
  try {
    const firstTerms = await writeTerms(storage, segment, mergedTerms(storage, sources, kept));
    const header = encodeHeader({ documents, chunkIds, pages, lengths, firstTerms });
    if (await storage.exchange(states, [{ segment, header }])) return true;
  } catch (thrown) {
    await storage.discard(segment);
    if (thrown instanceof SegmentGone) return false;
    throw thrown;
  }
  await storage.discard(segment);
  return false;
}

/** Writes terms as blocks and gives the first term of each block. */
async function writeTerms(
  storage: IndexStorage,
  segment: number,
  terms: AsyncIterable<TermPostings>,
): Promise<string[]> {
  const writer = new BlockWriter();
  let pending: Uint8Array[] = [];
  let written = 0;
  const flush = async () => {
    await storage.append(segment, written, pending);
    written += pending.length;
    pending = [];
    // The merge of a large index takes seconds; requests are answered in between.
    await setImmediate();
  };
  for await (const entry of terms) {
    const block = writer.add(entry);
    if (block !== null) pending.push(block);
    if (pending.length >= batch) await flush();
  }
  const last = writer.end();
  if (last !== null) pending.push(last);
  await flush();
  return writer.firstTerms;
}

/** New chunk numbers by old ones, -1 for what is gone; null when all stay, each moved by the same distance. */
interface Kept {
  readonly base: number;
  readonly numbers: Int32Array | null;
}

function keptChunks(source: OpenSegment, index: number, sources: readonly OpenSegment[]): Kept {
  const base = sources.slice(0, index).reduce((sum, before) => sum + before.live, 0);
  if (source.gone === null) return { base, numbers: null };
  let next = base;
  return { base, numbers: Int32Array.from(source.gone, (flag) => (flag === 0 ? next++ : -1)) };
}

function joinHeaders(sources: readonly OpenSegment[], kept: readonly Kept[]): Omit<SegmentHeader, "firstTerms"> {
  const documents: { documentId: string; from: number; count: number }[] = [];
  const chunkIds: number[] = [];
  const pages: number[] = [];
  const lengths: number[] = [];
  for (const [index, { header }] of sources.entries()) {
    for (const { documentId, from, count } of header.documents) {
      if (kept[index]?.numbers?.[from] === -1) continue;
      documents.push({ documentId, from: chunkIds.length, count });
      for (let chunk = from; chunk < from + count; chunk++) {
        chunkIds.push(header.chunkIds[chunk] ?? 0);
        pages.push(header.pages[chunk] ?? 0);
        lengths.push(header.lengths[chunk] ?? 0);
      }
    }
  }
  return {
    documents,
    chunkIds: Float64Array.from(chunkIds),
    pages: Uint32Array.from(pages),
    lengths: Uint32Array.from(lengths),
  };
}

/** The terms of all sources in order, each with its postings under the new chunk numbers. */
async function* mergedTerms(
  storage: IndexStorage,
  sources: readonly OpenSegment[],
  kept: readonly Kept[],
): AsyncGenerator<TermPostings> {
  const cursors = await Promise.all(sources.map((source) => termsOf(storage, source)));
  const writer = new PostingsWriter();
  const buffer = new PostingsBuffer();
  for (;;) {
    let term: string | null = null;
    for (const { current } of cursors)
      if (current !== null && (term === null || current.term < term)) term = current.term;
    if (term === null) return;
    for (const [index, cursor] of cursors.entries()) {
      const keep = kept[index];
      if (cursor.current?.term !== term || keep === undefined) continue;
      appendKept(writer, buffer, cursor.current.postings, keep);
      if (!cursor.next()) await cursor.load();
    }
    const postings = writer.take();
    if (postings.count > 0) yield { term, postings };
  }
}

function appendKept(writer: PostingsWriter, buffer: PostingsBuffer, postings: Postings, { base, numbers }: Kept): void {
  if (numbers === null) {
    writer.append(postings, base);
    return;
  }
  buffer.decode(postings);
  for (let at = 0; at < buffer.count; at++) {
    const number = numbers[buffer.chunks[at] ?? 0] ?? -1;
    if (number >= 0) writer.add(number, buffer.frequencies[at] ?? 1);
  }
}

/** Steps through a segment's terms: `next` within what is loaded, `load` for the next blocks. */
async function termsOf(storage: IndexStorage, { state, header }: OpenSegment) {
  let block = 0;
  let loaded: Iterator<TermPostings> = [].values();
  const cursor = {
    current: null as TermPostings | null,
    next(): boolean {
      const step = loaded.next();
      cursor.current = step.done === true ? null : step.value;
      return step.done !== true;
    },
    async load(): Promise<void> {
      if (block >= header.firstTerms.length) return;
      const numbers = Array.from({ length: Math.min(batch, header.firstTerms.length - block) }, (_, at) => block + at);
      const blocks = await storage.blocks(state.id, numbers);
      block += numbers.length;
      loaded = termsOfBlocks(numbers.map((number) => blocks.get(number) ?? gone(state.id)));
      cursor.next();
    },
  };
  await cursor.load();
  return cursor;
}

function* termsOfBlocks(blocks: readonly Uint8Array[]): Generator<TermPostings> {
  for (const block of blocks) yield* readBlock(block);
}

function gone(segment: number): never {
  throw new SegmentGone(segment);
}
