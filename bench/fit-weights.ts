/** One question's candidates as rows of features, and which of them are right. */
export interface ChoiceSet {
  readonly rows: readonly (readonly number[])[];
  readonly gold: readonly boolean[];
}

const step = 0.5;
const choicePull = 1;
/** A step that made it worse is taken back, and the next ones are shorter. */
const shorter = 0.7;

/** The weights that make the right candidates likeliest among all, by gradient ascent with momentum. */
export function fitChoice(sets: readonly ChoiceSet[], rounds = 90): number[] {
  const used = sets.filter(({ gold }) => gold.some(Boolean));
  const scale = deviations(used.flatMap(({ rows }) => rows));
  const scaled = used.map(({ rows, gold }) => ({
    gold,
    values: Float64Array.from(rows.flatMap((row) => divided(row, scale))),
  }));
  let weights = scale.map(() => 0);
  let before = weights;
  let [best, length, since] = [Number.NEGATIVE_INFINITY, step, 0];
  for (let round = 0; round < rounds; round += 1) {
    since += 1;
    const momentum = since / (since + 3);
    const ahead = weights.map((weight, at) => weight + momentum * (weight - (before[at] ?? 0)));
    const { likelihood, gradient } = likelihoodOf(scaled, ahead);
    if (likelihood < best) {
      best = likelihoodOf(scaled, weights).likelihood;
      before = weights;
      length *= shorter;
      since = 0;
      continue;
    }
    best = likelihood;
    before = weights;
    weights = ahead.map((weight, at) => weight + length * (gradient[at] ?? 0));
  }
  return divided(weights, scale);
}

interface ScaledSet {
  /** The features of all candidates, one after the other. */
  readonly values: Float64Array;
  readonly gold: readonly boolean[];
}

/** How likely the right candidates are by these weights, for each set, less what large weights cost; and where that grows. */
function likelihoodOf(sets: readonly ScaledSet[], weights: readonly number[]) {
  const by = Float64Array.from(weights);
  const gradient = by.map((weight) => -choicePull * weight);
  let likelihood = (-choicePull * dot(by, by)) / 2;
  for (const { values, gold } of sets) {
    const scores = gold.map((_, at) => dotAt(values, at * by.length, by));
    const top = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - top));
    const total = sum(shares);
    const right = sum(shares.filter((_, at) => gold[at])) || Number.MIN_VALUE;
    likelihood += Math.log(right / total);
    for (const [at, own] of shares.entries())
      addAt(gradient, values, at * by.length, (gold[at] ? own / right : 0) - own / total);
  }
  return { likelihood: likelihood / sets.length, gradient: Array.from(gradient, (slope) => slope / sets.length) };
}

function dotAt(values: Float64Array, from: number, weights: Float64Array): number {
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) total += (values[from + at] ?? 0) * (weights[at] ?? 0);
  return total;
}

function addAt(sums: Float64Array, values: Float64Array, from: number, factor: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + factor * (values[from + at] ?? 0);
}

/** What was seen of an answer, whether it was right, and how much that counts. The first value is the constant. */
export interface Observed {
  readonly values: Readonly<Record<string, number>>;
  readonly right: boolean;
  readonly count: number;
}

const logisticRounds = 1_000;

/** Values that may only speak for what is observed, or only against it, whatever the observations suggest. */
interface Signs {
  readonly for: ReadonlySet<string>;
  readonly against: ReadonlySet<string>;
}
const noSigns: Signs = { for: new Set(), against: new Set() };

/** Logistic regression of whether an answer is right, by gradient ascent with a pull towards nothing. */
export function fitLogistic(observed: readonly Observed[], pull = 0.02, signs = noSigns): Record<string, number> {
  const names = Object.keys(observed[0]?.values ?? {});
  const all = observed.map(({ values }) => names.map((name) => values[name] ?? 0));
  const middle = names.map((_, at) => (at === 0 ? 0 : sum(all.map((row) => row[at] ?? 0)) / all.length));
  const scale = deviations(all).map((value, at) => (at === 0 ? 1 : value));
  const rows = all.map((row) => row.map((value, at) => (value - (middle[at] ?? 0)) / (scale[at] ?? 1)));
  const total = sum(observed.map(({ count }) => count));
  const least = names.map((name) => (signs.for.has(name) ? 0 : Number.NEGATIVE_INFINITY));
  const most = names.map((name) => (signs.against.has(name) ? 0 : Number.POSITIVE_INFINITY));
  const bounded = (weight: number, at: number) => Math.min(most[at] ?? weight, Math.max(least[at] ?? weight, weight));
  const values = Float64Array.from(rows.flat());
  let weights = new Float64Array(names.length);
  for (let round = 0; round < logisticRounds; round += 1) {
    const gradient = new Float64Array(names.length);
    for (const [at, { right, count }] of observed.entries()) {
      const from = at * names.length;
      addAt(gradient, values, from, ((right ? 1 : 0) - sigmoid(dotAt(values, from, weights))) * count);
    }
    weights = weights.map((weight, at) =>
      bounded(weight + step * ((gradient[at] ?? 0) / total - (at === 0 ? 0 : pull * weight)), at),
    );
  }
  const plain = divided([...weights], scale);
  const shift = sum(plain.map((weight, at) => (at === 0 ? 0 : weight * (middle[at] ?? 0))));
  return Object.fromEntries(names.map((name, at) => [name, (plain[at] ?? 0) - (at === 0 ? shift : 0)]));
}

/** The lines of an object of weights in source text. */
export function weightLines(weights: Readonly<Record<string, number>>): string {
  return Object.entries(weights)
    .map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${Number(weight.toFixed(3))},`)
    .join("\n");
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let total = 0;
  for (let at = 0; at < a.length; at += 1) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

const divided = (values: readonly number[], by: readonly number[]) => values.map((value, at) => value / (by[at] ?? 1));

function deviations(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => {
    const values = rows.map((row) => row[at] ?? 0);
    const middle = sum(values) / values.length;
    return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / values.length) || 1;
  });
}
