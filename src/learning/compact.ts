import { places as allPlaces } from "./features/hash.ts";
import type { Vector } from "./features/vector.ts";

/** With fewer cases than this, a feature that was seen once may still be a good one. */
const fewCases = 200;
/** Brings the values of rare features near 1, where the learning rate was chosen. */
const usualRarity = 3;

/** The features that weights are learned for. */
export interface UsedPlaces {
  /** The place of each row, in order. */
  readonly used: Uint32Array;
  /** What the feature of each row is multiplied with. */
  readonly rarity: Float32Array;
}

/** The features that more than one case has. Where rare ones count more, what many cases have (알려줘) says less. */
export function usedPlaces(vectors: readonly Vector[], rareCountsMore: boolean): UsedPlaces {
  const least = vectors.length < fewCases ? 1 : 2;
  const counts = new Uint32Array(allPlaces);
  for (const { places } of vectors)
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  const used: number[] = [];
  for (let place = 0; place < allPlaces; place += 1) if ((counts[place] ?? 0) >= least) used.push(place);
  return {
    used: Uint32Array.from(used),
    rarity: Float32Array.from(used, (place) =>
      rareCountsMore ? Math.log(1 + vectors.length / (counts[place] ?? 1)) / usualRarity : 1,
    ),
  };
}

/** A vector by rows of the used places; what has no row is dropped. */
export function compact({ places, values }: Vector, used: Uint32Array): Vector {
  const rows = new Uint32Array(places.length);
  const kept = new Float32Array(places.length);
  let count = 0;
  let row = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    row = firstAtLeast(used, place, row);
    if (used[row] !== place) continue;
    rows[count] = row;
    kept[count] = values[at] ?? 0;
    count += 1;
  }
  return { places: rows.subarray(0, count), values: kept.subarray(0, count) };
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
