import { readInPieces } from "../../in-pieces.ts";
import { englishKinds } from "./en-kinds.ts";
import { englishOpposites } from "./en-opposites.ts";
import { englishSynonyms } from "./en-synonyms.ts";
import { koreanKinds } from "./ko-kinds.ts";
import { koreanNounSynonyms } from "./ko-nouns-synonyms.ts";
import { koreanOpposites } from "./ko-opposites.ts";
import { koreanVerbSynonyms } from "./ko-verbs-synonyms.ts";
import { readLexicon, type Senses } from "./lexicon.ts";

export type { Senses } from "./lexicon.ts";
export { opposite, sameKindButOther, sameMeaning } from "./relations.ts";

/** Groups of English come after all that Korean may have. */
const firstEnglishGroup = 100_000;

const korean = readInPieces(() =>
  readLexicon({
    synonyms: [koreanVerbSynonyms, koreanNounSynonyms],
    opposites: [koreanOpposites],
    kinds: [koreanKinds],
    firstGroup: 0,
  }),
);
const english = readInPieces(() =>
  readLexicon({
    synonyms: [englishSynonyms],
    opposites: [englishOpposites],
    kinds: [englishKinds],
    firstGroup: firstEnglishGroup,
  }),
);

/** Reads the tables of both languages with pauses, before somebody has to wait for them. */
export async function prepareLexicon(pause: () => Promise<void>): Promise<void> {
  await korean.prepare(pause);
  await english.prepare(pause);
}

/**
 * What the lexicon knows of each of the words of a text, in any form: `sensesOf(["계약을", "깨면"])`. A phrase counts for each
 * of its words. Compare two of them with `sameMeaning`, `opposite` and `sameKindButOther`; senses of two languages have nothing
 * in common. The tables of a language are read on first use.
 */
export function sensesOf(words: readonly string[], isKorean: boolean): readonly (Senses | null)[] {
  return (isKorean ? korean : english).now().sensesOf(words);
}

/** The stem of the Korean verb that a word is a form of, where it can be nothing else. */
export function verbOf(word: string): string | null {
  return korean.now().verbOf(word);
}

let groups: { readonly korean: readonly string[]; readonly english: readonly string[] } | null = null;

/** The words of a group of those that mean the same, as the tables write them: 돌려주다, 반환하다 … */
export function wordsOfMeaning(group: number): string[] {
  const linesOf = (tables: readonly string[]) => tables.flatMap((table) => table.trim().split("\n"));
  groups ??= {
    korean: linesOf([koreanVerbSynonyms, koreanNounSynonyms]),
    english: linesOf([englishSynonyms]),
  };
  const line = group < firstEnglishGroup ? groups.korean[group] : groups.english[group - firstEnglishGroup];
  return (line ?? "").split(",").map((word) => word.trim());
}
