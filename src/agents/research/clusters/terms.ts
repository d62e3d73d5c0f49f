import type { Paper } from "../papers/paper.ts";
import { abstractOf, titleOf } from "../papers/reading.ts";
import { englishStopWords, koreanParticles, koreanStopWords } from "./stop-words.ts";

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const hangul = /^[가-힣]+$/;
/** A title says more about what a paper is than any sentence of its abstract. */
const titleWeight = 3;
const longestText = 20_000;

/** The words of a paper and how much each weighs: Korean without particles, English without plurals. */
export function termsOf(paper: Paper): Map<string, number> {
  const terms = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of wordsOf(text)) if (word !== null) terms.set(word, (terms.get(word) ?? 0) + weight);
  };
  count(titleOf(paper), titleWeight);
  count(abstractOf(paper).slice(0, longestText), 1);
  return terms;
}

/** Words and pairs of neighbouring words, each once: what a cluster may be called by. */
export function phrasesOf(paper: Paper): Set<string> {
  const phrases = new Set<string>();
  for (const text of [titleOf(paper), abstractOf(paper).slice(0, longestText)]) {
    let before: string | null = null;
    for (const word of wordsOf(text)) {
      if (word !== null) phrases.add(word);
      if (word !== null && before !== null) phrases.add(`${before} ${word}`);
      before = word;
    }
  }
  return phrases;
}

/** Content words in order; null where a stop word stood, so that pairs do not reach across it. */
function* wordsOf(text: string): Generator<string | null> {
  for (const [found] of text.normalize("NFC").toLowerCase().matchAll(wordShape)) {
    yield hangul.test(found) ? koreanWord(found) : latinWord(found);
  }
}

function koreanWord(word: string): string | null {
  const particle = koreanParticles.find((ending) => word.length - ending.length >= 2 && word.endsWith(ending));
  const bare = particle === undefined ? word : word.slice(0, -particle.length);
  return bare.length < 2 || koreanStopWords.has(bare) ? null : bare;
}

/** Lower case, without possessive, plurals folded: enough for topics, and the words stay words for labels. */
function latinWord(word: string): string | null {
  const bare = word.replace(/['’]s?$/, "").replace(/['’-]+$/, "");
  if (bare.length < 2 || /^[\d-]+$/.test(bare) || englishStopWords.has(bare)) return null;
  if (bare.length > 4 && bare.endsWith("ies")) return `${bare.slice(0, -3)}y`;
  if (bare.length > 3 && bare.endsWith("s") && !/(?:ss|us|is|ics)$/.test(bare)) return bare.slice(0, -1);
  return bare;
}
