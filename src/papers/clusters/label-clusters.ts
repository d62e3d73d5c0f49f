import type { Paper } from "../paper/paper.ts";
import { titleOf } from "../paper/reading.ts";
import { countPhrases, titlePhrasesOf } from "./terms.ts";

const termsOfCluster = 6;
const termsInLabel = 3;

export interface ClusterLabel {
  readonly label: string;
  readonly terms: readonly string[];
}

/**
 * Names for groups of papers: the words and pairs of words of their titles that are much more frequent inside than outside
 * (signed log-likelihood), without saying the same word twice.
 */
export function labelClusters(groups: readonly (readonly Paper[])[]): ClusterLabel[] {
  const counted = groups.map((papers) => countPhrases(papers));
  const overall = new Map<string, number>();
  for (const counts of counted)
    for (const [phrase, count] of counts) overall.set(phrase, (overall.get(phrase) ?? 0) + count);
  const all = groups.reduce((total, papers) => total + papers.length, 0);
  return groups.map((papers, at) => {
    const titled = titlePhrasesOf(papers);
    const ranked = [...(counted[at] ?? [])]
      .filter(([phrase, count]) => titled.has(phrase) && count >= Math.min(2, papers.length))
      .map(([phrase, count]) => [phrase, surprise(count, papers.length, overall.get(phrase) ?? count, all)] as const)
      .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
    const terms = distinct(ranked.map(([phrase]) => phrase));
    const [first] = papers;
    return { terms, label: terms.slice(0, termsInLabel).join(", ") || (first === undefined ? "" : titleOf(first)) };
  });
}

/** Dunning's log-likelihood of a phrase inside against outside; negative where it is rarer inside. */
function surprise(inside: number, size: number, overall: number, all: number): number {
  const outside = overall - inside;
  const rest = all - size;
  const expected = (overall * size) / all;
  const elsewhere = overall - expected;
  const term = (seen: number, hoped: number) => (seen === 0 || hoped === 0 ? 0 : seen * Math.log(seen / hoped));
  const value = 2 * (term(inside, expected) + term(outside, elsewhere));
  return rest === 0 ? inside : inside / size < overall / all ? -value : value;
}

/** The first few phrases that share no word: a pair takes the place of its words when it follows them. */
function distinct(phrases: readonly string[]): string[] {
  let chosen: string[] = [];
  for (const phrase of phrases.slice(0, 40)) {
    const words = phrase.split(" ");
    const alike = chosen.filter((term) => shares(term, words));
    const [first] = alike;
    if (first === undefined) chosen.push(phrase);
    else if (words.length > 1 && alike.every((term) => !term.includes(" "))) {
      chosen = chosen
        .map((term) => (term === first ? phrase : term))
        .filter((term) => term === phrase || !alike.includes(term));
    }
    if (chosen.length === termsOfCluster) break;
  }
  return chosen;
}

function shares(term: string, words: readonly string[]): boolean {
  return term.split(" ").some((word) => words.includes(word));
}
