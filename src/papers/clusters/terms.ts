import { wordLists, wordsOf } from "#language";
import type { Paper } from "../paper/paper.ts";
import { abstractOf, titleOf } from "../paper/reading.ts";

/** A title says more about what a paper is than any sentence of its abstract. */
const titleWeight = 3;
const longestText = 20_000;

/** The words of a paper and how much each weighs: Korean without particles, English without plurals. */
export function clusterTermsOf(paper: Paper): Map<string, number> {
  const terms = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of wordsOf(text)) if (word !== null) terms.set(word, (terms.get(word) ?? 0) + weight);
  };
  count(titleOf(paper), titleWeight);
  count(abstractOf(paper).slice(0, longestText), 1);
  return terms;
}

/** Words of titles that say nothing of what a paper is about. */
const sayNothing = new Set(wordLists("papers/clusters/words.txt")("of-titles"));

/** Words and pairs of neighbouring words, each once: what a cluster may be called by. */
function phrasesOf(...texts: readonly string[]): Set<string> {
  const phrases = new Set<string>();
  for (const text of texts) {
    let before: string | null = null;
    for (const said of wordsOf(text)) {
      const word = said === null || sayNothing.has(said) ? null : said;
      if (word !== null) phrases.add(word);
      if (word !== null && before !== null) phrases.add(`${before} ${word}`);
      before = word;
    }
  }
  return phrases;
}

/** The phrases of papers' titles: an abstract says much that no group would be called by. */
export function titlePhrasesOf(papers: readonly Paper[]): Set<string> {
  return phrasesOf(...papers.map(titleOf));
}

/** In how many of the papers each phrase stands. */
export function countPhrases(papers: readonly Paper[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const paper of papers)
    for (const phrase of phrasesOf(titleOf(paper), abstractOf(paper).slice(0, longestText)))
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}
