import { clusterTermsOf } from "../clusters/terms.ts";
import { tfIdf } from "../clusters/tf-idf.ts";
import type { Paper } from "../paper/paper.ts";

/**
 * How close papers are in words: the cosine of their TF-IDF vectors, by their places in the list. One shared word of two
 * short titles is little evidence, whatever the cosine, and counts for less.
 */
export function createSimilarity(papers: readonly Paper[]): (i: number, j: number) => number {
  const { rows } = tfIdf(papers.map(clusterTermsOf));
  const maps = rows.map(
    ({ columns, weights }) => new Map(Array.from(columns, (column, at) => [column, weights[at] ?? 0])),
  );
  return (i, j) => {
    const [left, right] = [maps[i] ?? new Map<number, number>(), maps[j] ?? new Map<number, number>()];
    const [small, large] = left.size < right.size ? [left, right] : [right, left];
    let sum = 0;
    let shared = 0;
    for (const [column, weight] of small) {
      const other = large.get(column);
      if (other === undefined) continue;
      sum += weight * other;
      shared += 1;
    }
    return (sum * shared) / (shared + 1.5);
  };
}
