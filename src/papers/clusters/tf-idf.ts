/** Rows of a sparse matrix: which columns, with what weight. */
export interface SparseRow {
  readonly columns: Int32Array;
  readonly weights: Float64Array;
}

export interface TermMatrix {
  readonly rows: readonly SparseRow[];
  readonly terms: readonly string[];
}

/** A term in more papers than this share of them tells none apart. */
const mostCommon = 0.6;
const mostTerms = 20_000;

/** Papers as unit vectors of their terms: damped frequency times rarity. A term of one paper joins it to no other, and is left out. */
export function tfIdf(documents: readonly ReadonlyMap<string, number>[]): TermMatrix {
  const frequency = new Map<string, number>();
  for (const document of documents)
    for (const term of document.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const most = Math.max(3, documents.length * mostCommon);
  const least = documents.length < 200 ? 2 : 3;
  const chosen = [...frequency]
    .filter(([, count]) => count >= least && count <= most)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, mostTerms);
  const column = new Map(chosen.map(([term], at) => [term, at]));
  const rarity = Float64Array.from(chosen, ([, count]) => Math.log(documents.length / count));
  return { rows: documents.map((document) => row(document, column, rarity)), terms: chosen.map(([term]) => term) };
}

function row(
  document: ReadonlyMap<string, number>,
  column: ReadonlyMap<string, number>,
  rarity: Float64Array,
): SparseRow {
  const entries = [...document]
    .flatMap(([term, count]) => {
      const at = column.get(term);
      return at === undefined ? [] : [[at, (1 + Math.log(count)) * (rarity[at] ?? 0)] as const];
    })
    .sort(([a], [b]) => a - b);
  const length = Math.hypot(...entries.map(([, weight]) => weight)) || 1;
  return {
    columns: Int32Array.from(entries, ([at]) => at),
    weights: Float64Array.from(entries, ([, weight]) => weight / length),
  };
}
