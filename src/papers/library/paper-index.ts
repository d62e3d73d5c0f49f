import { TermIndex } from "#search";
import type { Paper } from "../paper/paper.ts";
import { abstractOf, nameOf, titleOf, venueOf, yearOfCsl } from "../paper/reading.ts";
import { acronymsOf } from "./acronyms.ts";
import { searchTokens } from "./search-tokens.ts";

/** What a word is worth in the title and among the names, against one in the abstract. */
const weights = { title: 3, acronym: 1, names: 2, venue: 1, abstract: 1 };

export type PaperIndex = ReturnType<typeof createPaperIndex>;

/** Papers by their words, in memory. Fifty thousand papers with abstracts answer in a few milliseconds. */
export function createPaperIndex() {
  const terms = new TermIndex();
  const slots = new Map<string, number>();
  const ids: string[] = [];

  /** A word that stands in a large part of the papers costs much and tells little, as long as there are others. */
  function telling(query: string): ReadonlyMap<string, number> {
    const found = [...new Set(searchTokens(query))].filter((term) => terms.holders(term) > 0);
    const rare = found.filter((term) => terms.holders(term) <= Math.max(1_000, terms.size * 0.1));
    return new Map((rare.length >= 2 ? rare : found).map((term) => [term, 1]));
  }

  function remove(id: string): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
    slots.delete(id);
    terms.remove(slot);
  }

  return {
    get size(): number {
      return terms.size;
    },
    /** Adds a paper, or puts it in the place of the one with its id. */
    put(paper: Paper): void {
      remove(paper.id);
      const slot = terms.add(countsOf(paper));
      slots.set(paper.id, slot);
      ids[slot] = paper.id;
    },
    remove,
    search(query: string, limit: number): { id: string; score: number }[] {
      const found: { id: string; score: number }[] = [];
      for (const [slot, score] of terms.scores(telling(query)).entries())
        if (score > 0) found.push({ id: ids[slot] ?? "", score });
      return best(found, limit);
    },
  };
}

function countsOf(paper: Paper): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const token of searchTokens(text)) counts.set(token, (counts.get(token) ?? 0) + weight);
  };
  add(titleOf(paper), weights.title);
  add(acronymsOf(titleOf(paper)).join(" "), weights.acronym);
  add((paper.csl.author ?? []).map(nameOf).join(" "), weights.names);
  add(`${venueOf(paper) ?? ""} ${yearOfCsl(paper.csl) ?? ""}`, weights.venue);
  add(abstractOf(paper).slice(0, 20_000), weights.abstract);
  return counts;
}

/** The few best without sorting all; equal scores in order of id, so that a ranking is the same every time. */
function best(found: { id: string; score: number }[], limit: number): { id: string; score: number }[] {
  const byRank = (x: { id: string; score: number }, y: { id: string; score: number }) =>
    y.score - x.score || (x.id < y.id ? -1 : 1);
  if (found.length <= limit * 4) return found.sort(byRank).slice(0, limit);
  const threshold =
    Float64Array.from(found, ({ score }) => score)
      .sort()
      .at(-limit) ?? 0;
  return found
    .filter(({ score }) => score >= threshold)
    .sort(byRank)
    .slice(0, limit);
}
