import { createYield } from "#kernel";
import type { Localized } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { nameOf } from "../paper/reading.ts";
import { referenceKeys, sharedReferences } from "./citation-links.ts";
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
export async function findRelated(seed: Paper, candidates: readonly Paper[], limit: number): Promise<RelatedPaper[]> {
  const others = candidates.filter(({ id }) => id !== seed.id);
  const similarities = (await createSimilarity([seed, ...others]))(0);
  const linksOf = createLinks(seed);
  return others
    .map((paper, at) => {
      const words = similarities[at + 1] ?? 0;
      const evidence: Evidence[] = [
        ...linksOf(paper),
        [weights.words * words, { ko: `내용 유사도 ${words.toFixed(2)}`, en: `similarity ${words.toFixed(2)}` }],
      ];
      const reasons = evidence.filter(([weight]) => weight >= 0.02).sort(([a], [b]) => b - a);
      return { paper, score: sumOf(evidence), reasons: reasons.map(([, reason]) => reason) };
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.paper.id < b.paper.id ? -1 : 1))
    .slice(0, limit);
}

/** Those most closely linked to a paper by citations, references and authors. Words, which cost more, are not looked at. */
export async function linkedPapers(seed: Paper, papers: readonly Paper[], limit: number): Promise<Paper[]> {
  const linksOf = createLinks(seed);
  const linked: { paper: Paper; score: number }[] = [];
  const yieldNow = createYield();
  for (const paper of papers) {
    await yieldNow();
    const score = sumOf(linksOf(paper));
    if (score > 0) linked.push({ paper, score });
  }
  return linked
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ paper }) => paper);
}

type Evidence = readonly [weight: number, reason: Localized];

const sumOf = (evidence: readonly Evidence[]) => evidence.reduce((sum, [weight]) => sum + weight, 0);

/** What ties papers to this one beside their words. */
function createLinks(seed: Paper): (paper: Paper) => Evidence[] {
  const seedKeys = referenceKeys(seed);
  const seedReferences = new Set(seed.references);
  const seedAuthors = new Set((seed.csl.author ?? []).map(nameOf));
  return (paper) => {
    const references = new Set(paper.references);
    const shared = (paper.csl.author ?? []).map(nameOf).filter((name) => seedAuthors.has(name));
    const isCiting = !references.isDisjointFrom(seedKeys);
    const isCited = !seedReferences.isDisjointFrom(referenceKeys(paper));
    const coupled = sharedReferences(seedReferences, references);
    return [
      [isCiting ? weights.cited : 0, { ko: "이 논문을 인용함", en: "cites it" }],
      [isCited ? weights.cited : 0, { ko: "이 논문이 인용함", en: "is cited by it" }],
      [weights.coupled * coupled, { ko: "같은 문헌을 인용함", en: "cites the same papers" }],
      [shared.length > 0 ? weights.authors : 0, { ko: `저자 ${shared.join(", ")}`, en: `author ${shared.join(", ")}` }],
    ];
  };
}
