import type { Vector } from "../features/vector.ts";
import { type LearningStart, train } from "../train.ts";
import { createTrainingSet } from "../training-set.ts";
import { packWeights, type Weights } from "../weights.ts";

/** A case as features, with the labels that it asks for. */
export interface LabelledVector {
  readonly vector: Vector;
  readonly labels: readonly string[];
  readonly batch: string | undefined;
  /** How many lines it counts as. */
  readonly weight: number;
}

/** How firmly shipped weights stand against new cases; a feature that they do not know moves at once. */
const squareOfShipped = 1;
const squareOfNew = 1e-2;

/**
 * Weights that go on from others: they take the taught cases up and stay near what they were in everything else, so that
 * an installation learns without the cases that the shipped weights were made of. Without weights to begin from, they are
 * made of the taught cases alone.
 */
export function teachRule(from: Weights | null, taught: readonly LabelledVector[]): Uint8Array {
  const labels = from?.labels ?? [...new Set(taught.flatMap((one) => one.labels))].sort();
  const used = allPlaces(from, taught);
  const size = { rows: used.length, labels: labels.length };
  const usedPlaces = { used, rarity: new Float32Array(used.length).fill(1) };
  const examples = taught.flatMap(({ vector, labels: given, weight }) => {
    const places = given.map((label) => labels.indexOf(label));
    return places.includes(-1) ? [] : [{ vector, labels: places, weight }];
  });
  const set = createTrainingSet(examples, usedPlaces);
  const start = from === null ? undefined : startOf(from, used);
  const trained = train(set, size, start);
  return packWeights(trained, usedPlaces, { labels: [...labels], temperature: from?.temperature ?? 1 });
}

function allPlaces(from: Weights | null, taught: readonly LabelledVector[]): Uint32Array {
  const places = new Set(from?.used);
  for (const { vector } of taught) for (const place of vector.places) places.add(place);
  return Uint32Array.from(places).sort();
}

/** Shipped weights as the rows of a new set. */
function startOf(from: Weights, used: Uint32Array): LearningStart {
  const labels = from.labels.length;
  const weights = new Float32Array(used.length * labels);
  const squares = new Float32Array(used.length).fill(squareOfNew);
  let shipped = 0;
  for (const [row, place] of used.entries()) {
    if (from.used[shipped] !== place) continue;
    squares[row] = squareOfShipped;
    for (let label = 0; label < labels; label += 1)
      weights[row * labels + label] = (from.steps[shipped * labels + label] ?? 0) * from.unit;
    shipped += 1;
  }
  return { weights, biases: Float64Array.from(from.biases), squares };
}
