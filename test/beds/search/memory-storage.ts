import type { IndexedChunk, IndexStorage, SegmentState, VectorPiece } from "../../../src/search/index/storage.ts";

/** An index in memory, for evaluations and tests. It takes the chunks' texts as well. */
export interface MemoryStorage extends IndexStorage {
  addChunks(chunks: readonly IndexedChunk[]): void;
}

interface StoredSegment {
  state: SegmentState;
  header: Uint8Array | null;
  readonly blocks: Uint8Array[];
}

export function createMemoryStorage(): MemoryStorage {
  const segments = new Map<number, StoredSegment>();
  const chunks = new Map<number, IndexedChunk>();
  const vectors = new Map<string, readonly VectorPiece[]>();
  let lastSegment = 0;

  const unchanged = ({ id, version }: SegmentState) => segments.get(id)?.state.version === version;

  return {
    addChunks(added) {
      for (const chunk of added) chunks.set(chunk.id, chunk);
    },
    segments: async () => [...segments.values()].filter(({ header }) => header !== null).map(({ state }) => state),
    header: async (id) => segments.get(id)?.header ?? null,
    async blocks(id, numbers) {
      const found = new Map<number, Uint8Array>();
      for (const number of numbers) {
        const block = segments.get(id)?.blocks[number];
        if (block !== undefined) found.set(number, block);
      }
      return found;
    },
    async begin() {
      const id = ++lastSegment;
      segments.set(id, { state: { id, version: 0, removed: [] }, header: null, blocks: [] });
      return id;
    },
    async append(id, first, blocks) {
      for (const [at, block] of blocks.entries()) {
        const segment = segments.get(id);
        if (segment !== undefined) segment.blocks[first + at] = block;
      }
    },
    async exchange(others, shown) {
      if (!others.every(unchanged)) return false;
      for (const { id } of others) segments.delete(id);
      for (const { segment, header } of shown) {
        const begun = segments.get(segment);
        if (begun !== undefined) begun.header = header;
      }
      return true;
    },
    async setRemoved(state, removed) {
      const segment = segments.get(state.id);
      if (segment === undefined || !unchanged(state)) return false;
      segment.state = { id: state.id, version: state.version + 1, removed };
      return true;
    },
    async discard(id) {
      segments.delete(id);
    },
    async sweep() {
      for (const [id, { header }] of segments) if (header === null) segments.delete(id);
    },
    chunks: async (ids) => ids.map((id) => chunks.get(id)).filter((chunk) => chunk !== undefined),
    async putVectors(documentId, pieces) {
      vectors.set(documentId, pieces);
    },
    async removeVectors(documentId) {
      vectors.delete(documentId);
    },
    hasVectors: async (documentId, model) => (vectors.get(documentId) ?? []).some((piece) => piece.model === model),
    async *vectors(documents) {
      for (const [documentId, pieces] of vectors)
        if (documents === null || documents.includes(documentId)) yield* pieces;
    },
  };
}
