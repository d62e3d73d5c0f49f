import { type ModelSize, scoreLine, train } from "../../src/learning/train.ts";
import type { TrainingLine } from "../../src/learning/training-set.ts";
import { toSoftmax } from "../../src/learning/weights.ts";

/** Calibration needs the shape of probabilities, not the last bit of accuracy: few parts, and a sample of many lines. */
const parts = 3;
const mostLines = 1500;
const candidates = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4];

/**
 * The temperature under which predictions of lines that were left out are neither too sure nor too shy. `folds` names,
 * for the first lines of the set, which are left out together; folds are dealt out to the parts in turn.
 */
export function calibrate(set: readonly TrainingLine[], folds: readonly string[], size: ModelSize): number {
  const order = [...new Set(folds)];
  const stride = Math.ceil(folds.length / mostLines);
  const partOf = (line: number) => order.indexOf(folds[line] ?? "") % parts;
  const sample = [...folds.keys()].filter((line) => line % stride === 0);
  const linesOf = (chosen: readonly number[]) => chosen.flatMap((line) => set[line] ?? []);
  const predictions = Array.from({ length: parts }, (_, part) => {
    const known = sample.filter((line) => partOf(line) !== part);
    const left = sample.filter((line) => partOf(line) === part);
    if (known.length === 0 || left.length === 0) return [];
    const trained = train(linesOf(known), size);
    return linesOf(left).map((line) => {
      const scores = new Float64Array(size.labels);
      scoreLine(line, trained, scores);
      return { scores, labels: line.labels };
    });
  }).flat();
  if (predictions.length === 0) return 1;
  const losses = candidates.map((temperature) =>
    predictions.reduce((sum, { scores, labels }) => sum + loss(scores, labels, temperature), 0),
  );
  return candidates[losses.indexOf(Math.min(...losses))] ?? 1;
}

function loss(scores: Float64Array, labels: readonly number[], temperature: number): number {
  const probabilities = scores.map((score) => score / temperature);
  toSoftmax(probabilities);
  return labels.reduce((sum, label) => sum - Math.log(Math.max(probabilities[label] ?? 0, 1e-9)), 0);
}
