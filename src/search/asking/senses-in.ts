import { remembered, type Senses, sensesOf } from "#language/meaning";

/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 4_000;

/** The words of a text as the lexicon reads them, without what stands between them. */
export const lexiconWords = (text: string): string[] => text.match(/[가-힣]+|[A-Za-z][A-Za-z'’]*|\d[\d.,]*/g) ?? [];

/** What the lexicon knows of each word of a text; a word of a phrase by what stands beside it. */
export function sensesByWord(text: string): Map<string, Senses[]> {
  const words = lexiconWords(text);
  const found = new Map<string, Senses[]>();
  for (const [at, senses] of sensesOf(words, /[가-힣]/.test(text)).entries())
    if (senses !== null) found.set(words[at] ?? "", [...(found.get(words[at] ?? "") ?? []), senses]);
  return found;
}

/** Groups of words that mean the same, one of which a text holds. */
export const meaningsIn = remembered(
  (text): ReadonlySet<number> => new Set([...sensesByWord(text).values()].flat().flatMap(({ meanings }) => meanings)),
  mostTexts,
);
