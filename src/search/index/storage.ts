/** A piece of text as it is indexed and found: where it stands, and the title it stands under. */
export interface IndexedChunk {
  readonly id: number;
  readonly documentId: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The document's name and the headings above the chunk: searched with the text, and counted as nearer than it. */
  readonly title: string;
}

/** A segment that queries see. Its version goes up whenever a document is removed from it. */
export interface SegmentState {
  readonly id: number;
  readonly version: number;
  /** Documents that are gone; their chunks are passed over until the segment has been written anew. */
  readonly removed: readonly string[];
}

/** A begun segment with the header that completes it. */
export interface ShownSegment {
  readonly segment: number;
  readonly header: Uint8Array;
}

/**
 * Where the index lives. All that is asked of a database: rows of bytes under numbers, and one atomic exchange. So the
 * ranking is the same on every database, because none of them takes part in it.
 */
export interface IndexStorage {
  /** The segments that queries see, by id. */
  segments(): Promise<readonly SegmentState[]>;
  /** Null when the segment has been merged away in the meantime. */
  header(segment: number): Promise<Uint8Array | null>;
  /** The blocks that are still there, by number. */
  blocks(segment: number, numbers: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>>;

  /** Begins a segment that no query sees. */
  begin(): Promise<number>;
  append(segment: number, first: number, blocks: readonly Uint8Array[]): Promise<void>;
  /**
   * Shows begun segments in place of others, all at once. False, and nothing has happened, when one of the others was
   * changed or taken by someone else since its state was read.
   */
  exchange(others: readonly SegmentState[], shown: readonly ShownSegment[]): Promise<boolean>;
  /** Sets what is removed from a segment; false when its state has changed since it was read. */
  setRemoved(state: SegmentState, removed: readonly string[]): Promise<boolean>;
  /** Drops a begun segment that will not be shown. */
  discard(segment: number): Promise<void>;
  /** Drops what was begun before a moment and never shown: the work of a process that died. */
  sweep(before: number): Promise<void>;

  /** The chunks that are still there, in any order. */
  chunks(ids: readonly number[]): Promise<readonly IndexedChunk[]>;

  /** Vectors of the semantic search: pieces of a document's chunks, with the model they came from. */
  putVectors(documentId: string, pieces: readonly VectorPiece[]): Promise<void>;
  removeVectors(documentId: string): Promise<void>;
  /** Whether the document has pieces of the model; their bytes stay unread. */
  hasVectors(documentId: string, model: string): Promise<boolean>;
  /** One piece after the other, of all documents or of some. */
  vectors(documents: readonly string[] | null): AsyncIterable<VectorPiece>;
}

/** Vectors of some chunks of a document, by one model. */
export interface VectorPiece {
  readonly documentId: string;
  readonly model: string;
  readonly chunks: number;
  readonly data: Uint8Array;
}
