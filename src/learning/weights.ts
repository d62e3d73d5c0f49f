import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { z } from "zod";
import { places as allPlaces } from "./features/text-pieces.ts";
import type { Vector } from "./features/vector.ts";
import type { UsedPlaces } from "./training-set.ts";

/** The line that stands before the weights in a file of them. */
const headSchema = z.object({
  kind: z.literal("choice"),
  labels: z.array(z.string()),
  biases: z.array(z.number()),
  /** By how much scores are divided, so that probabilities say how often a decision is right. */
  temperature: z.number().positive(),
  /** What one step of a stored weight is worth. */
  unit: z.number(),
});
export type WeightsHead = z.infer<typeof headSchema>;

/** Weights by row, then by label. */
export interface Trained {
  readonly weights: Float32Array;
  readonly biases: Float64Array;
}

export interface Weights extends WeightsHead {
  /** The place of each feature that has weights, in order: a row each. */
  readonly used: Uint32Array;
  /** By row, then by label. */
  readonly steps: Int8Array;
}

/** How finely weights are kept. */
export interface Precision {
  /** The largest weights that are kept; the rest change next to nothing and would fill the file. */
  readonly entries: number;
  /** In how many steps a weight may differ from nothing, on either side: at most 127. */
  readonly steps: number;
  /** Brotli's quality: the highest takes seconds for a sixth less, which pays for weights that are shipped. */
  readonly quality: number;
}

/** Weights as bytes: the head in a line of JSON, a bit for each place, the steps of those that have some; compressed. */
export function packWeights(
  { weights: learned, biases }: Trained,
  { used, rarity }: UsedPlaces,
  { labels, temperature }: Pick<WeightsHead, "labels" | "temperature">,
  precision: Precision = { entries: 300_000, steps: 127, quality: 5 },
): Uint8Array {
  // A decision multiplies with a feature's bare value: its rarity goes into the weight.
  const weights = learned.map((weight, at) => weight * (rarity[Math.floor(at / labels.length)] ?? 0));
  if (labels.length === 2) keepDifferences(weights);
  const least = leastKept(weights, precision.entries);
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / precision.steps || 1;
  const steps = Int8Array.from(weights, (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / unit)));
  const isUsed = new Uint8Array(allPlaces / 8);
  const rows: Int8Array[] = [];
  for (const [row, place] of used.entries()) {
    const ofRow = steps.subarray(row * labels.length, (row + 1) * labels.length);
    // A feature without any weight decides nothing.
    if (ofRow.every((step) => step === 0)) continue;
    isUsed[place >> 3] = (isUsed[place >> 3] ?? 0) | (1 << (place & 7));
    rows.push(ofRow);
  }
  const head: WeightsHead = { kind: "choice", labels, temperature, unit, biases: [...biases] };
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), isUsed, ...rows.map(asBytes)]);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: precision.quality } });
}

const asBytes = ({ buffer, byteOffset, length }: Int8Array) => new Uint8Array(buffer, byteOffset, length);

/** Of two labels only the difference decides: kept in the second one's weights, a feature takes half the room. */
function keepDifferences(weights: Float32Array): void {
  for (let first = 0; first < weights.length; first += 2) {
    weights[first + 1] = (weights[first + 1] ?? 0) - (weights[first] ?? 0);
    weights[first] = 0;
  }
}

/** The magnitude below which weights are dropped. */
function leastKept(weights: Float32Array, mostEntries: number): number {
  const magnitudes = weights.map(Math.abs).filter((weight) => weight > 0);
  return magnitudes.length <= mostEntries ? 0 : (magnitudes.sort().at(-mostEntries) ?? 0);
}

export function unpackWeights(packed: Uint8Array): Weights {
  const bytes = brotliDecompressSync(packed);
  const start = bytes.indexOf("\n") + 1;
  const head = headSchema.parse(JSON.parse(bytes.toString("utf8", 0, start)));
  const used: number[] = [];
  for (let place = 0; place < allPlaces; place += 1)
    if (((bytes[start + (place >> 3)] ?? 0) >> (place & 7)) & 1) used.push(place);
  return { ...head, used: Uint32Array.from(used), steps: Int8Array.from(bytes.subarray(start + allPlaces / 8)) };
}

/** The row of a place; -1 for a feature without weights. */
function rowOf(used: Uint32Array, place: number): number {
  let low = 0;
  let high = used.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((used[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return used[low] === place ? low : -1;
}

/** The score of each label before calibration. */
export function scoresOf({ biases, used, steps, unit }: Weights, { places, values }: Vector): Float64Array {
  const scores = new Float64Array(biases);
  for (let index = 0; index < places.length; index += 1) {
    const row = rowOf(used, places[index] ?? 0);
    if (row < 0) continue;
    const value = (values[index] ?? 0) * unit;
    const first = row * scores.length;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (steps[first + label] ?? 0) * value;
  }
  return scores;
}

/** Calibrated probabilities, in place. */
export function toProbabilities(scores: Float64Array, { temperature }: Pick<WeightsHead, "temperature">): void {
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / temperature;
  toSoftmax(scores);
}

/** Scores become probabilities that sum to one, in place. */
export function toSoftmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}
