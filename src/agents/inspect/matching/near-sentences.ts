import { avalanche, isLetterUnit, lowerUnit, mixUnit } from "./letters.ts";
import type { Sentence } from "./sentences.ts";

const bins = 16;
const bandWidth = 2;
const empty = 0xffffffff;
/** Shorter sentences repeat by chance. */
const fewestTrigrams = 8;
const mostCandidates = 20;

interface Sketch {
  readonly minima: Uint32Array;
  readonly trigrams: Uint32Array;
}

/**
 * Pairs each sentence with the first earlier one that it nearly repeats: one-permutation MinHash over character trigrams
 * finds candidates, the exact overlap of their trigrams decides. Returns -1 where a sentence is new.
 */
export function nearRepetitions(text: string, sentences: readonly Sentence[], similarity: number): Int32Array {
  const repeats = new Int32Array(sentences.length).fill(-1);
  const sketches: (Sketch | null)[] = [];
  const buckets = new Map<number, number[]>();
  sentences.forEach((sentence, index) => {
    const sketch = sketchOf(text, sentence);
    sketches.push(sketch);
    if (sketch === null) return;
    const candidates = new Set<number>();
    for (let band = 0; band < bins; band += bandWidth) {
      const first = sketch.minima[band] ?? empty;
      const second = sketch.minima[band + 1] ?? empty;
      if (first === empty && second === empty) continue;
      const key = (avalanche(first ^ Math.imul(second, 31)) & 0x3ffffff) * bins + band;
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [index]);
      else {
        for (const other of bucket) candidates.add(other);
        if (bucket.length < mostCandidates) bucket.push(index);
      }
    }
    for (const other of [...candidates].sort((left, right) => left - right)) {
      const earlier = sketches[other];
      if (!earlier || overlap(sketch.trigrams, earlier.trigrams) < similarity) continue;
      repeats[index] = other;
      break;
    }
  });
  return repeats;
}

function sketchOf(text: string, { offset, length }: Sentence): Sketch | null {
  if (length < fewestTrigrams) return null;
  const hashes = new Uint32Array(length);
  let count = 0;
  let older = 0;
  let old = 0;
  let seen = 0;
  for (let index = offset; index < offset + length; index += 1) {
    const unit = text.charCodeAt(index);
    if (!isLetterUnit(unit)) continue;
    const lower = lowerUnit(unit);
    seen += 1;
    if (seen >= 3) {
      hashes[count] = avalanche(mixUnit(mixUnit(mixUnit(0x811c9dc5, older), old), lower));
      count += 1;
    }
    older = old;
    old = lower;
  }
  if (count < fewestTrigrams) return null;
  const trigrams = hashes.subarray(0, count).sort();
  const minima = new Uint32Array(bins).fill(empty);
  for (const hash of trigrams) {
    const bin = hash & (bins - 1);
    if (hash < (minima[bin] ?? 0)) minima[bin] = hash;
  }
  return { minima, trigrams };
}

/** Jaccard similarity of two sorted bags. */
function overlap(left: Uint32Array, right: Uint32Array): number {
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
    } else if (a < b) i += 1;
    else j += 1;
  }
  return shared / (left.length + right.length - shared);
}
