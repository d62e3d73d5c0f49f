import { remembered, type Senses, sensesOf } from "#language/meaning";

/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 12_000;

/** The words of a text as the lexicon reads them, without what stands between them. */
export const lexiconWords = (text: string): string[] => text.match(/[가-힣]+|[A-Za-z][A-Za-z'’]*|\d[\d.,]*/g) ?? [];

/** What the lexicon knows of each word of a text, each sense once; a word of a phrase by what stands beside it. */
export function sensesByWord(text: string): Map<string, Senses[]> {
  const words = lexiconWords(text);
  const found = new Map<string, Senses[]>();
  for (const [at, senses] of sensesOf(words, /[가-힣]/.test(text)).entries()) {
    const word = words[at] ?? "";
    const known = found.get(word) ?? [];
    // A word that is repeated a thousand times still means few things.
    if (senses === null || known.some(({ meanings }) => meanings.join() === senses.meanings.join())) continue;
    found.set(word, [...known, senses]);
  }
  return found;
}

/** Groups of words that mean the same, one of which a text holds. */
export const meaningsIn = remembered(
  (text): ReadonlySet<number> => new Set([...sensesByWord(text).values()].flat().flatMap(({ meanings }) => meanings)),
  mostTexts,
);
