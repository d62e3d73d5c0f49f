import { romanized } from "./romanized-surname.ts";

/** Whether a Latin word spells the beginning of one of these Hangul words by its sound: Sorigyeol for 소리결, Jung-gu for 중구의. */
export function isSpelledBySound(word: string, words: ReadonlySet<string>): boolean {
  const letters = word.replaceAll("-", "");
  for (const each of words) {
    if (!/^[가-힣]{2,10}$/u.test(each)) continue;
    let sound = "";
    for (const [at, syllable] of [...each].entries()) {
      sound += romanized(syllable) ?? "";
      if (at > 0 && sound === letters) return true;
      if (!letters.startsWith(sound)) break;
    }
  }
  return false;
}
