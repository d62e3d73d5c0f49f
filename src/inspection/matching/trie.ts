/**
 * Finds any of thousands of words in one pass. From each place a trie is walked as far as the text follows it; a bitmap of
 * first units skips most places at once. Edges sit in one open-addressed table, so a search allocates nothing.
 */
export interface Trie {
  /** Calls back with the word's index and its place, for every occurrence, overlapping ones too. */
  search(text: string, found: (word: number, offset: number, length: number) => void): void;
}

const emptySlot = -1;

export function createTrie(words: readonly string[], fold: (unit: number) => number = (unit) => unit): Trie {
  let size = 1024;
  const units = words.reduce((sum, word) => sum + word.length, 0);
  while (size < units * 3) size *= 2;
  const keyStates = new Int32Array(size).fill(emptySlot);
  const keyUnits = new Uint16Array(size);
  const targets = new Int32Array(size);
  const firsts = new Uint8Array(65_536);
  const ends: number[] = [-1];
  const mask = size - 1;

  const slotOf = (state: number, unit: number): number => {
    let slot = (Math.imul(state, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) & mask;
    while (keyStates[slot] !== emptySlot && (keyStates[slot] !== state || keyUnits[slot] !== unit)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  };

  words.forEach((word, index) => {
    if (word === "") return;
    let state = 0;
    for (let at = 0; at < word.length; at += 1) {
      const unit = fold(word.charCodeAt(at));
      if (at === 0) firsts[unit] = 1;
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
      for (let start = 0; start < text.length; start += 1) {
        let unit = fold(text.charCodeAt(start));
        if (firsts[unit] === 0) continue;
        let state = 0;
        let at = start;
        while (true) {
          const slot = slotOf(state, unit);
          if (keyStates[slot] === emptySlot) break;
          state = targets[slot] ?? 0;
          at += 1;
          const word = endOf[state] ?? -1;
          if (word !== -1) found(word, start, at - start);
          if (at >= text.length) break;
          unit = fold(text.charCodeAt(at));
        }
      }
    },
  };
}

/** Lower case for one UTF-16 unit, where lowering keeps it one unit. */
export const foldCase: (unit: number) => number = (() => {
  const table = new Uint16Array(65_536);
  for (let unit = 0; unit < 65_536; unit += 1) {
    const lower = String.fromCharCode(unit).toLowerCase();
    table[unit] = lower.length === 1 ? lower.charCodeAt(0) : unit;
  }
  return (unit: number) => table[unit] ?? unit;
})();
