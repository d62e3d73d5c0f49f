import type { Localized } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { nameOf } from "../paper/reading.ts";
import { cites, referenceKeys, sharedReferences } from "./citation-links.ts";
import { createSimilarity } from "./text-similarity.ts";

export interface RelatedPaper {
  readonly paper: Paper;
  readonly score: number;
  /** Why it is related, the strongest reason first. */
  readonly reasons: readonly Localized[];
}

const weights = { cited: 0.35, coupled: 0.25, authors: 0.15, words: 0.6 };
const least = 0.05;

/** Papers related to a given one: by citation either way, by shared references, by shared authors, by words. */
export function findRelated(seed: Paper, candidates: readonly Paper[], limit: number): RelatedPaper[] {
  const others = candidates.filter(({ id }) => id !== seed.id);
  const similarity = createSimilarity([seed, ...others]);
  const seedKeys = referenceKeys(seed);
  const seedAuthors = new Set((seed.csl.author ?? []).map(nameOf));
  return others
    .map((paper, at) => {
      const shared = (paper.csl.author ?? []).map(nameOf).filter((name) => seedAuthors.has(name));
      const words = similarity(0, at + 1);
      const coupled = sharedReferences(seed, paper);
      const evidence: [number, Localized][] = [
        [cites(paper, seedKeys) ? weights.cited : 0, { ko: "이 논문을 인용함", en: "cites it" }],
        [cites(seed, referenceKeys(paper)) ? weights.cited : 0, { ko: "이 논문이 인용함", en: "is cited by it" }],
        [weights.coupled * coupled, { ko: "같은 문헌을 인용함", en: "cites the same papers" }],
        [
          shared.length > 0 ? weights.authors : 0,
          { ko: `저자 ${shared.join(", ")}`, en: `author ${shared.join(", ")}` },
        ],
        [weights.words * words, { ko: `내용 유사도 ${words.toFixed(2)}`, en: `similarity ${words.toFixed(2)}` }],
      ];
      const reasons = evidence.filter(([weight]) => weight >= 0.02).sort(([a], [b]) => b - a);
      const score = evidence.reduce((sum, [weight]) => sum + weight, 0);
      return { paper, score, reasons: reasons.map(([, reason]) => reason) };
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.paper.id < b.paper.id ? -1 : 1))
    .slice(0, limit);
}
