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

/** Whether two Latin words together spell one of these Hangul words, the second as a loan word: Daon Food for 다온푸드. */
export function areSpelledTogether(first: string, second: string, words: ReadonlySet<string>): boolean {
  const loan = consonantsOf(second);
  if (first.length < 2 || loan.length < 2) return false;
  for (const each of words) {
    if (!/^[가-힣]{3,12}$/u.test(each)) continue;
    let sound = "";
    for (const [at, syllable] of [...each].entries()) {
      sound += romanized(syllable) ?? "";
      if (sound === first && beginsAs(each.slice(at + 1), loan)) return true;
      if (!first.startsWith(sound)) break;
    }
  }
  return false;
}

/** Behind a loan word a particle at most. */
const maxParticle = 2;

function beginsAs(hangul: string, loan: string): boolean {
  const syllables = [...hangul];
  return syllables.some((_, at) => {
    if (syllables.length - at - 1 > maxParticle) return false;
    const sound = syllables.slice(0, at + 1).map((syllable) => romanized(syllable) ?? "");
    const consonants = consonantsOf(sound.join(""));
    return consonants === loan || `${consonants}s` === loan;
  });
}

/** Letters that Hangul writes alike in loan words, a group a line. */
const alike = ["bfvp", "dt", "lr", "gcqk", "zjxs"];

/** The consonants of a word, those that sound alike in Hangul as one: food and pudeu are both pt. */
function consonantsOf(word: string): string {
  return [...word.toLowerCase().replace(/[aeiouywh]/gu, "")]
    .map((letter) => alike.find((group) => group.includes(letter))?.at(-1) ?? letter)
    .join("")
    .replace(/(.)\1+/gu, "$1");
}
