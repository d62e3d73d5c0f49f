import { compact, type UsedPlaces } from "./compact.ts";
import type { Vector } from "./features/vector.ts";

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
  const vectors = examples.map(({ vector }) => compact(vector, used));
  const starts = new Uint32Array(vectors.length + 1);
  for (const [at, { places }] of vectors.entries()) starts[at + 1] = (starts[at] ?? 0) + places.length;
  const rows = new Uint32Array(starts[vectors.length] ?? 0);
  const values = new Float32Array(rows.length);
  for (const [at, vector] of vectors.entries()) {
    const first = starts[at] ?? 0;
    rows.set(vector.places, first);
    for (let index = 0; index < vector.places.length; index += 1)
      values[first + index] = (vector.values[index] ?? 0) * (rarity[vector.places[index] ?? 0] ?? 0);
  }
  return {
    starts,
    rows,
    values,
    labels: examples.map(({ labels }) => labels),
    weights: Float32Array.from(examples, ({ weight }) => weight),
  };
}
