import { romanized } from "./romanized-surname.ts";

/** Whether a Latin word spells the beginning of one of these Hangul words by its sound: Sorigyeol for 소리결, Jung-gu for 중구의. */
export function isSpelledBySound(word: string, words: ReadonlySet<string>): boolean {
  const letters = word.replaceAll("-", "");
  for (const each of words) {
    if (!/^[가-힣]{2,10}$/u.test(each)) continue;
    let [sound, told] = ["", ""];
    for (const [at, syllable] of [...each].entries()) {
      const next = romanized(syllable) ?? "";
      [sound, told] = [sound + next, assimilated(told, next)];
      if (at > 0 && (sound === letters || told === letters)) return true;
      if (!letters.startsWith(sound.slice(0, -1)) && !letters.startsWith(told.slice(0, -1))) break;
    }
  }
  return false;
}

/** How two syllables sound together: Hallim for 한림, Baengnok for 백록. */
const assimilations: readonly (readonly [end: string, start: string, sound: string])[] = [
  ["n", "r", "ll"],
  ["l", "n", "ll"],
  ["l", "r", "ll"],
  ["k", "n", "ngn"],
  ["k", "m", "ngm"],
  ["k", "r", "ngn"],
  ["ng", "r", "ngn"],
  ["m", "r", "mn"],
  ["p", "n", "mn"],
  ["p", "m", "mm"],
  ["p", "r", "mn"],
  ["t", "n", "nn"],
  ["t", "m", "nm"],
];

function assimilated(before: string, next: string): string {
  const rule = assimilations.find(([end, start]) => before.endsWith(end) && next.startsWith(start));
  if (rule === undefined) return before + next;
  const [end, start, sound] = rule;
  return before.slice(0, -end.length) + sound + next.slice(start.length);
}

/** Whether a Hangul name sounds like one of these Latin ones, by their consonants: 라만 for Raman. */
export function soundsLikeOneOf(hangul: string, names: ReadonlySet<string>): boolean {
  return hangul.split(" ").some((word) => {
    const sound = consonantsOf([...word].map((syllable) => romanized(syllable) ?? "").join(""));
    return [...names].some((name) => sound.length > 1 && consonantsOf(name) === sound);
  });
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
