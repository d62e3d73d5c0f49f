import { clusterPapers } from "../../../src/papers/clusters/cluster-papers.ts";
import type { Paper } from "../../../src/papers/paper/paper.ts";

/** How well one grouping agrees with another. */
export interface ClusterScores {
  readonly nmi: number;
  readonly ari: number;
  readonly purity: number;
}

/** What `npm run bench -- clusters` prints. */
export interface ClusterEvaluation extends ClusterScores {
  readonly k: number;
  readonly seconds: number;
}

/** Clusters papers whose topics are known, and says how far the clusters agree with them. */
export function evaluateClusters(labelled: readonly { paper: Paper; topic: string }[], seed = 1): ClusterEvaluation {
  const start = performance.now();
  const { clusters, points } = clusterPapers(
    labelled.map(({ paper }) => paper),
    { seed },
  );
  const seconds = (performance.now() - start) / 1000;
  const scores = scoreClusters(
    points.map(({ clusterId }) => clusterId),
    labelled.map(({ topic }) => topic),
  );
  return { ...scores, k: clusters.length, seconds };
}

/** Agreement of found groups with given ones: normalised mutual information (arithmetic mean), adjusted Rand index, purity. */
export function scoreClusters(found: readonly (string | number)[], given: readonly (string | number)[]): ClusterScores {
  const n = found.length;
  const cells = new Map<string, number>();
  const rows = new Map<string | number, number>();
  const columns = new Map<string | number, number>();
  const best = new Map<string | number, number>();
  for (const [at, cluster] of found.entries()) {
    const topic = given[at] ?? "";
    const cell = `${cluster}\u0000${topic}`;
    const count = (cells.get(cell) ?? 0) + 1;
    cells.set(cell, count);
    rows.set(cluster, (rows.get(cluster) ?? 0) + 1);
    columns.set(topic, (columns.get(topic) ?? 0) + 1);
    best.set(cluster, Math.max(best.get(cluster) ?? 0, count));
  }
  const pairs = (counts: Iterable<number>) => sum(counts, (count) => (count * (count - 1)) / 2);
  const entropy = (counts: Iterable<number>) => -sum(counts, (count) => (count / n) * Math.log(count / n));
  const [hFound, hGiven] = [entropy(rows.values()), entropy(columns.values())];
  const mutual = hFound + hGiven - entropy(cells.values());
  const [inRows, inColumns, all] = [pairs(rows.values()), pairs(columns.values()), (n * (n - 1)) / 2];
  const expected = all === 0 ? 0 : (inRows * inColumns) / all;
  const most = (inRows + inColumns) / 2;
  return {
    nmi: hFound + hGiven === 0 ? 1 : (2 * mutual) / (hFound + hGiven),
    ari: most === expected ? 1 : (pairs(cells.values()) - expected) / (most - expected),
    purity: n === 0 ? 1 : sum(best.values(), (count) => count) / n,
  };
}

function sum(counts: Iterable<number>, of: (count: number) => number): number {
  let total = 0;
  for (const count of counts) total += of(count);
  return total;
}
