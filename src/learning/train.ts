import { seededRandom } from "#kernel";
import { shuffle } from "./shuffle.ts";
import type { TrainingLine } from "./training-set.ts";
import { type Trained, toSoftmax } from "./weights.ts";

export interface ModelSize {
  /** Features that have weights. */
  readonly rows: number;
  readonly labels: number;
}

/** Weights that are known already, which learning pulls back to. */
export interface LearningStart extends Trained {
  /** AdaGrad's sums by row: the larger, the smaller a row's first step. */
  readonly squares: Float32Array;
}

/** How often each line is looked at; many lines teach as much in half the rounds. */
const usualEpochs = 8;
const epochsOfMany = 4;
const manyLines = 10_000;
const rate = 0.2;
const biasRate = 0.02;
const decay = 1e-3;
/** Where AdaGrad's sums begin: the first step of a rare feature stays small. */
const firstSquare = 1e-2;
/** A line that is this close to right is left as it is. After a round or two nearly all are: they are not looked at for a while. */
const closeEnough = 0.02;
const restedRounds = 3;

/** Logistic regression by AdaGrad and softmax, always in the same order: from `start`, or from nothing. */
export function train(lines: readonly TrainingLine[], { rows, labels }: ModelSize, start?: LearningStart): Trained {
  const trained = {
    weights: start?.weights.slice() ?? new Float32Array(rows * labels),
    biases: start?.biases.slice() ?? new Float64Array(labels),
  };
  const squares = start?.squares.slice() ?? new Float32Array(rows).fill(firstSquare);
  const errors = new Float64Array(labels);
  // Each line as often as it counts, and once where it counts less: then what is learned from it is scaled down.
  const order = Int32Array.from(lines.flatMap(({ weight }, at) => Array.from({ length: Math.ceil(weight) }, () => at)));
  /** By line, in how many further rounds it is passed over. */
  const resting = new Uint8Array(lines.length);
  const random = seededRandom(1);
  const epochs = order.length > manyLines ? epochsOfMany : usualEpochs;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let nth = 0; nth < order.length; nth += 1) {
      const at = order[nth] ?? 0;
      const line = lines[at];
      const rests = resting[at] ?? 0;
      if (line === undefined || rests > 0) {
        resting[at] = rests - 1;
        continue;
      }
      scoreLine(line, trained, errors);
      toSoftmax(errors);
      for (const label of line.labels) errors[label] = (errors[label] ?? 0) - 1;
      if (line.weight < 1) for (const label of errors.keys()) errors[label] = (errors[label] ?? 0) * line.weight;
      if (errors.some((error) => Math.abs(error) > closeEnough)) update(line, errors, squares, trained, start?.weights);
      else resting[at] = restedRounds;
    }
  }
  return trained;
}

/** The scores of a line's labels before calibration. */
export function scoreLine({ rows, values }: TrainingLine, { weights, biases }: Trained, scores: Float64Array): void {
  const labels = biases.length;
  scores.set(biases);
  for (let entry = 0; entry < rows.length; entry += 1) {
    const value = values[entry] ?? 0;
    const first = (rows[entry] ?? 0) * labels;
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[first + label] ?? 0) * value;
  }
}

function update(
  { rows, values }: TrainingLine,
  errors: Float64Array,
  squares: Float32Array,
  { weights, biases }: Trained,
  origin: Float32Array | undefined,
): void {
  const labels = errors.length;
  let sum = 0;
  for (let label = 0; label < labels; label += 1) {
    const error = errors[label] ?? 0;
    sum += error * error;
    biases[label] = (biases[label] ?? 0) - biasRate * error;
  }
  for (let entry = 0; entry < rows.length; entry += 1) {
    const row = rows[entry] ?? 0;
    const value = values[entry] ?? 0;
    const square = (squares[row] ?? 0) + sum * value * value;
    squares[row] = square;
    const step = rate / Math.sqrt(square);
    const first = row * labels;
    for (let label = 0; label < labels; label += 1) {
      const held = weights[first + label] ?? 0;
      weights[first + label] =
        held - step * ((errors[label] ?? 0) * value + decay * (held - (origin?.[first + label] ?? 0)));
    }
  }
}
