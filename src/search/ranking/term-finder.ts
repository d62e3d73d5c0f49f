import { normaliseText } from "../analysis/runs.ts";
import type { Tokenise } from "../analysis/tokenise.ts";

/** Says by the terms' order which of them a text holds: 1 or 0. */
export type TermFinder = (text: string) => Uint8Array;

/**
 * Pairs of syllables are found in a text as they are spelled, without making tokens of it; morphemes too, which is close
 * enough for comparing sentences. What depends on where a word begins or ends (words, numbers, single syllables) needs tokens.
 */
export function createTermFinder(terms: readonly string[], tokenise: Tokenise): TermFinder {
  const spelled = terms.map((term) => (isSpelled(term) ? term.slice(1) : null));
  const beginnings = new Set(terms.filter((term) => !isSpelled(term) && !term.startsWith("m")).map(beginningOf));
  return (text) => {
    const plain = normaliseText(text);
    const mayHold = beginnings.values().some((beginning) => plain.includes(beginning));
    const tokens = mayHold ? new Set(tokenise(text).map(({ term }) => term)) : null;
    return Uint8Array.from(terms, (term, at) => {
      const spelling = spelled[at] ?? null;
      return (spelling === null ? tokens?.has(term) : plain.includes(spelling)) ? 1 : 0;
    });
  };
}

/** What a text must hold for the term to be in it: stems change the ends of words, and commas come after the first digit. */
function beginningOf(term: string): string {
  return /^\w\d/.test(term) ? term.slice(1, 2) : term.slice(1, 3);
}

function isSpelled(term: string): boolean {
  return !term.startsWith("w") && term.length > 2 && !/\d/.test(term);
}
