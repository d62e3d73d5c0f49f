import { toJamo } from "../jamo.ts";

/** The stems that go on with a letter, by that letter. */
interface Stems {
  readonly next: Map<string, Stems>;
  /** The verb whose stem ends here. */
  verb: string | null;
}

/** Finds the verb that a written form belongs to: 골라 and 고르는 are 고르다. */
export class KoreanVerbs {
  readonly #stems: Stems = { next: new Map(), verb: null };

  /** A verb in its dictionary form. The key is its stem: 고르. */
  add(verb: string): string {
    const key = verb.slice(0, -1);
    for (const letters of stemsOf(key)) {
      let at = this.#stems;
      for (const letter of letters) {
        const next = at.next.get(letter) ?? { next: new Map(), verb: null };
        at.next.set(letter, next);
        at = next;
      }
      at.verb ??= key;
    }
    return key;
  }

  /** The stem of the longest verb that the word may be a form of. */
  find(word: string): string | null {
    const letters = toJamo(word);
    let longest: string | null = null;
    let at: Stems | undefined = this.#stems;
    for (let length = 1; length <= letters.length; length++) {
      at = at.next.get(letters.charAt(length - 1));
      if (at === undefined) break;
      // A stem of one syllable without a final consonant has two letters: 내, 주, 쓰.
      const isLong = at.verb !== null && at.verb.length > 1 && length > 2;
      if (at.verb !== null && length > 1 && (isLong || isFormOfShort(at.verb, word))) longest = at.verb;
    }
    return longest;
  }
}

/** A stem of one syllable is only recognised by an ending that begins no other word. */
const shortEnding = /^.(?:다|야|지|면|고|는|며|어|아|으|을|은|던|기|게|도록|습|거나|았|었|ㄴ|니다)/u;

function isFormOfShort(key: string, word: string): boolean {
  return word.startsWith(key) && shortEnding.test(word);
}

/** A stem in letters, with the forms that it takes before a vowel. */
function stemsOf(stem: string): string[] {
  const letters = toJamo(stem);
  const found = [letters];
  if (stem.length < 2) return found;
  if (letters.endsWith("ㄹㅡ")) found.push(`${letters.slice(0, -1)}ㄹ`);
  // 아파 and 모아; 앞치마 is no form of 아프다.
  else if (letters.endsWith("ㅡ")) found.push(`${letters.slice(0, -1)}ㅏ`, `${letters.slice(0, -1)}ㅓ`);
  else if (letters.endsWith("ㅂ")) found.push(`${letters.slice(0, -1)}ㅇㅜ`, `${letters.slice(0, -1)}ㅇㅗㅏ`);
  else if (letters.endsWith("ㄷ")) found.push(`${letters.slice(0, -1)}ㄹㅇ`);
  else if (letters.endsWith("ㄹ")) found.push(`${letters.slice(0, -1)}ㄴ`, `${letters.slice(0, -1)}ㅂ`);
  return found;
}
