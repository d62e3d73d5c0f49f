import type { Signals } from "./signals.ts";
import type { DoubtWeights, SignalWeight } from "./weights.ts";

/** A claim whose truth is known. */
export interface WeighedExample extends Signals {
  readonly isFalse: boolean;
  /** How much it counts: 1 for what a person wrote, less for what code made. */
  readonly weight: number;
}

const ridge = 20;
/** A check that objects seldom is no less right for that: its weights are held back less. */
const checkRidge = 4;
const rounds = 25;
/** A signal that hardly varies is not blown up. */
const leastSpread = 0.1;

/** Logistic regression with a ridge, by Newton's method: few signals, so it is exact and takes a moment. */
export function learnWeights(examples: readonly WeighedExample[]): DoubtWeights {
  const names = [...new Set(examples.flatMap(({ signals }) => signals.map(({ name }) => name)))].sort();
  const columns = names.length * 2 + 1;
  const rows = examples.map((example) => rowOf(example, names, columns));
  const spreads = Array.from({ length: columns }, (_, column) => (column === columns - 1 ? 1 : spreadOf(column)));
  for (const row of rows) for (const [column, spread] of spreads.entries()) row[column] = (row[column] ?? 0) / spread;
  const ridges = names.flatMap((name) => (name.startsWith("check:") ? [checkRidge, checkRidge] : [ridge, ridge]));
  let weights = new Float64Array(columns);
  for (let round = 0; round < rounds; round++) {
    const step = newtonStep(rows, examples, weights, ridges);
    weights = weights.map((weight, column) => weight - (step[column] ?? 0));
    if (step.every((each) => Math.abs(each) < 1e-6)) break;
  }
  const weightAt = (column: number) => (weights[column] ?? 0) / (spreads[column] ?? 1);
  return {
    bias: rounded(weightAt(columns - 1)),
    signals: Object.fromEntries(
      names.map((name, at): [string, SignalWeight] => [
        name,
        { plain: rounded(weightAt(2 * at)), close: rounded(weightAt(2 * at + 1)) },
      ]),
    ),
  };

  /** The spread among what people wrote. */
  function spreadOf(column: number): number {
    const values = rows.filter((_, at) => (examples[at]?.weight ?? 0) >= 1).map((row) => row[column] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return Math.max(leastSpread, Math.sqrt(square));
  }
}

function rowOf({ signals, closeness }: Signals, names: readonly string[], columns: number): Float64Array {
  const row = new Float64Array(columns);
  for (const { name, value } of signals) {
    const at = names.indexOf(name);
    row[2 * at] = value;
    row[2 * at + 1] = value * closeness;
  }
  row[columns - 1] = 1;
  return row;
}

function newtonStep(
  rows: readonly Float64Array[],
  examples: readonly WeighedExample[],
  weights: Float64Array,
  ridges: readonly number[],
): Float64Array {
  const size = weights.length;
  const gradient = weights.map((weight, column) => (column === size - 1 ? 0 : (ridges[column] ?? 0) * weight));
  const hessian = Array.from({ length: size }, (_, column) => {
    const line = new Float64Array(size);
    line[column] = column === size - 1 ? 1e-3 : (ridges[column] ?? 0);
    return line;
  });
  for (const [at, row] of rows.entries()) {
    const { isFalse, weight } = examples[at] as WeighedExample;
    let score = 0;
    for (let column = 0; column < size; column++) score += (row[column] ?? 0) * (weights[column] ?? 0);
    const probability = 1 / (1 + Math.exp(-score));
    const error = weight * (probability - Number(isFalse));
    const curve = weight * probability * (1 - probability);
    for (let column = 0; column < size; column++) {
      const value = row[column] ?? 0;
      if (value === 0) continue;
      gradient[column] = (gradient[column] ?? 0) + error * value;
      const line = hessian[column] as Float64Array;
      for (let other = 0; other < size; other++) line[other] = (line[other] ?? 0) + curve * value * (row[other] ?? 0);
    }
  }
  return solve(hessian, gradient);
}

/** Gaussian elimination; the ridge keeps every pivot above zero. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lines = matrix.map((line, at) => Float64Array.of(...line, right[at] ?? 0));
  for (let pivot = 0; pivot < size; pivot++) {
    const top = lines[pivot] as Float64Array;
    for (let at = pivot + 1; at < size; at++) {
      const line = lines[at] as Float64Array;
      const factor = (line[pivot] ?? 0) / (top[pivot] ?? 1);
      if (factor === 0) continue;
      for (let column = pivot; column <= size; column++)
        line[column] = (line[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  const solution = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    const line = lines[at] as Float64Array;
    let sum = line[size] ?? 0;
    for (let column = at + 1; column < size; column++) sum -= (line[column] ?? 0) * (solution[column] ?? 0);
    solution[at] = sum / (line[at] ?? 1);
  }
  return solution;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
