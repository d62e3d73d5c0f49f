import { places } from "./features/text-pieces.ts";
import type { Vector } from "./features/vector.ts";

/** The features that weights are learned for. */
export interface UsedPlaces {
  /** The place of each row, in order. */
  readonly used: Uint32Array;
  /** What the feature of each row is multiplied with. */
  readonly rarity: Float32Array;
}

/** One line to learn from. */
export interface Example {
  /** By places of its features. */
  readonly vector: Vector;
  /** Places in the list of labels. */
  readonly labels: readonly number[];
  /** How many lines it counts as; 1 for a case of the repository. */
  readonly weight: number;
}

/** A line to learn from, by the rows of its features. */
export interface TrainingLine extends Pick<Example, "labels" | "weight"> {
  readonly rows: Uint32Array;
  /** A feature's value times its rarity. */
  readonly values: Float32Array;
}

export function createTrainingSet(examples: readonly Example[], { used, rarity }: UsedPlaces): TrainingLine[] {
  // By place, the number of its row, counted from 1; 0 for a place without one. A table, since every place of every line is looked up.
  const rowAfter = new Uint32Array(places);
  for (let row = 0; row < used.length; row += 1) rowAfter[used[row] ?? 0] = row + 1;
  return examples.map(({ vector, labels, weight }) => {
    const after = vector.places.map((place) => rowAfter[place] ?? 0);
    const values = vector.values.map((value, at) => value * (rarity[(after[at] ?? 0) - 1] ?? 0));
    return {
      rows: after.filter((row) => row > 0).map((row) => row - 1),
      values: values.filter((_value, at) => (after[at] ?? 0) > 0),
      labels,
      weight,
    };
  });
}
