/** The original bytes of documents, kept once and named by their SHA-256. */
export interface Files {
  /** Keeps the bytes and gives their name. Nothing half-written is ever seen under a name. */
  put(content: FileContent): Promise<StoredFile>;
  has(hash: string): Promise<boolean>;
  /** The whole file. */
  get(hash: string): Promise<Uint8Array>;
  /** How many bytes the file has. */
  size(hash: string): Promise<number>;
  /** The file, or a part of it, in pieces of bounded size. */
  read(hash: string, part?: BytesOfFile): AsyncIterable<Uint8Array>;
  /** Every file there is, in order of its name. */
  list(): AsyncIterable<string>;
  remove(hash: string): Promise<void>;
}

/** From `start` up to, and without, `end`. */
export interface BytesOfFile {
  readonly start: number;
  readonly end: number;
}

export type FileContent = Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
}

/** No piece that is read or written is longer than this. */
export const pieceBytes = 1 << 20;

/** Cuts content into pieces of bounded size, whatever the sizes it comes in. */
export async function* toPieces(content: FileContent): AsyncGenerator<Uint8Array> {
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    for (let start = 0; start < part.length; start += pieceBytes) yield part.subarray(start, start + pieceBytes);
  }
}

/** Files on disk know no transaction: what one removes is only noted, and removed when it has been committed. */
export function deferRemovals(files: Files, removals: string[]): Files {
  return {
    ...files,
    async remove(hash) {
      removals.push(hash);
    },
  };
}

/** Hashes come from outside too: only what looks like one may become part of a path. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
