import { finalOf, finals, firstSyllable, initialOf, initials, isSyllable, vowelOf } from "../hangul.ts";

/** Vowels in their parts: 알리 + 어 is written 알려, so ㅕ must begin like ㅣ for the stem to be found. */
const vowels = "ㅏ ㅏㅣ ㅑ ㅑㅣ ㅓ ㅓㅣ ㅣㅓ ㅣㅓㅣ ㅗ ㅗㅏ ㅗㅏㅣ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅓㅣ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(
  " ",
);

/** The letters of each syllable, spelled once. */
const spelled: string[] = [];

function lettersOf(syllable: number): string {
  const place = syllable - firstSyllable;
  const known = spelled[place];
  if (known !== undefined) return known;
  const initial = initials[initialOf(syllable)] ?? "";
  const vowel = vowels[vowelOf(syllable)] ?? "";
  const letters = `${initial}${vowel}${finals[finalOf(syllable)] ?? ""}`.trimEnd();
  spelled[place] = letters;
  return letters;
}

/** Hangul as letters, so that the stem of a verb is a prefix of its forms: 돌려주 of 돌려줄 and 돌려줘. */
export function toJamo(text: string): string {
  let letters = "";
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    letters += isSyllable(code) ? lettersOf(code) : text.charAt(at);
  }
  return letters;
}
