import { hasDigit } from "#language";
import { normaliseText } from "../analysis/runs.ts";
import type { Tokenise } from "../analysis/tokenise.ts";

export interface TermFinder {
  /** The terms, by their place, that some part of a text may hold; the rest need not be looked for in its sentences. */
  possibleIn(text: string): readonly number[];
  /** Which of these terms a text holds: 1 or 0 at each term's place. */
  findIn(text: string, places: readonly number[]): Uint8Array;
}

/**
 * Pairs of syllables are found in a text as they are spelled, without making tokens of it; morphemes too, which is close
 * enough for comparing sentences. What depends on where a word begins or ends (words, numbers, single syllables) needs tokens.
 */
export function createTermFinder(terms: readonly string[], tokenise: Tokenise): TermFinder {
  const sought = terms.map((term) =>
    isSpelled(term)
      ? { term, needsTokens: false, spelling: term.slice(1) }
      : // A morpheme of one syllable stands in no token of words.
        { term, needsTokens: true, spelling: term.startsWith("m") ? null : beginningOf(term) },
  );
  const stands = (plain: string, place: number) => {
    const spelling = sought[place]?.spelling ?? null;
    return spelling !== null && plain.includes(spelling);
  };
  return {
    possibleIn(text) {
      const plain = normaliseText(text);
      return [...terms.keys()].filter((place) => stands(plain, place));
    },
    findIn(text, places) {
      const plain = normaliseText(text);
      const found = new Uint8Array(terms.length);
      let tokens: ReadonlySet<string> | null = null;
      for (const place of places) {
        const { term, needsTokens } = sought[place] ?? { term: "", needsTokens: false };
        if (!stands(plain, place)) continue;
        if (needsTokens) tokens ??= new Set(tokenise(text).map((token) => token.term));
        if (!needsTokens || tokens?.has(term) === true) found[place] = 1;
      }
      return found;
    },
  };
}

/** What a text must hold for the term to be in it: stems change the ends of words, and commas come after the first digit. */
function beginningOf(term: string): string {
  return /^\w\d/.test(term) ? term.slice(1, 2) : term.slice(1, 3);
}

function isSpelled(term: string): boolean {
  return !term.startsWith("w") && term.length > 2 && !hasDigit(term);
}
