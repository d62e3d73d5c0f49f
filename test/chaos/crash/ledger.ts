/** What the server has acknowledged: from then on it must not be lost, doubled or stuck, whatever is killed. */
export interface Ledger {
  readonly questions: Map<string, { readonly sessionId: string; readonly text: string }>;
  /** The text of answers whose end was seen. */
  readonly answers: Map<string, string>;
  readonly documents: Set<string>;
  /** Documents of each inspection. */
  readonly inspections: Map<string, number>;
}

export function createLedger(): Ledger {
  return { questions: new Map(), answers: new Map(), documents: new Set(), inspections: new Map() };
}

/** Mulberry32: the same seed asks the same questions and kills after the same waits. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
