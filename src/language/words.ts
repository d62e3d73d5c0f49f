import { letterPairs } from "./letter-pairs.ts";
import { englishStopWords, koreanStopWords } from "./stop-words.ts";

const listed = (lines: string): readonly string[] => lines.trim().split(/\s+/);

/** Particles that follow a Korean noun, by what they say of it. */
export const particles: readonly string[] = listed(`
  은 는 이 가 을 를 의 도 만 만이 만을 만은 만으로 만으로도 만으로는
  께 께서 께서는 에게 에게는 에게도 에게만 에게서 에게서는 한테 한테는 한테서
  에 에는 에도 에만 에서 에서는 에서도 에서만 에서의 에서부터
  로 로는 로도 로만 로의 로서 로써 으로 으로는 으로도 으로만 으로의 으로서 으로써
  로부터 로부터는 으로부터 으로부터는 부터 부터는 까지 까지는 까지도 까지만 까지의
  와 과 와의 과의 랑 이랑 이나 나마 처럼 보다 마다 만큼 조차 밖에
`);

/** The copula in the forms that a noun wears it in, quoting ones too: 이다, 이며, 이라는. */
export const copulaEndings: readonly string[] = listed(`
  이다 이며 이고 이어야 이어서 이지만 지만 인데 이든 든지 입니다 이에요 예요
  이라고 라고 이라는 라는 이란 란 이라면 라면 이라도 라도
`);

/** 하다 and 되다 where they follow a noun: 상환하는, 지급된. */
const verbEndings: readonly string[] = listed("하는 하고 하여 하며 한다 합니다 되는 된 되어 된다 됩니다 적인");

/** What questions end in: 얼마인가요, 며칠이에요, 환불되나요. */
export const questionEndings: readonly string[] = listed(`
  입니까 인가요 인가 인지 이야 야 이지 이죠 죠 일까 나 이라 은요 는요 이요 요
  되나요 됩니까 되는지 하나요 합니까 하는지 했어 했나 해야 하면
`);

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
const splitEnding = endingSplitter([...particles, ...copulaEndings, ...verbEndings]);

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
  const bare = word.replace(/['’]s?$/, "").replace(signsAtEnd, "");
  return bare.length < 2 || /^[\d-]+$/.test(bare) || englishStopWords.has(bare) ? null : foldPlural(bare);
}

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
