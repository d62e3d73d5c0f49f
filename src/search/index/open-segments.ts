import { chunkCount, decodeHeader, type SegmentHeader } from "./segment.ts";
import type { IndexStorage, SegmentState } from "./storage.ts";

/** A segment with its header in memory. */
export interface OpenSegment {
  readonly state: SegmentState;
  readonly header: SegmentHeader;
  /** By chunk number: 1 where the chunk's document was removed. Null when nothing was. */
  readonly gone: Uint8Array | null;
  /** How many chunks are there, and how long they are together. */
  readonly live: number;
  readonly liveLength: number;
}

/** Someone merged the segment away while it was being read: read the list of segments again. */
export class SegmentGone extends Error {
  constructor(segment: number) {
    super(`Segment ${segment} of the search index is gone`);
  }
}

/** Opens the segments that queries see. Headers never change, so each is read once and kept while its segment lives. */
export function createSegmentReader(storage: IndexStorage): () => Promise<OpenSegment[]> {
  let known = new Map<number, OpenSegment>();
  return async () => {
    const open = new Map<number, OpenSegment>();
    for (const state of await storage.segments()) {
      const before = known.get(state.id);
      const segment = before?.state.version === state.version ? before : await read(state, before?.header);
      if (segment !== null) open.set(state.id, segment);
    }
    known = open;
    return [...open.values()];
  };

  async function read(state: SegmentState, knownHeader: SegmentHeader | undefined): Promise<OpenSegment | null> {
    if (knownHeader !== undefined) return opened(state, knownHeader);
    const bytes = await storage.header(state.id);
    return bytes === null ? null : opened(state, decodeHeader(bytes));
  }
}

function opened(state: SegmentState, header: SegmentHeader): OpenSegment {
  const gone = goneChunks(header, state.removed);
  let live = 0;
  let liveLength = 0;
  for (const [chunk, length] of header.lengths.entries()) {
    if (gone?.[chunk] === 1) continue;
    live++;
    liveLength += length;
  }
  return { state, header, gone, live, liveLength };
}

function goneChunks(header: SegmentHeader, removed: readonly string[]): Uint8Array | null {
  if (removed.length === 0) return null;
  const gone = new Uint8Array(chunkCount(header));
  const ids = new Set(removed);
  for (const { documentId, from, count } of header.documents) if (ids.has(documentId)) gone.fill(1, from, from + count);
  return gone;
}
