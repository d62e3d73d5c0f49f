/** Writes small numbers in few bytes: distances with seven bits a byte, steps in one. */
export function createByteWriter() {
  const body: number[] = [];
  return {
    distance(value: number): void {
      let rest = value;
      for (; rest >= 0x80; rest >>>= 7) body.push((rest & 0x7f) | 0x80);
      body.push(rest);
    },
    signed(step: number): void {
      body.push(step & 0xff);
    },
    /** Everything written, after a text and its length. */
    withHead(head: string): Uint8Array {
      const text = new TextEncoder().encode(head);
      const bytes = new Uint8Array(4 + text.length + body.length);
      new DataView(bytes.buffer).setUint32(0, text.length);
      bytes.set(text, 4);
      bytes.set(body, 4 + text.length);
      return bytes;
    },
  };
}

/** Reads what a byte writer wrote, in the same order. */
export function createByteReader(bytes: Uint8Array) {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  let at = 4 + headLength;
  return {
    head: new TextDecoder().decode(bytes.subarray(4, at)),
    distance(): number {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
    },
    signed(): number {
      return ((bytes[at++] ?? 0) << 24) >> 24;
    },
  };
}
