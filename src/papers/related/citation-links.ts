import { exactKeys } from "../paper/merge.ts";
import type { Paper } from "../paper/paper.ts";

/** The keys that other papers' reference lists may name a paper by. */
export function referenceKeys(paper: Paper): Set<string> {
  return new Set(exactKeys(paper).map((key) => key.replace(/^id:/, "")));
}

/** For each paper, how many of the others cite it. */
export function citedWithin(papers: readonly Paper[]): number[] {
  const owner = new Map<string, number>();
  for (const [at, paper] of papers.entries()) for (const key of referenceKeys(paper)) owner.set(key, at);
  const counts = papers.map(() => 0);
  for (const [at, paper] of papers.entries()) {
    const targets = new Set(paper.references.map((reference) => owner.get(reference)));
    for (const target of targets) if (target !== undefined && target !== at) counts[target] = (counts[target] ?? 0) + 1;
  }
  return counts;
}

/** How far two reference lists overlap (bibliographic coupling), between 0 and 1. */
export function sharedReferences(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size === 0 || b.size === 0 ? 0 : a.intersection(b).size / Math.sqrt(a.size * b.size);
}
