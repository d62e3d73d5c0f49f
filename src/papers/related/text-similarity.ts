import { createYield } from "#kernel";
import { clusterTermsOf } from "../clusters/terms.ts";
import { tfIdf } from "../clusters/tf-idf.ts";
import type { Paper } from "../paper/paper.ts";

/**
 * How close a paper is in words to each of the list: the cosine of their TF-IDF vectors, by their places. One shared word of
 * two short titles is little evidence, whatever the cosine, and counts for less.
 */
export async function createSimilarity(papers: readonly Paper[]): Promise<(of: number) => Float64Array> {
  const documents: Map<string, number>[] = [];
  const yieldNow = createYield();
  for (const paper of papers) {
    await yieldNow();
    documents.push(clusterTermsOf(paper));
  }
  const { rows, terms } = tfIdf(documents);
  const holders = terms.map(() => ({ places: [] as number[], weights: [] as number[] }));
  for (const [place, { columns, weights }] of rows.entries())
    for (const [at, column] of columns.entries()) {
      holders[column]?.places.push(place);
      holders[column]?.weights.push(weights[at] ?? 0);
    }
  return (of) => {
    const sums = new Float64Array(papers.length);
    const shared = new Uint32Array(papers.length);
    const row = rows[of];
    for (const [at, column] of row?.columns.entries() ?? []) {
      const weight = row?.weights[at] ?? 0;
      const held = holders[column];
      for (const [which, place] of held?.places.entries() ?? []) {
        sums[place] = (sums[place] ?? 0) + weight * (held?.weights[which] ?? 0);
        shared[place] = (shared[place] ?? 0) + 1;
      }
    }
    return sums.map((sum, place) => (sum * (shared[place] ?? 0)) / ((shared[place] ?? 0) + 1.5));
  };
}
