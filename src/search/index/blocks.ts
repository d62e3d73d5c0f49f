import { ByteReader, ByteWriter } from "./bytes.ts";
import type { Postings } from "./postings.ts";

/**
 * A segment's terms, sorted, are cut into blocks: a row of the database is a few thousand bytes of terms with their
 * postings. A query reads the few blocks that its terms are in; a merge reads and writes them in order.
 */
const blockBytes = 8192;

export interface TermPostings {
  readonly term: string;
  readonly postings: Postings;
}

/** The blocks with the first term of each, by which a block is found. */
export class BlockWriter {
  readonly #writer = new ByteWriter();
  readonly firstTerms: string[] = [];
  #open = false;

  /** Takes the next term in order; gives a block when it is full. */
  add({ term, postings }: TermPostings): Uint8Array<ArrayBuffer> | null {
    if (!this.#open) this.firstTerms.push(term);
    this.#open = true;
    this.#writer.string(term);
    this.#writer.number(postings.count);
    this.#writer.number(postings.last + 1);
    this.#writer.number(postings.data.length);
    this.#writer.bytes(postings.data);
    return this.#writer.length < blockBytes ? null : this.#close();
  }

  /** The last block, if terms are left for one. */
  end(): Uint8Array<ArrayBuffer> | null {
    return this.#open ? this.#close() : null;
  }

  #close(): Uint8Array<ArrayBuffer> {
    this.#open = false;
    return this.#writer.take();
  }
}

/** All terms of a block, in order. */
export function* readBlock(block: Uint8Array): Generator<TermPostings> {
  const reader = new ByteReader(block);
  while (!reader.done) {
    const term = reader.string();
    yield { term, postings: readPostings(reader) };
  }
}

/** The postings of one term, without decoding the others. */
export function findInBlock(block: Uint8Array, term: string): Postings | null {
  const wanted = Buffer.from(term);
  const reader = new ByteReader(block);
  while (!reader.done) {
    if (reader.passIfEqual(reader.number(), wanted)) return readPostings(reader);
    reader.number();
    reader.number();
    reader.skip(reader.number());
  }
  return null;
}

function readPostings(reader: ByteReader): Postings {
  const count = reader.number();
  const last = reader.number() - 1;
  return { count, last, data: reader.bytes(reader.number()) };
}

/** The number of the block that holds a term if any does: the last whose first term is not after it. */
export function blockOf(firstTerms: readonly string[], term: string): number | null {
  let low = 0;
  let high = firstTerms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const first = firstTerms[middle];
    if (first !== undefined && first <= term) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low - 1;
}
