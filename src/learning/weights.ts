import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { z } from "zod";
import { createByteReader, createByteWriter } from "./bytes.ts";
import type { Vector } from "./features/vector.ts";
import { bucketsOf, type Rows, rowAt } from "./rows.ts";
import { type Trained, toSigmoid, toSoftmax } from "./train.ts";
import type { UsedPlaces } from "./training-set.ts";

/** What stands before the weights in a file of them. */
const headSchema = z.object({
  kind: z.enum(["choice", "tags"]),
  labels: z.array(z.string()),
  biases: z.array(z.number()),
  /** By how much scores are divided, so that probabilities say how often a decision is right. */
  temperature: z.number().positive(),
  /** What one step of a stored weight is worth. */
  unit: z.number(),
  rows: z.number().int(),
  entries: z.number().int(),
});
export type WeightsHead = z.infer<typeof headSchema>;

/** Weights by row: row `r` has the entries from `starts[r]` up to `starts[r + 1]`. */
export interface Weights extends WeightsHead, Rows {
  readonly starts: Uint32Array;
  readonly entryLabels: Uint16Array;
  readonly entryWeights: Float32Array;
}

/** How finely weights are kept. */
export interface Precision {
  /** The largest weights that are kept; the rest change next to nothing and would fill the file. */
  readonly entries: number;
  /** In how many steps a weight may differ from nothing, on either side: at most 127. */
  readonly steps: number;
}

const usualPrecision: Precision = { entries: 300_000, steps: 127 };

/** Weights as bytes: a head in JSON, the distances between places, then each weight as a distance and a signed step; compressed. */
export function packWeights(
  { weights: learned, biases }: Trained,
  { used, rarity }: UsedPlaces,
  { kind, labels, temperature }: Pick<WeightsHead, "kind" | "labels" | "temperature">,
  precision = usualPrecision,
): Uint8Array {
  // A decision multiplies with a feature's bare value: its rarity goes into the weight.
  const weights = learned.map((weight, at) => weight * (rarity[Math.floor(at / labels.length)] ?? 0));
  if (kind === "choice" && labels.length === 2) keepDifferences(weights);
  const least = leastKept(weights, precision.entries);
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / precision.steps || 1;
  const steps = Int8Array.from(weights, (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / unit)));
  const stepsOf = (row: number) => steps.subarray(row * labels.length, (row + 1) * labels.length);
  // A feature without any weight decides nothing.
  const rows = [...used.keys()].filter((row) => stepsOf(row).some((step) => step !== 0));
  const body = createByteWriter();
  for (const [at, row] of rows.entries()) body.distance((used[row] ?? 0) - (used[rows[at - 1] ?? -1] ?? 0));
  let before = 0;
  let entries = 0;
  for (const [at, row] of rows.entries())
    for (const [label, step] of stepsOf(row).entries()) {
      if (step === 0) continue;
      const place = at * labels.length + label;
      body.distance(place - before);
      body.signed(step);
      before = place;
      entries += 1;
    }
  const head: WeightsHead = { kind, labels, temperature, unit, rows: rows.length, entries, biases: [...biases] };
  return brotliCompressSync(body.withHead(JSON.stringify(head)));
}

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
  if (magnitudes.length <= mostEntries) return 0;
  return magnitudes.sort()[magnitudes.length - mostEntries] ?? 0;
}

export function unpackWeights(bytes: Uint8Array): Weights {
  const body = createByteReader(brotliDecompressSync(bytes));
  const head = headSchema.parse(JSON.parse(body.head));
  const labels = head.labels.length;
  const used = new Uint32Array(head.rows);
  for (let row = 0; row < head.rows; row += 1) used[row] = (used[row - 1] ?? 0) + body.distance();
  const starts = new Uint32Array(head.rows + 1);
  const entryLabels = new Uint16Array(head.entries);
  const entryWeights = new Float32Array(head.entries);
  let at = 0;
  for (let entry = 0; entry < head.entries; entry += 1) {
    at += body.distance();
    entryLabels[entry] = at % labels;
    entryWeights[entry] = body.signed() * head.unit;
    const next = Math.floor(at / labels) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let row = 1; row <= head.rows; row += 1) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
  return { ...head, used, buckets: bucketsOf(used), starts, entryLabels, entryWeights };
}

/** The score of each label before calibration. */
export function scoresOf(weights: Weights, vector: Vector): Float64Array {
  const { biases, starts, entryLabels, entryWeights } = weights;
  const { places, values } = vector;
  const scores = new Float64Array(biases);
  for (let index = 0; index < places.length; index += 1) {
    const row = rowAt(weights, places[index] ?? 0);
    if (row < 0) continue;
    const value = values[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const label = entryLabels[entry] ?? 0;
      scores[label] = (scores[label] ?? 0) + (entryWeights[entry] ?? 0) * value;
    }
  }
  return scores;
}

/** Calibrated probabilities, in place. */
export function toProbabilities(
  scores: Float64Array,
  { kind, temperature }: Pick<WeightsHead, "kind" | "temperature">,
): void {
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / temperature;
  if (kind === "choice") toSoftmax(scores);
  else toSigmoid(scores);
}
