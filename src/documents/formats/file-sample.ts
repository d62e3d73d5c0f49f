import { decodeText } from "#language";
import { beginsAsZip, listZip } from "./zip-archive.ts";

/** What formats recognise a file by. What costs something is looked at when it is asked for, once. */
export interface FileSample {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** In small letters, without the dot; empty where the name has none. */
  readonly extension: string;
  /** The first kilobyte, a character a byte. */
  readonly head: string;
  /** The names in a zip archive; null where the file is none, empty where it is damaged. */
  readonly entries: () => ReadonlySet<string> | null;
  /** The beginning as text; null where it is none. */
  readonly text: () => string | null;
  /** Whether the file's bytes hold these characters. */
  readonly holds: (text: string, encoding: "latin1" | "utf16le") => boolean;
}

/** How much of a text tells what it is. The whole of a large one is decoded by its reader, off the main thread. */
const sampleBytes = 256 * 1024;

export function createFileSample(bytes: Uint8Array, name: string): FileSample {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = buffer.subarray(0, 1024).toString("latin1");
  return {
    bytes,
    name,
    extension: /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "",
    head,
    entries: once(() => (beginsAsZip(head) ? new Set(listZip(bytes)?.map((entry) => entry.name)) : null)),
    text: once(() => decodeText(beginningOf(bytes))?.text ?? null),
    holds: (text, encoding) => buffer.includes(text, 0, encoding),
  };
}

/** The beginning of a text, cut where no character of any encoding is cut in two: after an ASCII one, if there is any. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleBytes) return bytes;
  const sample = bytes.subarray(0, sampleBytes);
  const ascii = sample.findLastIndex((byte, at) => (byte === 0x20 || byte === 0x0a) && at % 2 === 1);
  return ascii < sampleBytes / 2 ? sample : sample.subarray(0, ascii + 1);
}

function once<Value>(work: () => Value): () => Value {
  let done: { readonly value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
