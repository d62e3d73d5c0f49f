import { allMatches } from "#language";
import { type KnownNames, normalName } from "./known-names.ts";
import { latinWord } from "./latin-word.ts";

/** A known author in a text. */
export interface FoundAuthor {
  readonly name: string;
  readonly text: string;
  readonly start: number;
}

const hangulWord = /(?<![가-힣])[가-힣]{2,14}/gu;
/** What may follow a Hangul name within its word. */
const afterName = /^(?:은|는|이|가|의|와|과|도|등|외|을|를|에|팀|에게|이라는|라는|연구팀)*$/u;

/** The known authors whom a text names. */
export function authorsIn(text: string, known: KnownNames): FoundAuthor[] {
  const { authors } = known;
  if (authors.size === 0) return [];
  const latin = allMatches(text, latinWord).map(({ 0: word, index }) => ({
    name: normalName(word),
    text: word,
    start: index,
  }));
  const hangul = allMatches(text, hangulWord).flatMap(({ 0: word, index }) =>
    [2, 3, 4]
      .filter((length) => length <= word.length && authors.has(word.slice(0, length)))
      .filter((length) => afterName.test(word.slice(length)))
      .map((length) => ({ name: word.slice(0, length), text: word.slice(0, length), start: index })),
  );
  // An initial (Holm, K.) names nobody: 128K.
  return [...latin.filter(({ name }) => name.length > 1 && authors.has(name)), ...hangul];
}
