import { places as allPlaces } from "../../src/learning/features/text-pieces.ts";
import type { Vector } from "../../src/learning/features/vector.ts";
import type { UsedPlaces } from "../../src/learning/training-set.ts";

/** With fewer cases than this, a feature that was seen once may still be a good one. */
const fewCases = 200;
/** Brings the values of rare features near 1, where the learning rate was chosen. */
const usualRarity = 3;

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
