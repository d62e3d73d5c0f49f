import type { DenseMatrix } from "./latent-space.ts";
import { dot, type Grouping } from "./spherical-k-means.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Places papers on a plane: clusters by how alike their centroids are (classical scaling), papers around their cluster
 * by the two directions in which its papers differ most. Between -1 and 1.
 */
export function layOut(space: DenseMatrix, { groups, centroids }: Grouping, k: number): Point[] {
  const centres = scaleDown(centroids, k, space.width);
  const spread = 0.55 * (k === 1 ? 1 : nearestGap(centres));
  const points: Point[] = new Array(space.rows);
  for (let c = 0; c < k; c += 1) {
    const members = [...groups.keys()].filter((row) => groups[row] === c);
    const offsets = localPlane(space, members);
    for (const [at, row] of members.entries()) {
      const centre = centres[c] ?? { x: 0, y: 0 };
      const offset = offsets[at] ?? { x: 0, y: 0 };
      points[row] = { x: centre.x + spread * offset.x, y: centre.y + spread * offset.y };
    }
  }
  return fitted(points);
}

/** Classical multidimensional scaling of the centroids to two dimensions. */
function scaleDown(centroids: Float64Array, k: number, width: number): Point[] {
  const matrix = Array.from({ length: k }, (_, i) =>
    Float64Array.from({ length: k }, (_, j) => dot(centroids, i, centroids, j, width)),
  );
  const means = matrix.map((row) => row.reduce((sum, value) => sum + value, 0) / k);
  const mean = means.reduce((sum, value) => sum + value, 0) / k;
  const centred = matrix.map((row, i) => row.map((value, j) => value - (means[i] ?? 0) - (means[j] ?? 0) + mean));
  const [first, second] = topTwo(centred);
  return Array.from({ length: k }, (_, c) => ({ x: first?.[c] ?? 0, y: second?.[c] ?? 0 }));
}

/** The rows of one cluster in their own two main directions, at most 1 from the middle. */
function localPlane({ values, width }: DenseMatrix, members: readonly number[]): Point[] {
  const mean = new Float64Array(width);
  for (const row of members)
    for (let d = 0; d < width; d += 1) mean[d] = (mean[d] ?? 0) + (values[row * width + d] ?? 0) / members.length;
  const covariance = Array.from({ length: width }, () => new Float64Array(width));
  const rows = members.map((row) =>
    values.subarray(row * width, (row + 1) * width).map((value, d) => value - (mean[d] ?? 0)),
  );
  for (const row of rows) {
    for (let i = 0; i < width; i += 1) {
      const line = covariance[i];
      for (let j = 0; line !== undefined && j < width; j += 1) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  }
  const axes = topTwo(covariance).map((axis) => unit(axis));
  const flat = rows.map((row) => axes.map((axis) => axis.reduce((sum, value, d) => sum + value * (row[d] ?? 0), 0)));
  const reach = Math.max(1e-9, ...flat.map(([x = 0, y = 0]) => Math.hypot(x, y)));
  return flat.map(([x = 0, y = 0]) => ({ x: x / reach, y: y / reach }));
}

/** The two leading eigenvectors of a symmetric matrix, scaled by the roots of their values, by power iteration. */
function topTwo(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const found: Float64Array[] = [];
  for (let which = 0; which < 2; which += 1) {
    let vector = unit(Float64Array.from({ length: size }, (_, at) => 1 + Math.cos(1 + at * (which + 2))));
    let value = 0;
    for (let round = 0; round < 100; round += 1) {
      const image = timesVector(matrix, vector);
      for (const before of found) {
        const axis = unit(before);
        const along = inner(axis, image);
        for (let at = 0; at < size; at += 1) image[at] = (image[at] ?? 0) - along * (axis[at] ?? 0);
      }
      value = Math.sqrt(inner(image, image));
      if (value < 1e-12) break;
      const next = unit(image);
      const turned = 1 - inner(next, vector);
      vector = next;
      if (turned < 1e-10) break;
    }
    found.push(vector.map((entry) => entry * Math.sqrt(Math.max(0, value))));
  }
  return found;
}

function timesVector(matrix: readonly Float64Array[], vector: Float64Array): Float64Array {
  const image = new Float64Array(matrix.length);
  for (const [at, row] of matrix.entries()) image[at] = inner(row, vector);
  return image;
}

// Loops, not `reduce`: a map of a hundred papers multiplies some million times, and a callback each costs ten times as much.
function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(inner(vector, vector)) || 1;
  const scaled = new Float64Array(vector.length);
  for (let at = 0; at < vector.length; at += 1) scaled[at] = (vector[at] ?? 0) / length;
  return scaled;
}

function nearestGap(points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return Math.max(nearest, 0.15);
}

function fitted(points: readonly Point[]): Point[] {
  const reach = Math.max(1e-9, ...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const round = (value: number) => Math.round((value / reach) * 10_000) / 10_000;
  return points.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}
