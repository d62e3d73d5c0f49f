import { rarityOf } from "../ranking/rarity.ts";
import { textTermsOf } from "./text-terms.ts";

/** How soon repetition stops to count, and how much length does. Measured on questions over contracts. */
const k1 = 1.2;
const b = 0.6;

/** BM25 over texts that are in memory: a contract's articles, a shelf of papers. A text is known by the slot it was given. */
export class TermIndex {
  readonly #terms = new Map<string, GrowingPostings>();
  readonly #lengths: number[] = [];
  readonly #removed = new Set<number>();
  #totalLength = 0;
  /** What length does to a count, by slot; made anew when the texts have changed. */
  #norms: Float64Array | null = null;

  /** How many texts there are. */
  get size(): number {
    return this.#lengths.length - this.#removed.size;
  }

  /** Adds a text by how often it holds each term, and returns its slot. */
  add(counts: ReadonlyMap<string, number>): number {
    const slot = this.#lengths.length;
    let length = 0;
    for (const [term, count] of counts) {
      length += count;
      const postings = this.#terms.get(term) ?? new GrowingPostings();
      if (postings.size === 0) this.#terms.set(term, postings);
      postings.push(slot, count);
    }
    this.#lengths.push(length);
    this.#totalLength += length;
    this.#norms = null;
    return slot;
  }

  remove(slot: number): void {
    if (this.#removed.has(slot)) return;
    this.#removed.add(slot);
    this.#totalLength -= this.#lengths[slot] ?? 0;
    this.#norms = null;
  }

  /** How many texts hold a term. A removed text counts until as many as there are hold it. */
  holders(term: string): number {
    return Math.min(this.#terms.get(term)?.size ?? 0, this.size);
  }

  /** What a term tells; 0 when no text holds it. */
  rarity(term: string): number {
    const holders = this.holders(term);
    return holders === 0 ? 0 : rarityOf(holders, this.size);
  }

  /** The score of every text for weighed terms, by slot. */
  scores(terms: ReadonlyMap<string, number>): Float64Array {
    const scores = new Float64Array(this.#lengths.length);
    const norms = this.#normsNow();
    for (const [term, weight] of terms) {
      const worth = weight * this.rarity(term);
      this.#eachHolder(term, (slot, count) => {
        scores[slot] = (scores[slot] ?? 0) + (worth * count * (k1 + 1)) / (count + (norms[slot] ?? 1));
      });
    }
    for (const slot of this.#removed) scores[slot] = 0;
    return scores;
  }

  /** How much of the terms, by what they tell, each text holds: 0 to 1, by slot. A term that no text holds tells most. */
  coverage(terms: Iterable<string>): Float64Array {
    const coverage = new Float64Array(this.#lengths.length);
    const worths = Array.from(terms, (term) => ({ term, worth: this.rarity(term) || rarityOf(0, this.size) }));
    const all = worths.reduce((sum, { worth }) => sum + worth, 0);
    for (const { term, worth } of worths)
      this.#eachHolder(term, (slot) => {
        coverage[slot] = (coverage[slot] ?? 0) + worth;
      });
    return coverage.map((held) => held / (all || 1));
  }

  #eachHolder(term: string, visit: (slot: number, count: number) => void): void {
    const postings = this.#terms.get(term);
    if (postings === undefined) return;
    const { slots, counts, size } = postings;
    for (let at = 0; at < size; at += 1) visit(slots[at] ?? 0, counts[at] ?? 0);
  }

  #normsNow(): Float64Array {
    const average = this.#totalLength / this.size || 1;
    this.#norms ??= Float64Array.from(this.#lengths, (length) => k1 * (1 - b + (b * length) / average));
    return this.#norms;
  }
}

/** An index of a handful of texts by their terms; a text's slot is its place among them. */
export function indexTexts(texts: readonly string[]): TermIndex {
  const index = new TermIndex();
  for (const text of texts) {
    const counts = new Map<string, number>();
    for (const term of textTermsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    index.add(counts);
  }
  return index;
}

/** Where a term occurs and how often, in arrays that grow: a tenth of the memory of lists of objects. */
class GrowingPostings {
  slots = new Int32Array(2);
  counts = new Uint16Array(2);
  size = 0;

  push(slot: number, count: number): void {
    if (this.size === this.slots.length) {
      this.slots = grown(this.slots, new Int32Array(this.size * 2));
      this.counts = grown(this.counts, new Uint16Array(this.size * 2));
    }
    this.slots[this.size] = slot;
    this.counts[this.size] = Math.min(count, 65_535);
    this.size += 1;
  }
}

function grown<Numbers extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: Numbers): Numbers {
  to.set(from);
  return to;
}
