import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { isRomanizedSurname } from "./romanized-surname.ts";
import { soundsLikeOneOf } from "./spelled-by-sound.ts";
import { workYear } from "./work-year.ts";

/** Shin and Cho (2023): authors of a Korean source of that year, in Latin letters. */
export function isKoreanAuthor(word: string, text: string, { sources }: Pick<KnownNames, "sources">): boolean {
  const yearsHere = allMatches(text, workYear).map((match) => Number(match[1]));
  return sources.some(
    ({ authors, years }) =>
      isRomanizedSurname(word, authors) && (yearsHere.length === 0 || yearsHere.some((year) => years.has(year))),
  );
}

/** Cho Myung-heon, Myung-heon Cho's: the surname beside a given name of two syllables. */
export function surnameBeside(
  text: string,
  { 0: word, index }: { readonly 0: string; readonly index: number },
): string[] {
  if (!/^\p{Lu}\p{Ll}+-\p{Ll}+(?:[’']s?)?$/u.test(word)) return [];
  return namesBeside(text, { 0: word, index });
}

/** Im Kwon-taek, Namgung Hyeok: somebody whom a source names in Hangul, by the surname beside the given name. */
export function isKoreanName(given: string, surname: string, { sources }: Pick<KnownNames, "sources">): boolean {
  const sound = new Set([
    given
      .toLowerCase()
      .replace(/[’']s?$/u, "")
      .replaceAll("-", ""),
  ]);
  return sources.some(({ words }) =>
    [...words].some(
      (word) =>
        /^[가-힣]{2,4}$/u.test(word) &&
        isRomanizedSurname(surname, new Set([word])) &&
        [word.slice(1), word.slice(2)].some((rest) => rest !== "" && soundsLikeOneOf(rest, sound)),
    ),
  );
}

/** The words with a capital on either side of a name. */
export function namesBeside(
  text: string,
  { 0: word, index }: { readonly 0: string; readonly index: number },
): string[] {
  const before = /(\p{Lu}\p{Ll}+),?\s$/u.exec(text.slice(Math.max(0, index - 16), index))?.[1];
  const after = /^\s(\p{Lu}\p{Ll}+)/u.exec(text.slice(index + word.length))?.[1];
  return [before, after].flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
}
