const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Grows as it is written to: numbers as varints (seven bits a byte), strings as UTF-8 after their length. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  number(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  string(text: string): void {
    const bytes = encoder.encode(text);
    this.number(bytes.length);
    this.bytes(bytes);
  }

  /** What was written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError("The index ends in the middle of a number");
      if (byte < 128) return value + byte * factor;
      value += (byte - 128) * factor;
      factor *= 128;
    }
  }

  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError("The index ends in the middle of a record");
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }

  skip(length: number): void {
    this.#at += length;
  }

  /** Passes over a record, and says whether it was these bytes. */
  passIfEqual(length: number, bytes: Uint8Array): boolean {
    const start = this.#at;
    this.#at += length;
    if (length !== bytes.length) return false;
    // From the end: neighbours in a sorted block begin alike.
    for (let at = length - 1; at >= 0; at--) if (this.#bytes[start + at] !== bytes[at]) return false;
    return true;
  }

  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }

  string(): string {
    return decoder.decode(this.bytes(this.number()));
  }
}
