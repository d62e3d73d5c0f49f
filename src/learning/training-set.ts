import { places } from "./features/hash.ts";
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
  /** Places in the list of labels. A choice has exactly one, a tagging any number. */
  readonly labels: readonly number[];
  /** How many lines it counts as; 1 for a case of the repository. */
  readonly weight: number;
}

/** Lines to learn from in flat arrays: line `n` has the entries from `starts[n]` up to `starts[n + 1]`. */
export interface TrainingSet {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  /** A feature's value times its rarity. */
  readonly values: Float32Array;
  readonly labels: readonly (readonly number[])[];
  readonly weights: Float32Array;
}

export function createTrainingSet(examples: readonly Example[], { used, rarity }: UsedPlaces): TrainingSet {
  const rowAfter = rowsAfter(used);
  const starts = new Uint32Array(examples.length + 1);
  for (const [at, { vector }] of examples.entries()) {
    let count = 0;
    for (let index = 0; index < vector.places.length; index += 1)
      if ((rowAfter[vector.places[index] ?? 0] ?? 0) > 0) count += 1;
    starts[at + 1] = (starts[at] ?? 0) + count;
  }
  const rows = new Uint32Array(starts[examples.length] ?? 0);
  const values = new Float32Array(rows.length);
  let entry = 0;
  for (const { vector } of examples)
    for (let index = 0; index < vector.places.length; index += 1) {
      const row = (rowAfter[vector.places[index] ?? 0] ?? 0) - 1;
      if (row < 0) continue;
      rows[entry] = row;
      values[entry] = (vector.values[index] ?? 0) * (rarity[row] ?? 0);
      entry += 1;
    }
  return {
    starts,
    rows,
    values,
    labels: examples.map(({ labels }) => labels),
    weights: Float32Array.from(examples, ({ weight }) => weight),
  };
}

/** By place, the number of its row, counted from 1; 0 for a place without one. A table, since every place of every line is looked up. */
function rowsAfter(used: Uint32Array): Uint32Array {
  const rowAfter = new Uint32Array(places);
  for (let row = 0; row < used.length; row += 1) rowAfter[used[row] ?? 0] = row + 1;
  return rowAfter;
}
