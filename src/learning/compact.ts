import { places as allPlaces } from "./features/hash.ts";
import type { Vector } from "./features/vector.ts";

/** With fewer cases than this, a feature that was seen once may still be a good one. */
const fewCases = 200;

/** The places that weights are learned for, in order: those of features that more than one case has. */
export function usedPlaces(vectors: readonly Vector[]): Uint32Array {
  const least = vectors.length < fewCases ? 1 : 2;
  const counts = new Uint32Array(allPlaces);
  for (const { places } of vectors) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  const used: number[] = [];
  for (const [place, count] of counts.entries()) if (count >= least) used.push(place);
  return Uint32Array.from(used);
}

/** A vector by rows of the used places; what has no row is dropped. */
export function compact({ places, values }: Vector, used: Uint32Array): Vector {
  const rows: number[] = [];
  const kept: number[] = [];
  let row = 0;
  for (const [at, place] of places.entries()) {
    row = firstAtLeast(used, place, row);
    if (used[row] !== place) continue;
    rows.push(row);
    kept.push(values[at] ?? 0);
  }
  return { places: Uint32Array.from(rows), values: Float32Array.from(kept) };
}

/** The first row from `from` on whose place is not below `place`. */
export function firstAtLeast(used: Uint32Array, place: number, from: number): number {
  let low = from;
  let high = used.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((used[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
