import { createRandom, normal } from "./random.ts";
import type { SparseRow, TermMatrix } from "./tf-idf.ts";

/** Dense rows of equal length, one after another. */
export interface DenseMatrix {
  readonly rows: number;
  readonly width: number;
  readonly values: Float64Array;
}

/**
 * Papers in the few dimensions in which they differ most: truncated SVD by randomised subspace iteration
 * (Halko, Martinsson and Tropp 2011). Rows come out scaled by the singular values and of unit length.
 */
export function latentSpace({ rows, terms }: TermMatrix, dimensions: number, seed: number): DenseMatrix {
  const width = Math.min(dimensions, rows.length, terms.length);
  const random = createRandom(seed);
  let basis = new Float64Array(terms.length * width).map(() => normal(random));
  for (let pass = 0; pass < 4; pass += 1) {
    const image = times(rows, basis, width);
    orthonormalise(image, rows.length, width);
    basis = timesTransposed(rows, image, terms.length, width);
    orthonormalise(basis, terms.length, width);
  }
  const values = times(rows, basis, width);
  unitRows(values, rows.length, width);
  return { rows: rows.length, width, values };
}

/** A · B for sparse A. */
function times(rows: readonly SparseRow[], basis: Float64Array, width: number): Float64Array<ArrayBuffer> {
  const product = new Float64Array(rows.length * width);
  for (const [at, { columns, weights }] of rows.entries()) {
    for (let entry = 0; entry < columns.length; entry += 1) {
      const from = (columns[entry] ?? 0) * width;
      const weight = weights[entry] ?? 0;
      for (let k = 0; k < width; k += 1)
        product[at * width + k] = (product[at * width + k] ?? 0) + weight * (basis[from + k] ?? 0);
    }
  }
  return product;
}

/** Aᵀ · B for sparse A. */
function timesTransposed(
  rows: readonly SparseRow[],
  image: Float64Array,
  columns: number,
  width: number,
): Float64Array<ArrayBuffer> {
  const product = new Float64Array(columns * width);
  for (const [at, row] of rows.entries()) {
    for (let entry = 0; entry < row.columns.length; entry += 1) {
      const to = (row.columns[entry] ?? 0) * width;
      const weight = row.weights[entry] ?? 0;
      for (let k = 0; k < width; k += 1)
        product[to + k] = (product[to + k] ?? 0) + weight * (image[at * width + k] ?? 0);
    }
  }
  return product;
}

/** Columns made orthonormal in place, one after the other (Gram and Schmidt). One with nothing left of it becomes zero. */
function orthonormalise(values: Float64Array, rows: number, width: number): void {
  const product = (one: number, other: number) => {
    let sum = 0;
    for (let r = 0; r < rows; r += 1) sum += (values[r * width + one] ?? 0) * (values[r * width + other] ?? 0);
    return sum;
  };
  for (let k = 0; k < width; k += 1) {
    const before = Math.sqrt(product(k, k));
    for (let j = 0; j < k; j += 1) {
      const along = product(k, j);
      for (let r = 0; r < rows; r += 1)
        values[r * width + k] = (values[r * width + k] ?? 0) - along * (values[r * width + j] ?? 0);
    }
    const left = Math.sqrt(product(k, k));
    const scale = left > 1e-9 * before ? 1 / left : 0;
    for (let r = 0; r < rows; r += 1) values[r * width + k] = (values[r * width + k] ?? 0) * scale;
  }
}

function unitRows(values: Float64Array, rows: number, width: number): void {
  for (let r = 0; r < rows; r += 1) {
    const length = Math.hypot(...values.subarray(r * width, (r + 1) * width)) || 1;
    for (let k = 0; k < width; k += 1) values[r * width + k] = (values[r * width + k] ?? 0) / length;
  }
}
