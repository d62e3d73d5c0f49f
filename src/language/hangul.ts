/** A syllable is one of 19 initialLetters, 21 vowels and 28 finals, counted through in this order from 가 to 힣. */
export const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const vowelCount = 21;
const finalCount = 28;

/** Consonants that begin a syllable. */
export const initialLetters = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

/** Consonants that end a syllable; a blank stands for none. */
export const finals = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/** Whether a character code is that of a whole syllable. */
export function isSyllable(code: number): boolean {
  return code >= firstSyllable && code <= lastSyllable;
}

/** The place of a syllable's initial among all. */
export function initialOf(syllable: number): number {
  return Math.floor((syllable - firstSyllable) / (vowelCount * finalCount));
}

/** The place of its vowel. */
export function vowelOf(syllable: number): number {
  return Math.floor((syllable - firstSyllable) / finalCount) % vowelCount;
}

/** The place of its final; 0 for none. */
export function finalOf(syllable: number): number {
  return (syllable - firstSyllable) % finalCount;
}

/** The syllable of an initial and a vowel, with the final at the place that is added to it. */
export function syllableOf(initial: number, vowel: number): number {
  return firstSyllable + (initial * vowelCount + vowel) * finalCount;
}
