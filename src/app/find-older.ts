import { bothEnds } from "#language";
import { indexTexts, textTermsOf } from "#search";

/** So many letters are indexed for a question, however long the conversation is: 100 ms at most, about. */
const mostLetters = 100_000;
/** By its first letters a word is looked for, whatever its ending. */
const firstLetters = 3;

/** Older messages of a conversation by what a question is about: the score of each, as articles of a contract are found. */
export function findOlder(texts: readonly string[], about: string): ArrayLike<number> {
  const terms = textTermsOf(about);
  const mayHold = (text: string) => terms.some((term) => text.includes(term.slice(0, firstLetters)));
  const holding = texts.map((text) => (mayHold(text.toLowerCase()) ? text : ""));
  const letters = Math.floor(mostLetters / 2 / Math.max(1, holding.filter((text) => text !== "").length));
  return indexTexts(holding.map((text) => bothEnds(text, letters))).scores(new Map(terms.map((term) => [term, 1])));
}
