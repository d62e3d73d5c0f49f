import { inflateRawSync } from "node:zlib";
import { decodePercent } from "#language";
import { damagedDocument, encryptedDocument, tooLargeDocument } from "./failures.ts";

/** A file in a zip archive, as its central directory lists it. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly offset: number;
  readonly deflated: boolean;
  readonly encrypted: boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** How an archive begins: with a file, with nothing in it, or as one of several volumes. */
const beginnings = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];

/** Whether bytes, a character each, begin as an archive does. Two letters alone begin many a text. */
export function beginsAsZip(head: string): boolean {
  return beginnings.some((beginning) => head.startsWith(beginning));
}

/** The archive's table of contents, or null when the bytes hold none. */
export function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return null;
    const length = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
      deflated: view.getUint16(at + 10, true) === 8,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return -1;
}

/**
 * Unpacks every entry once, and stops at the limit: the sizes an archive states about itself may lie, and the libraries
 * that read it later would unpack whatever comes.
 */
export function checkZip(bytes: Uint8Array, name: string, unpackedBytes: number): void {
  const entries = listZip(bytes);
  if (entries === null) {
    throw damagedDocument(name, { ko: "압축 목록이 깨졌습니다.", en: "its archive's table of contents is broken." });
  }
  if (entries.some((entry) => entry.encrypted)) throw encryptedDocument(name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = unpackedBytes;
  for (const entry of entries) {
    left -= entry.deflated ? unpackedSize(bytes, view, entry, left) : entry.packed;
    if (left < 0) {
      const limit = `${Math.round(unpackedBytes / 1024 / 1024)} MB`;
      throw tooLargeDocument(name, { ko: `압축을 풀면 ${limit}보다 큽니다.`, en: `it unpacks to more than ${limit}.` });
    }
  }
}

/** The files of an archive that has been checked; null for a name that it does not hold or cannot give. */
export function openZip(bytes: Uint8Array, name: string, unpackedBytes: number): (entry: string) => Uint8Array | null {
  checkZip(bytes, name, unpackedBytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(listZip(bytes)?.map((entry) => [entry.name, entry]));
  return (path) => {
    const entry = entries.get(path);
    if (entry === undefined) return null;
    const packed = packedBytes(bytes, view, entry);
    if (packed === null || !entry.deflated) return packed;
    try {
      return inflateRawSync(packed, { maxOutputLength: unpackedBytes });
    } catch {
      return null;
    }
  };
}

function packedBytes(bytes: Uint8Array, view: DataView, { offset, packed }: ZipEntry): Uint8Array | null {
  if (offset + 30 > bytes.length) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return bytes.subarray(start, start + packed);
}

/** The entry's true size, or one more than the limit. A broken entry counts as nothing here: its reader will complain. */
function unpackedSize(bytes: Uint8Array, view: DataView, entry: ZipEntry, limit: number): number {
  const packed = packedBytes(bytes, view, entry);
  if (packed === null) return 0;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) }).length;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? limit + 1 : 0;
  }
}

/** The entry that a reference in another one means: it cannot lead out of the archive. Null where it is no address at all. */
export function pathInArchive(reference: string, from: string): string | null {
  const url = URL.parse(reference, `file:///${from}`);
  return url === null ? null : decodePercent(url.pathname.slice(1));
}
