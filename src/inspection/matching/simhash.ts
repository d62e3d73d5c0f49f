import { avalanche, isLetterUnit, lowerUnit, mixUnit } from "./letters.ts";

/** Texts with fewer words resemble each other by chance: only those that are the same count as copies. */
const fewestWords = 30;

/**
 * A 64-bit SimHash over pairs of neighbouring words, as 16 hexadecimal digits: texts that differ in a few words differ in a
 * few bits. Null for short texts.
 */
export function simhash(text: string): string | null {
  const weights = new Int32Array(64);
  let words = 0;
  let previous = 0;
  let hash = 0x811c9dc5;
  let inWord = false;
  const endWord = () => {
    const high = avalanche(hash ^ Math.imul(previous, 0x9e3779b1));
    const low = avalanche(high ^ 0x5bd1e995 ^ hash);
    for (let bit = 0; bit < 32; bit += 1) {
      weights[bit] = (weights[bit] ?? 0) + ((high >>> bit) & 1) * 2 - 1;
      weights[bit + 32] = (weights[bit + 32] ?? 0) + ((low >>> bit) & 1) * 2 - 1;
    }
    previous = hash;
    hash = 0x811c9dc5;
    words += 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isLetterUnit(unit)) {
      hash = mixUnit(hash, lowerUnit(unit));
      inWord = true;
    } else if (inWord) {
      endWord();
      inWord = false;
    }
  }
  if (inWord) endWord();
  if (words < fewestWords) return null;
  return hex(weights, 0) + hex(weights, 32);
}

function hex(weights: Int32Array, from: number): string {
  let bits = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((weights[from + bit] ?? 0) > 0) bits |= 1 << bit;
  return (bits >>> 0).toString(16).padStart(8, "0");
}
