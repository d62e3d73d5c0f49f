import { copulaEndings, endingSplitter, particles, verbEndings } from "./endings.ts";
import { englishStopWords, koreanStopWords } from "./stop-words.ts";

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
