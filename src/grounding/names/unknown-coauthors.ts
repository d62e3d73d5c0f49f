import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { plainWord } from "./plain-word.ts";
import { surnames } from "./romanized-surname.ts";
import type { UnknownName } from "./unknown-name.ts";

const inBrackets = /[([]([^()[\]]{2,60}?),?\s?(?:19|20)\d{2}[a-z]?[)\]]/gu;
const hangulAuthor = /(?<![가-힣])[가-힣]{2,4}(?![가-힣])/gu;

/** (설아람 & 왕지호, 2020): where the brackets hold the names, they are the ones that are looked up. */
export function unknownBracketedAuthors(text: string, known: KnownNames): UnknownName[] {
  if (!/[([]/u.test(text)) return [];
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

/** 국윤재, 탁세라, 방희원이 함께: three who are told to have written together. */
const three = /(?<![가-힣])([가-힣]{3}),\s([가-힣]{3}),\s([가-힣]{3})(?:은|는|이|가|의)(?=\s)/gu;

function unknownOfThree(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, three).flatMap(({ index, 0: whole, 1: one = "", 2: two = "", 3: last = "" }) => {
    const names = [one, two, last];
    const name = names.find((each) => !known.hasPhrase(each) && !plainWord.test(each));
    if (name === undefined || !names.some((each) => known.authors.has(each))) return [];
    const start = index + whole.indexOf(name);
    return [{ text: name, start, end: start + name.length, kind: "person" }];
  });
}

const koreanName = new RegExp(`^[${surnames.join("")}][가-힣]{2}$`, "u");

/** 옹지혁과 경다온은: a known author with one that no source has. */
export function unknownCoauthors(text: string, known: KnownNames): UnknownName[] {
  if (known.authors.size === 0) return [];
  const pairs = allMatches(text, coauthors).flatMap(
    ({ 1: one = "", 2: other = "", index, 0: whole }): UnknownName[] => {
      // One of them is known, the other is not.
      const [name, beside] = known.authors.has(one) ? [other, one] : [one, other];
      if (!known.authors.has(beside) || known.hasPhrase(name) || plainWord.test(name)) return [];
      // 테라시마와 문가람: a foreign name may be one of theirs, spelled by sound.
      if (name === one && !koreanName.test(name)) return [];
      const start = index + whole.lastIndexOf(name);
      return [{ text: name, start, end: start + name.length, kind: "person" }];
    },
  );
  return [...pairs, ...unknownOfThree(text, known)];
}
