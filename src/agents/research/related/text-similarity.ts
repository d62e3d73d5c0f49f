import { termsOf } from "../clusters/terms.ts";
import { tfIdf } from "../clusters/tf-idf.ts";
import type { Paper } from "../papers/paper.ts";

/** How close papers are in words: the cosine of their TF-IDF vectors, by their places in the list. */
export function createSimilarity(papers: readonly Paper[]): (i: number, j: number) => number {
  const { rows } = tfIdf(papers.map(termsOf));
  const maps = rows.map(
    ({ columns, weights }) => new Map(Array.from(columns, (column, at) => [column, weights[at] ?? 0])),
  );
  return (i, j) => {
    const [left, right] = [maps[i] ?? new Map<number, number>(), maps[j] ?? new Map<number, number>()];
    const [small, large] = left.size < right.size ? [left, right] : [right, left];
    let sum = 0;
    for (const [column, weight] of small) sum += weight * (large.get(column) ?? 0);
    return sum;
  };
}
