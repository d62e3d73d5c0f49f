import { isRomanizedSurname, romanized } from "./romanized-surname.ts";

/** Whether a Hangul name may be one of these authors in Latin letters: 함윤석 for Ham Y. */
function isInLatin(name: string, authors: ReadonlySet<string>): boolean {
  const own = new Set([name]);
  if (!/^[가-힣]{2,4}$/u.test(name) || ![...authors].some((author) => isRomanizedSurname(author, own))) return false;
  const initials = [...authors].filter((author) => author.length === 1);
  return initials.length === 0 || initials.includes((romanized(name.charAt(1)) ?? "").charAt(0));
}

/** Whether a name is one of these authors, be it in Hangul here and in Latin letters there. */
export function isAuthorAmong(name: string, authors: ReadonlySet<string>): boolean {
  return authors.has(name) || isRomanizedSurname(name, authors) || isInLatin(name, authors);
}
