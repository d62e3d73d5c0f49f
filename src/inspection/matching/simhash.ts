import { hash } from "node:crypto";
import { oneLine } from "#language";
import { avalanche, isLetterUnit, lowerUnit, mixUnit } from "./letters.ts";

/** Texts with fewer words resemble each other by chance: only those that are the same count as copies. */
const fewestWords = 30;

/**
 * A 64-bit SimHash over pairs of neighbouring words, as 16 hexadecimal digits: texts that differ in a few words differ in a
 * few bits. Null for short texts.
 */
export function simhash(text: string): string | null {
  const highs = createBitCounts();
  const lows = createBitCounts();
  let words = 0;
  let previous = 0;
  for (let at = 0; at < text.length; at += 1) {
    let hash = 0x811c9dc5;
    const start = at;
    for (; at < text.length; at += 1) {
      const letter = letters[text.charCodeAt(at)] ?? 0;
      if (letter === 0) break;
      hash = mixUnit(hash, letter);
    }
    if (at === start) continue;
    const high = avalanche(hash ^ Math.imul(previous, 0x9e3779b1));
    highs.add(high);
    lows.add(avalanche(high ^ 0x5bd1e995 ^ hash));
    previous = hash;
    words += 1;
  }
  if (words < fewestWords) return null;
  return hex(highs.setInMoreThan(words / 2)) + hex(lows.setInMoreThan(words / 2));
}

const letters = Uint16Array.from({ length: 65_536 }, (_, unit) => (isLetterUnit(unit) ? lowerUnit(unit) : 0));

/** A text has no more words than this many binary digits can count. */
const countDigits = 31;

/**
 * Counts how often each of 32 bits is set. The counts stand upright, a digit of all of them in one number: adding a value
 * takes as many steps as a carry goes far, not one for each bit.
 */
function createBitCounts() {
  const digits = new Int32Array(countDigits);
  return {
    add(value: number): void {
      let carry = value | 0;
      for (let place = 0; carry !== 0; place += 1) {
        const digit = digits[place] ?? 0;
        digits[place] = digit ^ carry;
        carry &= digit;
      }
    },
    /** The bits that are set more often, all of them compared at once, from the highest digit down. */
    setInMoreThan(times: number): number {
      let more = 0;
      let same = -1;
      for (let place = countDigits - 1; place >= 0; place -= 1) {
        const digit = digits[place] ?? 0;
        if ((times >>> place) & 1) same &= digit;
        else {
          more |= same & digit;
          same &= ~digit;
        }
      }
      return more;
    },
  };
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, "0");
}

const mostDifferentBits = 3;
/** A quarter of 64 bits: of four quarters one must agree when three bits differ. */
const quarters = 4;

/** Finds earlier documents whose SimHash differs in at most three bits; of short ones, copies. */
export function createDuplicateIndex(capacity = 500_000) {
  const names: string[] = [];
  const highs: number[] = [];
  const lows: number[] = [];
  /** The last document with each value of a quarter, and the one before each document with the same value; -1 where there is none. */
  const lasts = Array.from({ length: quarters }, () => new Int32Array(65_536).fill(-1));
  const befores = Array.from({ length: quarters }, (): number[] => []);

  const copied = new Map<string, string>();
  const isFull = () => names.length + copied.size >= capacity;

  const checkCopies = (signature: string, document: string) => {
    const first = copied.get(signature) ?? null;
    if (first === null && !isFull()) copied.set(signature, document);
    return first;
  };
  const quartersOf = (high: number, low: number) => [high >>> 16, high & 0xffff, low >>> 16, low & 0xffff];
  return {
    get full() {
      return isFull();
    },
    /** The first near duplicate, or null; then remembers the document. */
    check(signature: string, document: string): string | null {
      if (isExactSignature(signature)) return checkCopies(signature, document);
      const high = Number.parseInt(signature.slice(0, 8), 16) | 0;
      const low = Number.parseInt(signature.slice(8), 16) | 0;
      const keys = quartersOf(high, low);
      let first = names.length;
      keys.forEach((key, quarter) => {
        for (let other = lasts[quarter]?.[key] ?? -1; other !== -1; other = befores[quarter]?.[other] ?? -1)
          if (bits((highs[other] ?? 0) ^ high) + bits((lows[other] ?? 0) ^ low) <= mostDifferentBits)
            first = Math.min(first, other);
      });
      // A copy of a copy is found through the first of them, so only new documents are kept.
      if (first < names.length) return names[first] ?? null;
      if (isFull()) return null;
      const index = names.push(document) - 1;
      highs.push(high);
      lows.push(low);
      keys.forEach((key, quarter) => {
        const last = lasts[quarter];
        befores[quarter]?.push(last?.[key] ?? -1);
        if (last !== undefined) last[key] = index;
      });
      return null;
    },
  };
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** By what a text that is too short for a SimHash is known again: one that is the same but for blanks has the same. Null for an empty one. */
export function exactSignature(text: string): string | null {
  const words = oneLine(text.normalize("NFC"));
  return words === "" ? null : `=${hash("sha256", words).slice(0, 16)}`;
}

export function isExactSignature(value: unknown): boolean {
  return typeof value === "string" && /^=[0-9a-f]{16}$/.test(value);
}
