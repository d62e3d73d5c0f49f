import type { Vector } from "./features/vector.ts";
import { seededRandom, shuffle } from "./random.ts";

/** One line to learn from. */
export interface Example {
  /** By rows of the features that have weights. */
  readonly vector: Vector;
  /** Places in the list of labels. A choice has exactly one, a tagging any number. */
  readonly labels: readonly number[];
  /** How many lines it counts as; 1 for a case of the repository. */
  readonly weight: number;
}

export interface ModelSize {
  /** Features that have weights. */
  readonly rows: number;
  readonly labels: number;
}

/** Weights by row, then by label. */
export interface Trained {
  readonly weights: Float32Array;
  readonly biases: Float64Array;
}

export interface TrainingOptions {
  /** One label of several (softmax), or any number of them at once (one against the rest). */
  readonly kind: "choice" | "tags";
  readonly seed?: number;
}

const epochs = 8;
const rate = 0.2;
const biasRate = 0.02;
const decay = 1e-3;
/** Where AdaGrad's sums begin: the first step of a rare feature stays small. */
const firstSquare = 1e-2;
/** A label that is this close to right is left as it is: after a few rounds nearly all are, and time goes to the rest. */
const closeEnough = 0.02;

/** Logistic regression by AdaGrad, deterministic for a seed. Choices learn by softmax, tags by a sigmoid each. */
export function train(examples: readonly Example[], { rows, labels }: ModelSize, options: TrainingOptions): Trained {
  const state = createState({ rows, labels });
  const biases = new Float64Array(labels);
  const errors = new Float64Array(labels);
  const order = Int32Array.from(examples.flatMap(({ weight }, at) => new Array<number>(weight).fill(at)));
  const random = seededRandom(options.seed ?? 1);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example === undefined) continue;
      errors.set(biases);
      addScores(example.vector, state, errors);
      if (options.kind === "choice") toSoftmax(errors);
      else toSigmoid(errors);
      for (const label of example.labels) errors[label] = (errors[label] ?? 0) - 1;
      update(example.vector, errors, state);
      for (let label = 0; label < labels; label += 1)
        biases[label] = (biases[label] ?? 0) - biasRate * (errors[label] ?? 0);
    }
  }
  return { weights: state.filter((_, at) => at % (labels + 1) !== 0), biases };
}

/** For each row the sum of its squared gradients and then its weights, since memory is what training waits for. */
function createState({ rows, labels }: ModelSize): Float32Array {
  const state = new Float32Array(rows * (labels + 1));
  for (let at = 0; at < state.length; at += labels + 1) state[at] = firstSquare;
  return state;
}

function addScores({ places: rows, values }: Vector, state: Float32Array, scores: Float64Array): void {
  const labels = scores.length;
  for (let index = 0; index < rows.length; index += 1) {
    const value = values[index] ?? 0;
    const first = (rows[index] ?? 0) * (labels + 1) + 1;
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] ?? 0) + (state[first + label] ?? 0) * value;
  }
}

function update({ places: rows, values }: Vector, errors: Float64Array, state: Float32Array): void {
  const labels = errors.length;
  const wrong = Int32Array.from(errors.keys()).filter((label) => Math.abs(errors[label] ?? 0) > closeEnough);
  if (wrong.length === 0) return;
  let sum = 0;
  for (const label of wrong) sum += (errors[label] ?? 0) ** 2;
  for (let index = 0; index < rows.length; index += 1) {
    const at = (rows[index] ?? 0) * (labels + 1);
    const value = values[index] ?? 0;
    const square = (state[at] ?? 0) + sum * value * value;
    state[at] = square;
    const step = rate / Math.sqrt(square);
    for (let one = 0; one < wrong.length; one += 1) {
      const label = wrong[one] ?? 0;
      const held = state[at + 1 + label] ?? 0;
      state[at + 1 + label] = held - step * ((errors[label] ?? 0) * value + decay * held);
    }
  }
}

/** Scores become probabilities that sum to one, in place. */
export function toSoftmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

/** Each score becomes a probability of its own, in place. */
export function toSigmoid(scores: Float64Array): void {
  for (let at = 0; at < scores.length; at += 1) scores[at] = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
}
