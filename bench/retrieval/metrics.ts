/** How well one ranking answers one query. */
export interface QueryScores {
  readonly hit: ReadonlyMap<number, number>;
  readonly recall: ReadonlyMap<number, number>;
  readonly reciprocalRank: number;
  readonly ndcg: number;
}

const depth = 10;

/** Scores a ranking of ids against the grades of the relevant ones. */
export function scoreRanking(
  ranking: readonly string[],
  grades: ReadonlyMap<string, number>,
  cutoffs: readonly number[],
): QueryScores {
  const found = (k: number) => ranking.slice(0, k).filter((id) => grades.has(id)).length;
  const first = ranking.slice(0, depth).findIndex((id) => grades.has(id));
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, depth);
  return {
    hit: new Map(cutoffs.map((k) => [k, found(k) > 0 ? 1 : 0])),
    recall: new Map(cutoffs.map((k) => [k, found(k) / grades.size])),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    ndcg: gain(ranking.slice(0, depth).map((id) => grades.get(id) ?? 0)) / gain(ideal),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
