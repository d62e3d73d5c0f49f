import { ByteReader, ByteWriter } from "../index/bytes.ts";

/** Vectors of some chunks, each of length one, stored as bytes: a quarter of the size, and the order of neighbours hardly changes. */
export interface Vectors {
  readonly dimensions: number;
  readonly chunkIds: readonly number[];
  readonly pages: readonly number[];
  /** What a chunk's bytes are multiplied by. */
  readonly scales: Float32Array;
  readonly values: Int8Array;
}

export function encodeVectors(
  chunks: readonly { readonly id: number; readonly page: number }[],
  vectors: readonly Float32Array[],
): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const scales = new Float32Array(vectors.length);
  const values = new Int8Array(vectors.length * dimensions);
  for (const [at, vector] of vectors.entries()) {
    if (vector.length !== dimensions) throw new RangeError(`Vectors of ${dimensions} and ${vector.length} dimensions`);
    const unit = unitVector(vector);
    const largest = unit.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    scales[at] = largest / 127;
    for (let index = 0; index < dimensions; index++)
      values[at * dimensions + index] = largest === 0 ? 0 : Math.round(((unit[index] ?? 0) / largest) * 127);
  }
  const writer = new ByteWriter();
  writer.number(dimensions);
  writer.number(chunks.length);
  for (const { id } of chunks) writer.number(id);
  for (const { page } of chunks) writer.number(Math.max(0, page));
  writer.bytes(new Uint8Array(scales.buffer));
  writer.bytes(new Uint8Array(values.buffer));
  return writer.take();
}

export function decodeVectors(data: Uint8Array): Vectors {
  const reader = new ByteReader(data);
  const dimensions = reader.number();
  const chunkIds = Array.from({ length: reader.number() }, () => reader.number());
  const pages = chunkIds.map(() => reader.number());
  // Copied, because numbers of four bytes must begin at a multiple of four.
  const scales = new Float32Array(reader.bytes(chunkIds.length * 4).slice().buffer);
  const bytes = reader.rest();
  return {
    dimensions,
    chunkIds,
    pages,
    scales,
    values: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  };
}

/** The cosine between a query, whose vector has length one, and every chunk. */
export function cosines(query: Float32Array, { dimensions, chunkIds, scales, values }: Vectors): Float32Array {
  const result = new Float32Array(chunkIds.length);
  if (query.length !== dimensions) return result;
  for (let at = 0; at < result.length; at++) {
    const from = at * dimensions;
    let sum = 0;
    for (let index = 0; index < dimensions; index++) sum += (query[index] ?? 0) * (values[from + index] ?? 0);
    result[at] = sum * (scales[at] ?? 0);
  }
  return result;
}

export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
