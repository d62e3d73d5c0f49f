import { isExactSignature } from "../matching/exact-signature.ts";

/** Finds earlier documents whose SimHash differs in at most three bits; of short ones, copies. */
export interface DuplicateIndex {
  /** The first near duplicate, or null; then remembers the document. */
  check(signature: string, document: string): string | null;
  readonly full: boolean;
}

const mostDifferentBits = 3;
/** A quarter of 64 bits: of four quarters one must agree when three bits differ. */
const quarters = 4;

export function createDuplicateIndex(capacity = 500_000): DuplicateIndex {
  const names: string[] = [];
  const highs: number[] = [];
  const lows: number[] = [];
  const buckets = Array.from({ length: quarters }, () => new Map<number, number[]>());

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
    check(signature, document) {
      if (isExactSignature(signature)) return checkCopies(signature, document);
      const high = Number.parseInt(signature.slice(0, 8), 16) | 0;
      const low = Number.parseInt(signature.slice(8), 16) | 0;
      const keys = quartersOf(high, low);
      let first = -1;
      keys.forEach((key, quarter) => {
        for (const other of buckets[quarter]?.get(key) ?? []) {
          if (first !== -1 && other >= first) break;
          if (bits((highs[other] ?? 0) ^ high) + bits((lows[other] ?? 0) ^ low) <= mostDifferentBits) first = other;
        }
      });
      // A copy of a copy is found through the first of them, so only new documents are kept.
      if (first === -1 && !isFull()) {
        const index = names.push(document) - 1;
        highs.push(high);
        lows.push(low);
        keys.forEach((key, quarter) => {
          const bucket = buckets[quarter]?.get(key);
          if (bucket === undefined) buckets[quarter]?.set(key, [index]);
          else bucket.push(index);
        });
      }
      return first === -1 ? null : (names[first] ?? null);
    },
  };
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
