import type { DenseMatrix } from "./latent-space.ts";
import { createRandom } from "./random.ts";

export interface Grouping {
  /** For each row, its group: 0 … k - 1. */
  readonly groups: Int32Array;
  /** Unit centroids, one after another. */
  readonly centroids: Float64Array;
  /** Sum of the cosines of rows to their centroids: higher is tighter. */
  readonly tightness: number;
}

const mostRounds = 60;

/** Spherical k-means, from several seeded starts; the tightest grouping wins. */
export function sphericalKMeans(space: DenseMatrix, k: number, seed: number, starts: number): Grouping {
  let best: Grouping | null = null;
  for (let start = 0; start < starts; start += 1) {
    const found = settle(space, k, spreadOut(space, k, createRandom(seed + 7919 * start)));
    if (best === null || found.tightness > best.tightness + 1e-9) best = found;
  }
  return best ?? settle(space, k, new Float64Array(k * space.width));
}

/** k-means++: each new centroid is likely to be far from those before it. */
function spreadOut({ rows, width, values }: DenseMatrix, k: number, random: () => number): Float64Array {
  const centroids = new Float64Array(k * width);
  const distance = new Float64Array(rows).fill(2);
  let chosen = Math.floor(random() * rows);
  for (let c = 0; c < k; c += 1) {
    centroids.set(values.subarray(chosen * width, (chosen + 1) * width), c * width);
    let total = 0;
    for (let r = 0; r < rows; r += 1) {
      distance[r] = Math.min(distance[r] ?? 2, Math.max(0, 1 - dot(values, r, centroids, c, width)));
      total += distance[r] ?? 0;
    }
    let left = random() * total;
    chosen = rows - 1;
    for (let r = 0; r < rows; r += 1) {
      left -= distance[r] ?? 0;
      if (left <= 0) {
        chosen = r;
        break;
      }
    }
  }
  return centroids;
}

function settle(space: DenseMatrix, k: number, start: Float64Array): Grouping {
  const { rows, width, values } = space;
  const groups = new Int32Array(rows).fill(-1);
  let centroids = start;
  let tightness = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    let moved = false;
    tightness = 0;
    for (let r = 0; r < rows; r += 1) {
      let nearest = 0;
      let highest = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < k; c += 1) {
        const cosine = dot(values, r, centroids, c, width);
        if (cosine > highest) {
          highest = cosine;
          nearest = c;
        }
      }
      tightness += highest;
      if (groups[r] !== nearest) {
        groups[r] = nearest;
        moved = true;
      }
    }
    if (!moved) break;
    centroids = centroidsOf(space, groups, k);
  }
  return { groups, centroids, tightness };
}

/** The direction in which the rows of each group point together. */
export function centroidsOf({ rows, width, values }: DenseMatrix, groups: Int32Array, k: number): Float64Array {
  const sums = new Float64Array(k * width);
  for (let r = 0; r < rows; r += 1) {
    const to = (groups[r] ?? 0) * width;
    for (let d = 0; d < width; d += 1) sums[to + d] = (sums[to + d] ?? 0) + (values[r * width + d] ?? 0);
  }
  for (let c = 0; c < k; c += 1) {
    const sum = sums.subarray(c * width, (c + 1) * width);
    let length = 0;
    for (const value of sum) length += value * value;
    const scale = length === 0 ? 0 : 1 / Math.sqrt(length);
    for (let d = 0; d < width; d += 1) sum[d] = (sum[d] ?? 0) * scale;
  }
  return sums;
}

/** The inner product of row `i` of one matrix and row `j` of another of the same width. */
export function dot(left: Float64Array, i: number, right: Float64Array, j: number, width: number): number {
  let sum = 0;
  for (let d = 0; d < width; d += 1) sum += (left[i * width + d] ?? 0) * (right[j * width + d] ?? 0);
  return sum;
}
