/** Enough to recognise, not enough to use. */
export function maskWords(words: string): string {
  return words.length <= 4
    ? "*".repeat(words.length)
    : words.slice(0, 2) + "*".repeat(words.length - 3) + words.slice(-1);
}
