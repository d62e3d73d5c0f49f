/**
 * Tells whether every part of a word stands in these texts: what was said may be said again. `further` are words that tell
 * nothing and always count.
 */
export function wordsHeld(texts: readonly string[], further?: ReadonlySet<string>): (word: string) => boolean {
  const runs = new Set(texts.flatMap(runsOf));
  // All runs in one text, parted: for words that were joined with others.
  const joined = [...runs].join(" ");
  const isHeld = (run: string) => {
    if (runs.has(run) || further?.has(run) === true) return true;
    // Figures and single letters are known only as they stand: parts of others would let any be put together.
    return run.length > 1 && !/^\p{N}/u.test(run) && joined.includes(run);
  };
  return (word) => runsOf(word).every(isHeld);
}

/** Unbroken letters or digits: `계약금7,654원` has 계약금, 7,654 and 원. */
function runsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{N}(?:[\p{N}.,]*\p{N})?|\p{L}+/gu) ?? []
  );
}
