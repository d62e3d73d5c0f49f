export interface TextLine {
  /** Without the line break, in a buffer of its own. */
  readonly content: Uint8Array<ArrayBuffer>;
  /** In the file, with the line break. */
  readonly bytes: number;
  /** False for a last line without a break. */
  readonly complete: boolean;
  /** The line was longer than allowed; its content was dropped. */
  readonly tooLong: boolean;
}

const lineBreak = 10;

/** Lines of a byte stream, one at a time; a line longer than the limit is skipped without being kept. */
export async function* readTextLines(
  stream: AsyncIterable<Uint8Array | string>,
  maxBytes: number,
): AsyncGenerator<TextLine> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (complete: boolean): TextLine => {
    const tooLong = size > maxBytes;
    const content = tooLong ? new Uint8Array(0) : joined(parts, size);
    const line = { content, bytes: size + (complete ? 1 : 0), complete, tooLong };
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of stream) {
    const bytes =
      typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let at = bytes.indexOf(lineBreak); at !== -1; at = bytes.indexOf(lineBreak, from)) {
      size += at - from;
      if (size <= maxBytes) parts.push(bytes.subarray(from, at));
      yield take(true);
      from = at + 1;
    }
    size += bytes.length - from;
    if (size <= maxBytes) parts.push(bytes.subarray(from));
    else parts = [];
  }
  if (size > 0) yield take(false);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
