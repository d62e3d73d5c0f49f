import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { plainWord } from "./plain-word.ts";
import type { UnknownName } from "./unknown-name.ts";

const inBrackets = /\(([^()]{2,60}?),?\s?(?:19|20)\d{2}[a-z]?\)/gu;
const hangulAuthor = /(?<![가-힣])[가-힣]{2,4}(?![가-힣])/gu;

/** (설아람 & 왕지호, 2020): where the brackets hold the names, they are the ones that are looked up. */
export function unknownBracketedAuthors(text: string, known: KnownNames): UnknownName[] {
  if (!text.includes("(")) return [];
  return allMatches(text, inBrackets).flatMap(({ 1: inner = "", index }) =>
    allMatches(inner.replace(/(?:와|과|외|등)(?=\s|$)/gu, " "), hangulAuthor)
      .filter(([name]) => !known.hasPhrase(name) && !plainWord.test(name))
      .map(({ 0: name, index: at }): UnknownName => {
        const start = index + 1 + at;
        return { text: name, start, end: start + name.length, kind: "person" };
      }),
  );
}

const coauthors = /(?<![가-힣])([가-힣]{2,4})(?:와|과)\s([가-힣]{2,4}?)(?:은|는|이|가|의|도)(?=\s)/gu;

/** 옹지혁과 경다온은: a known author with one that no source has. */
export function unknownCoauthors(text: string, known: KnownNames): UnknownName[] {
  if (known.authors.size === 0) return [];
  return allMatches(text, coauthors).flatMap(({ 1: one = "", 2: other = "", index, 0: whole }) => {
    if (!known.authors.has(one) || known.hasPhrase(other) || plainWord.test(other)) return [];
    const start = index + whole.lastIndexOf(other);
    return [{ text: other, start, end: start + other.length, kind: "person" }];
  });
}
