import { wordLists } from "./assets.ts";
import { letterPairs } from "./letters.ts";
import { englishStopWords, koreanStopWords } from "./stop-words.ts";

const list = wordLists("language/words.txt");

/** Particles that follow a Korean noun, by what they say of it. */
export const particles = list("particles");

/** The copula in the forms that a noun wears it in, quoting ones too: 이다, 이며, 이라는. */
export const copulaEndings = list("copula");

/** What questions end in: 얼마인가요, 며칠이에요, 환불되나요. */
export const questionEndings = list("question-endings");

/** A word in two: what it says, and the ending it wears. */
interface WordParts {
  readonly stem: string;
  readonly ending: string;
}

/** Makes a function that takes the longest ending off a word, unless fewer than `shortestStem` syllables are left: 때에는 is whole. */
export function endingSplitter(endings: readonly string[], shortestStem = 2): (word: string) => WordParts {
  const known = new Set(endings);
  const longest = Math.max(...endings.map(({ length }) => length));
  return (word) => {
    for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
      const ending = word.slice(-length);
      if (!known.has(ending)) continue;
      return word.length - length < shortestStem
        ? { stem: word, ending: "" }
        : { stem: word.slice(0, -length), ending };
    }
    return { stem: word, ending: "" };
  };
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const hangul = /^[가-힣]+$/;
/** Looks at a row of signs from its beginning alone: one within a word is not read again from each of its signs. */
const signsAtEnd = /(?<!['’-])['’-]+$/;
const splitEnding = endingSplitter([...particles, ...copulaEndings, ...list("verb-endings")]);

/** Content words in order; null where a stop word stood, so that pairs do not reach across it. */
export function* wordsOf(text: string): Generator<string | null> {
  for (const [found] of text.normalize("NFC").toLowerCase().matchAll(wordShape)) {
    yield hangul.test(found) ? koreanWord(found) : latinWord(found);
  }
}

function koreanWord(word: string): string | null {
  const { stem } = splitEnding(word);
  return stem.length < 2 || koreanStopWords.has(stem) ? null : stem;
}

function latinWord(word: string): string | null {
  const bare = withoutPossessive(word).replace(signsAtEnd, "");
  return bare.length < 2 || /^[\d-]+$/.test(bare) || englishStopWords.has(bare) ? null : foldPlural(bare);
}

/** A Latin word without what says whose: the tenant's, the tenants'. */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/, "");

/** Plurals folded, and nothing more: enough for topics and search, and the words stay words for labels. */
export function foldPlural(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is|ics)$/.test(word) ? word.slice(0, -1) : word;
}

/** Content words as they may be compared: pairs of letters within Korean words, others as far as they are told to count. */
export function wordKeys(text: string, keyOf: (word: string) => string): Set<string> {
  const words = [...wordsOf(text)].filter((word) => word !== null);
  return new Set(words.flatMap((word) => (hangul.test(word) ? letterPairs(word) : keyOf(word))));
}

/** Runs of letters and figures, in their order. */
export const letterRunsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a text is found by whatever particle follows: runs of Hangul by their pairs of letters, other words as `termOf` has them. */
export function pairsAndWords(text: string, termOf = (word: string) => word): string[] {
  const runs = text.toLowerCase().match(/[가-힣]+|[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => (hangul.test(run) ? letterPairs(run) : termOf(run)));
}
