/** How much of the words' letter pairs a text holds, 0 to 1. Pairs find 손해배상 in 손해 배상은 and need no dictionary. */
export function overlap(words: string, text: string): number {
  const wanted = pairs(words);
  if (wanted.size === 0) return 0;
  const held = pairs(text);
  let common = 0;
  for (const pair of wanted) if (held.has(pair)) common += 1;
  return common / wanted.size;
}

function pairs(text: string): Set<string> {
  const letters = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  if (letters.length === 1) return new Set([letters]);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}
