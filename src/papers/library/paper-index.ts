import type { Paper } from "../paper/paper.ts";
import { abstractOf, nameOf, titleOf, venueOf, yearOfCsl } from "../paper/reading.ts";
import { acronymsOf } from "./acronyms.ts";
import { PaperPostings } from "./postings.ts";
import { searchTokens } from "./search-tokens.ts";

/** BM25 over papers, in memory. Fifty thousand papers with abstracts answer in a few milliseconds. */
export interface PaperIndex {
  readonly size: number;
  /** Adds a paper, or puts it in the place of the one with its id. */
  put(paper: Paper): void;
  remove(id: string): void;
  search(query: string, limit: number): { id: string; score: number }[];
}

const k1 = 1.2;
const b = 0.6;
/** What a word is worth in the title and among the names, against one in the abstract. */
const weights = { title: 3, acronym: 1, names: 2, venue: 1, abstract: 1 };

export function createPaperIndex(): PaperIndex {
  const terms = new Map<string, PaperPostings>();
  const slotOf = new Map<string, number>();
  const ids: (string | null)[] = [];
  const lengths: number[] = [];
  let living = 0;
  let totalLength = 0;
  let scores = new Float64Array(0);
  /** What length does to a count, by slot; made anew when the papers have changed. */
  let norms: Float64Array | null = null;

  function normsNow(): Float64Array {
    const average = totalLength / living || 1;
    norms ??= Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / average));
    return norms;
  }

  /** A word that stands in a large part of the papers costs much and tells little, as long as there are others. */
  function telling(query: string): PaperPostings[] {
    const found = [...new Set(searchTokens(query))].flatMap((term) => terms.get(term) ?? []);
    const rare = found.filter(({ size }) => size <= Math.max(1_000, living * 0.1));
    return rare.length >= 2 ? rare : found;
  }

  function remove(id: string): void {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    slotOf.delete(id);
    ids[slot] = null;
    norms = null;
    living -= 1;
    totalLength -= lengths[slot] ?? 0;
  }

  return {
    get size() {
      return living;
    },
    put(paper) {
      remove(paper.id);
      const slot = ids.length;
      const counts = countsOf(paper);
      let length = 0;
      for (const [term, count] of counts) {
        length += count;
        const postings = terms.get(term) ?? new PaperPostings();
        if (postings.size === 0) terms.set(term, postings);
        postings.push(slot, count);
      }
      ids.push(paper.id);
      lengths.push(length);
      slotOf.set(paper.id, slot);
      norms = null;
      living += 1;
      totalLength += length;
    },
    remove,
    search(query, limit) {
      if (living === 0) return [];
      if (scores.length < ids.length) scores = new Float64Array(Math.ceil(ids.length * 1.5));
      const norm = normsNow();
      const touched: number[] = [];
      for (const { slots, counts, size } of telling(query)) {
        const rarity = Math.max(0.01, Math.log(1 + (living - size + 0.5) / (size + 0.5)));
        for (let at = 0; at < size; at += 1) {
          const slot = slots[at] ?? 0;
          const count = counts[at] ?? 0;
          if (scores[slot] === 0) touched.push(slot);
          scores[slot] = (scores[slot] ?? 0) + (rarity * count * (k1 + 1)) / (count + (norm[slot] ?? 1));
        }
      }
      const found = touched.flatMap((slot) => {
        const id = ids[slot];
        return id == null ? [] : [{ id, score: scores[slot] ?? 0 }];
      });
      for (const slot of touched) scores[slot] = 0;
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
