import { type Tree, treesSay } from "../src/agents/chat/evidence/tree.ts";
import { type Observed, sigmoid, sum } from "./fit-weights.ts";

/** What was observed, with its values in a row. */
interface TreeRow extends Omit<Observed, "values"> {
  readonly values: readonly number[];
}

const trees = 120;
const rate = 0.06;
const mostLeaves = 10;
const fewestRows = 30;
/** How strongly what a leaf says is pulled towards nothing. */
const pull = 5;
const mostCuts = 48;

/**
 * Gradient boosting: small trees one after another, each fitted to what those before it got wrong. `directions` tells for
 * each feature whether more of it may only speak for (1) or against (-1), or either way (0).
 */
export function fitTrees(rows: readonly TreeRow[], directions: readonly number[]): Tree[] {
  const cuts = directions.map((_, feature) => cutsOf(rows.map(({ values }) => values[feature] ?? 0)));
  // Each value by the number of cuts that it reaches: sums over rows are then sums over small tables.
  const reached = cuts.map((own, feature) =>
    Uint8Array.from(rows, ({ values }) => reachedOf(own, values[feature] ?? 0)),
  );
  const said = new Float64Array(rows.length);
  const fitted: Tree[] = [];
  for (let round = 0; round < trees; round += 1) {
    const slopes = rows.map(({ right, count }, at) => {
      const chance = sigmoid(said[at] ?? 0);
      return { pulls: ((right ? 1 : 0) - chance) * count, bends: chance * (1 - chance) * count };
    });
    const tree = growTree({ cuts, reached, slopes, directions });
    fitted.push(tree);
    for (const [at, { values }] of rows.entries()) said[at] = (said[at] ?? 0) + treesSay([tree], values);
  }
  return fitted;
}

interface Slope {
  /** Where a row pulls what is said of it, and how much less it does so the further it is followed. */
  readonly pulls: number;
  readonly bends: number;
}

interface Ground {
  readonly cuts: readonly (readonly number[])[];
  readonly reached: readonly Uint8Array[];
  readonly slopes: readonly Slope[];
  readonly directions: readonly number[];
}

/** Between which values a leaf stays, so that no direction is turned further down. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A leaf that may still be split. */
interface Leaf {
  readonly rows: readonly number[];
  readonly bounds: Bounds;
  readonly best: Split | null;
  parts: readonly [Leaf, Leaf] | null;
}

interface Split {
  readonly feature: number;
  readonly cut: number;
  readonly gain: number;
}

/** Splits the leaf that gains most until there are enough of them. */
function growTree(ground: Ground): Tree {
  const all = ground.slopes.map((_, at) => at);
  const root = leafOf(ground, all, { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY });
  const leaves = new Set([root]);
  while (leaves.size < mostLeaves) {
    const [leaf] = [...leaves].sort((a, b) => (b.best?.gain ?? 0) - (a.best?.gain ?? 0));
    if (leaf === undefined || leaf.best === null) break;
    leaf.parts = partsOf(ground, leaf, leaf.best);
    leaves.delete(leaf);
    for (const part of leaf.parts) leaves.add(part);
  }
  return treeOf(ground, root);
}

function treeOf(ground: Ground, leaf: Leaf): Tree {
  if (leaf.parts === null || leaf.best === null)
    return Number((rate * saidOf(totalOf(ground, leaf.rows), leaf.bounds)).toFixed(4));
  const { feature, cut } = leaf.best;
  const [below, above] = leaf.parts;
  return [feature, ground.cuts[feature]?.[cut] ?? 0, treeOf(ground, below), treeOf(ground, above)];
}

function leafOf(ground: Ground, rows: readonly number[], bounds: Bounds): Leaf {
  return { rows, bounds, best: bestSplit(ground, rows, bounds), parts: null };
}

function partsOf(ground: Ground, leaf: Leaf, { feature, cut }: Split): readonly [Leaf, Leaf] {
  const isAbove = (row: number) => (ground.reached[feature]?.[row] ?? 0) > cut;
  const [below, above] = [leaf.rows.filter((row) => !isAbove(row)), leaf.rows.filter(isAbove)];
  const { least, most } = leaf.bounds;
  const middle = (saidOf(totalOf(ground, below), leaf.bounds) + saidOf(totalOf(ground, above), leaf.bounds)) / 2;
  const direction = ground.directions[feature] ?? 0;
  return [
    leafOf(ground, below, { least: direction < 0 ? middle : least, most: direction > 0 ? middle : most }),
    leafOf(ground, above, { least: direction > 0 ? middle : least, most: direction < 0 ? middle : most }),
  ];
}

/** The split after which most is said rightly, or null where none leaves enough rows on both sides. */
function bestSplit(ground: Ground, rows: readonly number[], bounds: Bounds): Split | null {
  const whole = totalOf(ground, rows);
  const worth = ({ pulls, bends }: Slope, value: number) => pulls * value - ((bends + pull) * value * value) / 2;
  const before = worth(whole, saidOf(whole, bounds));
  let best: Split | null = null;
  for (const [feature, reached] of ground.reached.entries()) {
    const places = (ground.cuts[feature]?.length ?? 0) + 1;
    const [pulls, bends, counts] = [new Float64Array(places), new Float64Array(places), new Int32Array(places)];
    for (const row of rows) {
      const place = reached[row] ?? 0;
      const slope = ground.slopes[row];
      pulls[place] = (pulls[place] ?? 0) + (slope?.pulls ?? 0);
      bends[place] = (bends[place] ?? 0) + (slope?.bends ?? 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const below = { pulls: 0, bends: 0 };
    let held = 0;
    for (let cut = 0; cut < places - 1; cut += 1) {
      below.pulls += pulls[cut] ?? 0;
      below.bends += bends[cut] ?? 0;
      held += counts[cut] ?? 0;
      if (held < fewestRows || rows.length - held < fewestRows) continue;
      const above = { pulls: whole.pulls - below.pulls, bends: whole.bends - below.bends };
      const [low, high] = [saidOf(below, bounds), saidOf(above, bounds)];
      if ((high - low) * (ground.directions[feature] ?? 0) < 0) continue;
      const gain = worth(below, low) + worth(above, high) - before;
      if (gain > (best?.gain ?? 0)) best = { feature, cut, gain };
    }
  }
  return best;
}

/** What is best said of rows with these slopes. */
function saidOf({ pulls, bends }: Slope, { least, most }: Bounds): number {
  return Math.min(most, Math.max(least, pulls / (bends + pull)));
}

function totalOf({ slopes }: Ground, rows: readonly number[]): Slope {
  return {
    pulls: sum(rows.map((row) => slopes[row]?.pulls ?? 0)),
    bends: sum(rows.map((row) => slopes[row]?.bends ?? 0)),
  };
}

/** Values between which about as many rows lie. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const found = Array.from({ length: mostCuts }, (_, cut) => Number(at((cut + 1) / (mostCuts + 1)).toFixed(4)));
  return [...new Set(found)].filter((cut) => cut > (sorted[0] ?? 0));
}

const reachedOf = (cuts: readonly number[], value: number) => cuts.filter((cut) => value >= cut).length;
