const shortest = 2;
const longest = 4;

/**
 * The runs of letters of words, the words and the neighbouring ones among them, each with what it counts: together they have
 * the length 1, however many words there are.
 */
export function wordPieces(words: readonly string[]): Record<string, number> {
  const pieces = new Set<string>();
  for (const [at, word] of words.entries()) {
    const framed = `^${word}$`;
    pieces.add(framed);
    for (let from = 0; from + shortest <= framed.length; from += 1)
      for (let to = from + shortest; to <= Math.min(from + longest, framed.length); to += 1)
        pieces.add(framed.slice(from, to));
    const next = words[at + 1];
    if (next !== undefined) pieces.add(`${word} ${next}`);
  }
  const value = 1 / Math.sqrt(pieces.size);
  return Object.fromEntries([...pieces].map((piece) => [piece, value]));
}
