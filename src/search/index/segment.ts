import { ByteReader, ByteWriter } from "./bytes.ts";

/** The chunks of one document within a segment, which stand side by side. */
export interface DocumentSpan {
  readonly documentId: string;
  readonly from: number;
  readonly count: number;
}

/** What a segment says of its chunks and where its terms are; never changed once written, so it can be kept in memory. */
export interface SegmentHeader {
  readonly documents: readonly DocumentSpan[];
  /** By chunk number within the segment: the chunk's id, its page, its length in tokens. */
  readonly chunkIds: Float64Array;
  readonly pages: Uint32Array;
  readonly lengths: Uint32Array;
  readonly firstTerms: readonly string[];
}

export function chunkCount(header: SegmentHeader): number {
  return header.chunkIds.length;
}

const formatVersion = 1;

export function encodeHeader(header: SegmentHeader): Uint8Array {
  const writer = new ByteWriter();
  writer.number(formatVersion);
  writer.number(header.documents.length);
  for (const { documentId, count } of header.documents) {
    writer.string(documentId);
    writer.number(count);
  }
  writer.number(chunkCount(header));
  for (const numbers of [header.chunkIds, header.pages, header.lengths])
    for (const value of numbers) writer.number(value);
  writer.number(header.firstTerms.length);
  for (const term of header.firstTerms) writer.string(term);
  return writer.take();
}

export function decodeHeader(bytes: Uint8Array): SegmentHeader {
  const reader = new ByteReader(bytes);
  const version = reader.number();
  if (version !== formatVersion)
    throw new RangeError(`The index has format ${version}; this program reads ${formatVersion}`);
  let from = 0;
  const documents = Array.from({ length: reader.number() }, () => {
    const span = { documentId: reader.string(), from, count: reader.number() };
    from += span.count;
    return span;
  });
  const count = reader.number();
  return {
    documents,
    chunkIds: Float64Array.from({ length: count }, () => reader.number()),
    pages: Uint32Array.from({ length: count }, () => reader.number()),
    lengths: Uint32Array.from({ length: count }, () => reader.number()),
    firstTerms: Array.from({ length: reader.number() }, () => reader.string()),
  };
}
