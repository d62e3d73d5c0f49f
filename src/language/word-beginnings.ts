/** So many letters of a word tell that it stands in a text. */
const longestBeginning = 8;

/** Tells whether a text has a word that begins so, as far as eight letters tell: at least two of Hangul, four of Latin letters. */
export function wordBeginningsOf(text: string): (word: string) => boolean {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[가-힣]{2,}|[a-z]{4,}/gu))
    for (let length = 2; length <= Math.min(word.length, longestBeginning); length++) found.add(word.slice(0, length));
  return (word) => found.has(word.slice(0, longestBeginning).toLowerCase());
}
