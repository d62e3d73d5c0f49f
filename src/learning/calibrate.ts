import {
  type Example,
  type ModelSize,
  type Trained,
  type TrainingOptions,
  toSigmoid,
  toSoftmax,
  train,
} from "./train.ts";

/** Calibration needs the shape of probabilities, not the last bit of accuracy: few parts, and a sample of many lines. */
const parts = 3;
const mostExamples = 1500;
const candidates = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4];

/**
 * The temperature under which predictions of lines that were left out are neither too sure nor too shy. `folds` names
 * the lines that are left out together; folds are dealt out to the parts in turn.
 */
export function calibrate(
  examples: readonly Example[],
  folds: readonly string[],
  size: ModelSize,
  options: TrainingOptions,
): number {
  const order = [...new Set(folds)];
  const stride = Math.ceil(examples.length / mostExamples);
  const sample = examples.flatMap((example, at) =>
    at % stride === 0 ? [{ example, part: order.indexOf(folds[at] ?? "") % parts }] : [],
  );
  const predictions = Array.from({ length: parts }, (_, part) => {
    const known = sample.filter((one) => one.part !== part).map(({ example }) => example);
    const left = sample.filter((one) => one.part === part);
    if (known.length === 0 || left.length === 0) return [];
    const trained = train(known, size, options);
    return left.map(({ example }) => ({ example, scores: predict(trained, example) }));
  }).flat();
  if (predictions.length === 0) return 1;
  const losses = candidates.map((temperature) =>
    predictions.reduce((sum, { scores, example }) => sum + loss(scores, example, options.kind, temperature), 0),
  );
  return candidates[losses.indexOf(Math.min(...losses))] ?? 1;
}

function predict({ weights, biases }: Trained, { vector }: Example): Float64Array {
  const scores = Float64Array.from(biases);
  for (const [index, row] of vector.places.entries()) {
    for (const label of biases.keys())
      scores[label] = (scores[label] ?? 0) + (weights[row * biases.length + label] ?? 0) * (vector.values[index] ?? 0);
  }
  return scores;
}

function loss(scores: Float64Array, { labels }: Example, kind: TrainingOptions["kind"], temperature: number) {
  const probabilities = scores.map((score) => score / temperature);
  if (kind === "choice") toSoftmax(probabilities);
  else toSigmoid(probabilities);
  let sum = 0;
  for (const [label, probability] of probabilities.entries()) {
    if (labels.includes(label)) sum -= Math.log(Math.max(probability, 1e-9));
    else if (kind === "tags") sum -= Math.log(Math.max(1 - probability, 1e-9));
  }
  return sum;
}
