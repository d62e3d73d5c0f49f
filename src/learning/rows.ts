import { places as allPlaces } from "./features/hash.ts";

/** The features that have weights, a row each. */
export interface Rows {
  /** The place of each row, in order. */
  readonly used: Uint32Array;
  /** The first row of each bucket of neighbouring places, and the number of rows at the end. */
  readonly buckets: Uint32Array;
}

/** So many neighbouring places share a bucket, as a power of two. Places are hashes, so that each holds a few rows. */
const bucketBits = 6;

export function bucketsOf(used: Uint32Array): Uint32Array {
  const buckets = new Uint32Array((allPlaces >>> bucketBits) + 1).fill(used.length);
  for (let row = used.length - 1; row >= 0; row -= 1) buckets[(used[row] ?? 0) >>> bucketBits] = row;
  for (let bucket = buckets.length - 2; bucket >= 0; bucket -= 1)
    buckets[bucket] = Math.min(buckets[bucket] ?? 0, buckets[bucket + 1] ?? 0);
  return buckets;
}

/** The row of a place; -1 for a feature without weights. */
export function rowAt({ used, buckets }: Rows, place: number): number {
  const bucket = place >>> bucketBits;
  const end = buckets[bucket + 1] ?? 0;
  for (let row = buckets[bucket] ?? 0; row < end; row += 1) if (used[row] === place) return row;
  return -1;
}
