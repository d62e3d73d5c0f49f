export interface ChunkSizes {
  /** What a chunk holds, more or less, in characters. */
  readonly target: number;
  /** A table up to this stays whole. */
  readonly table: number;
}

export const defaultChunkSizes: ChunkSizes = { target: 500, table: 2000 };
