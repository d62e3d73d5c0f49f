import { getDecoder } from "iconv-lite";
import { decodeText } from "./decode-text.ts";

/** So many bytes, from the first that is no ASCII, tell the encoding of a stream. */
const sampleBytes = 64 * 1024;

/**
 * The characters of a byte stream in whatever encoding it is, piece by piece. ASCII is the same in all of them, so that
 * nothing is decided before other bytes come. Null comes where the bytes are no text, and nothing after it.
 */
export async function* decodeStream(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  let decoder: StreamDecoder | null = null;
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    if (decoder !== null) yield decoder.write(bytes);
    else if (held.length === 0 && bytes.every(isPlain)) yield Buffer.from(bytes).toString("latin1");
    else {
      held.push(bytes);
      size += bytes.length;
      if (size < sampleBytes) continue;
      decoder = decoderFor(Buffer.concat(held));
      if (decoder === null) return yield null;
      yield decoder.write(Buffer.concat(held));
      held = [];
    }
  }
  if (decoder !== null) yield decoder.end();
  else if (held.length > 0) yield decodeText(Buffer.concat(held))?.text ?? null;
}

interface StreamDecoder {
  write(bytes: Uint8Array): string;
  end(): string;
}

function decoderFor(sample: Uint8Array): StreamDecoder | null {
  const encoding = decodeText(sample)?.encoding;
  if (encoding === undefined) return null;
  if (encoding === "cp949") {
    const korean = getDecoder("cp949");
    return { write: (bytes) => korean.write(Buffer.from(bytes)), end: () => korean.end() ?? "" };
  }
  const decoder = new TextDecoder(encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

const isPlain = (byte: number) => byte > 0 && byte < 0x80;
