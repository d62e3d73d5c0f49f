/**
 * Finds any of thousands of words in one pass. From each place a trie is walked as far as the text follows it; a table of the
 * pairs of units that words begin with skips most places at once. Edges sit in one open-addressed table, so a search allocates
 * nothing.
 */
export interface Trie {
  /** Calls back with the word's index and its place, for every occurrence, overlapping ones too. */
  search(text: string, found: (word: number, offset: number, length: number) => void): void;
}

const emptySlot = -1;
const unitCount = 65_536;

export function createTrie(words: readonly string[], { ignoreCase = false } = {}): Trie {
  let size = 1024;
  const units = words.reduce((sum, word) => sum + word.length, 0);
  while (size < units * 3) size *= 2;
  const keyStates = new Int32Array(size).fill(emptySlot);
  const keyUnits = new Uint16Array(size);
  const targets = new Int32Array(size);
  const beginnings = new Uint8Array(unitCount);
  const ends: number[] = [-1];
  const mask = size - 1;
  const folded = ignoreCase ? smallUnits : sameUnits;

  /** The unit at a place, as words are compared; 0 at the end. */
  const unitAt = (text: string, at: number): number => (at < text.length ? (folded[text.charCodeAt(at)] ?? 0) : 0);
  const pairAt = (first: number, second: number): number => (Math.imul(first, 31) + second) & (unitCount - 1);
  const slotOf = (state: number, unit: number): number => {
    let slot = (Math.imul(state, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) & mask;
    while (keyStates[slot] !== emptySlot && (keyStates[slot] !== state || keyUnits[slot] !== unit)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  };

  words.forEach((word, index) => {
    if (word === "") return;
    // What follows a word of one unit may be anything.
    if (word.length === 1) beginnings.fill(1);
    else beginnings[pairAt(unitAt(word, 0), unitAt(word, 1))] = 1;
    let state = 0;
    for (let at = 0; at < word.length; at += 1) {
      const unit = unitAt(word, at);
      const slot = slotOf(state, unit);
      if (keyStates[slot] === emptySlot) {
        keyStates[slot] = state;
        keyUnits[slot] = unit;
        targets[slot] = ends.push(-1) - 1;
      }
      state = targets[slot] ?? 0;
    }
    // The first of two equal words keeps the place.
    if (ends[state] === -1) ends[state] = index;
  });
  const endOf = Int32Array.from(ends);

  return {
    search(text, found) {
      let next = unitAt(text, 0);
      for (let start = 0; start < text.length; start += 1) {
        const first = next;
        next = unitAt(text, start + 1);
        if (beginnings[pairAt(first, next)] === 0) continue;
        let state = 0;
        for (let at = start; at < text.length; at += 1) {
          const slot = slotOf(state, unitAt(text, at));
          if (keyStates[slot] === emptySlot) break;
          state = targets[slot] ?? 0;
          const word = endOf[state] ?? -1;
          if (word !== -1) found(word, start, at + 1 - start);
        }
      }
    },
  };
}

const sameUnits = Uint16Array.from({ length: unitCount }, (_, unit) => unit);
/** Lower case for each UTF-16 unit, where lowering keeps it one unit. */
const smallUnits = sameUnits.map((unit) => {
  const lower = String.fromCharCode(unit).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : unit;
});
