import { getDecoder } from "iconv-lite";
import { decodeText } from "./decode-text.ts";

/** So many bytes, from the first that is no ASCII, tell the encoding of a stream. */
const sampleBytes = 64 * 1024;

/** So many before them are looked at, too: a lone é is a letter by the words around it. Even, as UTF-16 has two a letter. */
const contextBytes = 1024;

/**
 * The characters of a byte stream in whatever encoding it is, piece by piece. ASCII is the same in all of them, so that
 * nothing is decided before other bytes come. Null comes where the bytes are no text, and nothing after it.
 */
export async function* decodeStream(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  let decoder: StreamDecoder | null = null;
  let before = Buffer.alloc(0);
  let held: Uint8Array[] = [];
  let telling = 0;
  const sample = () => {
    const bytes = Buffer.concat([before, ...held]);
    const first = bytes.length - telling;
    return bytes.subarray(Math.max(0, first - (first % 2) - contextBytes), first + sampleBytes);
  };
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    if (decoder !== null) {
      yield decoder.write(bytes);
      continue;
    }
    const first = held.length > 0 ? 0 : bytes.findIndex((byte) => !isPlain(byte));
    if (first === -1) {
      before = Buffer.concat([before, bytes.subarray(-contextBytes)]).subarray(-contextBytes);
      yield Buffer.from(bytes).toString("latin1");
      continue;
    }
    held.push(bytes);
    telling += bytes.length - first;
    if (telling < sampleBytes) continue;
    decoder = decoderFor(withWholeLetters(sample()));
    if (decoder === null) return yield null;
    yield decoder.write(Buffer.concat(held));
    held = [];
  }
  if (decoder === null && held.length > 0) {
    decoder = decoderFor(sample());
    if (decoder === null) return yield null;
    yield decoder.write(Buffer.concat(held));
  }
  if (decoder !== null) yield decoder.end();
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

/** A letter that the end of a sample cuts would speak against its encoding: spaces and line breaks are part of no other letter. */
function withWholeLetters(sample: Uint8Array): Uint8Array {
  const last = sample.findLastIndex((byte) => byte < 0x30);
  const end = last < sample.length - contextBytes ? sample.length : last + 1;
  return sample.subarray(0, end - (end % 2));
}

const isPlain = (byte: number) => byte > 0 && byte < 0x80;
