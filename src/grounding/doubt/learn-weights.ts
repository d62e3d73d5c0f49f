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
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map((example) => rowOf(example, places));
  const spreads = spreadsOf(
    rows.filter((_, at) => (examples[at]?.weight ?? 0) >= 1),
    columns,
  );
  for (const row of rows) for (const cell of row) cell.value /= spreads[cell.column] ?? 1;
  for (const row of rows) row.push({ column: columns - 1, value: 1 });
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
}

/** A signal that an example has, by itself or times its closeness. An example has few of all signals. */
interface Cell {
  readonly column: number;
  value: number;
}

function rowOf({ signals, closeness }: Signals, places: ReadonlyMap<string, number>): Cell[] {
  const values = new Map<number, number>();
  for (const { name, value } of signals) {
    const at = places.get(name) ?? 0;
    values.set(2 * at, value);
    values.set(2 * at + 1, value * closeness);
  }
  return [...values].filter(([, value]) => value !== 0).map(([column, value]) => ({ column, value }));
}

/** How far each signal varies among what people wrote. */
function spreadsOf(written: readonly (readonly Cell[])[], columns: number): Float64Array {
  const sums = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (const { column, value } of written.flat()) {
    sums[column] = (sums[column] ?? 0) + value;
    squares[column] = (squares[column] ?? 0) + value ** 2;
  }
  return sums.map((sum, column) => {
    if (column === columns - 1) return 1;
    const variance = (squares[column] ?? 0) / written.length - (sum / written.length) ** 2;
    return Math.max(leastSpread, Math.sqrt(Math.max(0, variance)));
  });
}

function newtonStep(
  rows: readonly (readonly Cell[])[],
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
    for (const { column, value } of row) score += value * (weights[column] ?? 0);
    const probability = 1 / (1 + Math.exp(-score));
    const error = weight * (probability - Number(isFalse));
    const curve = weight * probability * (1 - probability);
    for (const { column, value } of row) {
      gradient[column] = (gradient[column] ?? 0) + error * value;
      const line = hessian[column] as Float64Array;
      for (const other of row) line[other.column] = (line[other.column] ?? 0) + curve * value * other.value;
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

/** Never -0, which is written as 0 and is not the same. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
