import type { Span } from "#language";
import { countDenials } from "./denial.ts";
import { avalanche, figuresHash, isLetterUnit, lowerUnit, mixUnit } from "./letters.ts";

const bins = 16;
const bandWidth = 2;
const bands = bins / bandWidth;
const empty = 0xffffffff;
/** Shorter sentences repeat by chance. */
const fewestTrigrams = 8;
/** Of many sentences that are alike in part, so many are compared. */
const mostCandidates = 20;

/**
 * Pairs each sentence with an earlier one that it nearly repeats: one of the same letters, or else candidates that
 * one-permutation MinHash over character trigrams finds; the exact overlap of their trigrams decides. Sentences with other
 * figures, or of which one denies more, say different things however alike they look. Returns -1 where a sentence is new.
 */
export function nearRepetitions(text: string, sentences: readonly Span[], similarity: number): Int32Array {
  const repeats = new Int32Array(sentences.length).fill(-1);
  const trigrams = new Uint32Array(text.length);
  const ends = new Int32Array(sentences.length + 1);
  const minima = new Uint32Array(bins);
  const newestOfLetters = new Map<number, number>();
  // Sentences with the same figures and the same minima in a band form a chain, newest first.
  const newest = new Map<number, number>();
  const older = new Int32Array(sentences.length * bands).fill(-1);
  // Which sentence each was compared with last: those that are alike share several bands.
  const comparedWith = new Int32Array(sentences.length).fill(-1);
  const sorted: (Uint32Array | undefined)[] = [];
  const sortedOf = (index: number) => {
    sorted[index] ??= trigrams.slice(ends[index] ?? 0, ends[index + 1] ?? 0).sort();
    return sorted[index];
  };
  const figures = new Int32Array(sentences.length);
  const denials: (number | undefined)[] = [];
  const denialsOf = (index: number) => {
    const { start, end } = sentences[index] ?? { start: 0, end: 0 };
    denials[index] ??= countDenials(text.slice(start, end));
    return denials[index];
  };
  const isRepetition = (index: number, other: number) =>
    figures[index] === figures[other] &&
    overlapsBy(similarity, sortedOf(index), sortedOf(other)) &&
    denialsOf(index) === denialsOf(other);
  sentences.forEach((sentence, index) => {
    const from = ends[index] ?? 0;
    const to = writeTrigrams(text, sentence, trigrams, from);
    ends[index + 1] = to;
    if (to - from < fewestTrigrams) return;
    figures[index] = figuresHash(text, sentence.start, sentence.end);
    const letters = lettersHash(trigrams, from, to);
    const same = newestOfLetters.get(letters) ?? -1;
    if (same !== -1 && isRepetition(index, same)) repeats[index] = same;
    newestOfLetters.set(letters, index);
    fillMinima(trigrams, from, to, minima);
    for (let band = 0; band < bands; band += 1) {
      const first = minima[band * bandWidth] ?? empty;
      const second = minima[band * bandWidth + 1] ?? empty;
      if (first === empty && second === empty) continue;
      const key = (avalanche(first ^ Math.imul(second, 31) ^ (figures[index] ?? 0)) & 0x3ffffff) * bands + band;
      let other = newest.get(key) ?? -1;
      older[index * bands + band] = other;
      newest.set(key, index);
      for (let tries = 0; other !== -1 && repeats[index] === -1 && tries < mostCandidates; tries += 1) {
        if (comparedWith[other] !== index) {
          comparedWith[other] = index;
          if (isRepetition(index, other)) repeats[index] = other;
        }
        other = older[other * bands + band] ?? -1;
      }
    }
  });
  return repeats;
}

/** Hashes of the letters in threes, punctuation and spaces left out. Returns where they end. */
function writeTrigrams(text: string, { start, end }: Span, trigrams: Uint32Array, from: number): number {
  let at = from;
  let older = 0;
  let old = 0;
  let seen = 0;
  for (let index = start; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (!isLetterUnit(unit)) continue;
    const lower = lowerUnit(unit);
    seen += 1;
    if (seen >= 3) {
      trigrams[at] = avalanche(mixUnit(mixUnit(mixUnit(0x811c9dc5, older), old), lower));
      at += 1;
    }
    older = old;
    old = lower;
  }
  return at;
}

/** A hash of all the letters of a sentence in their order. */
function lettersHash(trigrams: Uint32Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = mixUnit(hash, trigrams[at] ?? 0);
  return hash;
}

function fillMinima(trigrams: Uint32Array, from: number, to: number, minima: Uint32Array): void {
  minima.fill(empty);
  for (let index = from; index < to; index += 1) {
    const hash = trigrams[index] ?? 0;
    const bin = hash & (bins - 1);
    if (hash < (minima[bin] ?? 0)) minima[bin] = hash;
  }
}

/** Whether the Jaccard similarity of two sorted bags is as high; most pairs are told apart by their first few misses. */
function overlapsBy(similarity: number, left: Uint32Array, right: Uint32Array): boolean {
  const all = left.length + right.length;
  const fewestShared = Math.floor((similarity * all) / (1 + similarity));
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i] ?? 0;
    const b = right[j] ?? 0;
    if (a === b) {
      shared += 1;
      i += 1;
      j += 1;
      continue;
    }
    if (a < b) i += 1;
    else j += 1;
    if (shared + Math.min(left.length - i, right.length - j) < fewestShared) return false;
  }
  return shared / (all - shared) >= similarity;
}
