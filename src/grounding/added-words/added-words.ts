import { remembered } from "#language/meaning";

const word = /[가-힣]+|[a-z][a-z']*/gu;

/** At most so many letters at the end of a word are an ending or a particle: 합니다, 했습니다; s, es, ed. */
const longestEnding = { hangul: 4, latin: 2 } as const;
/** A stem of one letter is a word of its own, with a particle: 전에, 뒤에는. */
const longestOfOneLetter = 3;

/**
 * The words of a claim that the texts which it cites do not have, in their order. A word is there in any of its forms:
 * 연장됩니다 where a text has 연장을, extended where it has extends.
 */
export function addedWords(claim: string, texts: readonly string[]): string[] {
  const held = texts.map(lettersOf);
  return (claim.toLowerCase().match(word) ?? []).filter((each) => !held.some((letters) => has(letters, each)));
}

function has(letters: string, each: string): boolean {
  return each.charCodeAt(0) <= lastLatin ? hasLatin(letters, each) : hasHangul(letters, each);
}

const lastLatin = 122;

function hasLatin(letters: string, each: string): boolean {
  // Short ones are whole words, or they would be found inside of others.
  if (each.length <= 4) return letters.includes(` ${each} `);
  return letters.includes(` ${each.slice(0, each.length - longestEnding.latin)}`);
}

function hasHangul(letters: string, each: string): boolean {
  for (let length = each.length; length >= Math.max(2, each.length - longestEnding.hangul); length -= 1)
    if (letters.includes(each.slice(0, length))) return true;
  return each.length <= longestOfOneLetter && letters.includes(` ${each.charAt(0)} `);
}

/** Words between blanks; many claims are compared with one text. */
const lettersOf = remembered((text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " ")} `);
