import { ByteReader, ByteWriter } from "./bytes.ts";

/** Where a term stands within a segment: the numbers of the chunks that hold it, ascending, and how often each does. */
export interface Postings {
  /** How many chunks hold the term. */
  readonly count: number;
  /** The last chunk number: what is appended starts from it. */
  readonly last: number;
  /** The gaps between chunk numbers; the lowest bit says that the term stands there once, else its frequency follows. */
  readonly data: Uint8Array;
}

export class PostingsWriter {
  readonly #writer = new ByteWriter();
  #count = 0;
  #last = -1;

  add(chunk: number, frequency: number): void {
    const gap = chunk - this.#last - 1;
    this.#writer.number(gap * 2 + (frequency === 1 ? 1 : 0));
    if (frequency !== 1) this.#writer.number(frequency);
    this.#last = chunk;
    this.#count++;
  }

  /** Everything of other postings, whose chunk numbers all come after ours once `base` is added to them. */
  append(postings: Postings, base: number): void {
    if (postings.count === 0) return;
    // Only the first gap changes; the rest is copied as it is.
    const reader = new ByteReader(postings.data);
    const first = reader.number();
    const gap = base + Math.floor(first / 2) - this.#last - 1;
    this.#writer.number(gap * 2 + (first % 2));
    this.#writer.bytes(reader.rest());
    this.#last = base + postings.last;
    this.#count += postings.count;
  }

  take(): Postings {
    const postings = { count: this.#count, last: this.#last, data: this.#writer.take() };
    this.#count = 0;
    this.#last = -1;
    return postings;
  }
}

/** Decoded postings; one buffer serves term after term. */
export class PostingsBuffer {
  chunks = new Uint32Array(1024);
  frequencies = new Uint32Array(1024);
  count = 0;

  /** A plain loop over bytes: this is where a query spends its time. */
  decode({ data, count }: Postings): void {
    if (count > this.chunks.length) {
      this.chunks = new Uint32Array(count * 2);
      this.frequencies = new Uint32Array(count * 2);
    }
    this.count = count;
    const { chunks, frequencies } = this;
    let chunk = -1;
    let at = 0;
    for (let index = 0; index < count; index++) {
      let byte = data[at++] ?? 0;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = data[at++] ?? 0;
        value |= (byte & 127) << shift;
      }
      chunk += (value >>> 1) + 1;
      let frequency = 1;
      if ((value & 1) === 0) {
        byte = data[at++] ?? 0;
        frequency = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = data[at++] ?? 0;
          frequency |= (byte & 127) << shift;
        }
      }
      chunks[index] = chunk;
      frequencies[index] = frequency;
    }
  }
}
