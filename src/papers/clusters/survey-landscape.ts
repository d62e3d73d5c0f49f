import type { PaperCluster } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { abstractOf, yearOfCsl } from "../paper/reading.ts";
import { referenceKeys } from "../related/citation-links.ts";
import { countPhrases } from "./terms.ts";

/** What can be counted of a field: what it is about, what is large, new or missing, and how its clusters relate. */
export interface Landscape {
  readonly total: number;
  readonly years: { readonly from: number; readonly to: number } | null;
  /** Words that clusters share, the most frequent first, then each cluster's own. */
  readonly terms: readonly string[];
  readonly clusters: readonly ClusterFacts[];
  /** Pairs of clusters that cite each other or share words, the strongest first. */
  readonly links: readonly ClusterLink[];
  readonly withoutAbstract: number;
  readonly withoutYear: number;
}

export interface ClusterFacts {
  readonly label: string;
  readonly size: number;
  /** Half of its papers are of this year or later; null where no year is known. */
  readonly medianYear: number | null;
  readonly newest: number | null;
}

export interface ClusterLink {
  readonly between: readonly [string, string];
  readonly citations: number;
  readonly terms: readonly string[];
}

const mostFieldTerms = 4;
const linkTerms = 2;
const mostLinks = 4;
/** A word belongs to a cluster when this share of its papers has it. */
const commonShare = 0.2;

/** Counts papers that are grouped already. The group of papers without any shared word is no topic and left out. */
export function surveyLandscape(papers: readonly Paper[], clusters: readonly PaperCluster[]): Landscape {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const topics = clusters
    .filter(({ id }) => id !== "other")
    .map(({ label, paperIds }) =>
      topicOf(
        label,
        paperIds.flatMap((id) => byId.get(id) ?? []),
      ),
    );
  const years = yearsOf(papers);
  const [from, to] = [years[0], years.at(-1)];
  const terms = fieldTerms(papers, topics, clusters);
  return {
    total: papers.length,
    years: from === undefined || to === undefined ? null : { from, to },
    terms,
    clusters: topics.map(({ label, members }) => clusterFacts(label, members)),
    links: linksOf(topics, new Set(terms)),
    withoutAbstract: papers.filter((paper) => abstractOf(paper) === "").length,
    withoutYear: papers.length - years.length,
  };
}

interface Topic {
  readonly label: string;
  readonly members: readonly Paper[];
  readonly common: ReadonlyMap<string, number>;
}

function topicOf(label: string, members: readonly Paper[]): Topic {
  const least = Math.max(2, members.length * commonShare);
  const common = [...countPhrases(members)].filter(([, count]) => count >= least);
  return { label, members, common: new Map(common) };
}

function clusterFacts(label: string, members: readonly Paper[]): ClusterFacts {
  const years = yearsOf(members);
  return {
    label,
    size: members.length,
    medianYear: years[Math.floor(years.length / 2)] ?? null,
    newest: years.at(-1) ?? null,
  };
}

function linksOf(topics: readonly Topic[], fieldWide: ReadonlySet<string>): ClusterLink[] {
  const links = topics.flatMap((one, at) =>
    topics.slice(at + 1).map((other): ClusterLink => {
      const shared = [...one.common.keys()]
        .filter((term) => other.common.has(term) && !fieldWide.has(term))
        .sort((a, b) => strength(b, one, other) - strength(a, one, other) || (a < b ? -1 : 1));
      const citations = citationsBetween(one.members, other.members) + citationsBetween(other.members, one.members);
      return { between: [one.label, other.label], citations, terms: shared.slice(0, linkTerms) };
    }),
  );
  return links
    .filter(({ citations, terms }) => citations > 0 || terms.length > 0)
    .sort((a, b) => b.citations - a.citations || b.terms.length - a.terms.length)
    .slice(0, mostLinks);
}

function strength(term: string, one: Topic, other: Topic): number {
  return Math.min(
    (one.common.get(term) ?? 0) / one.members.length,
    (other.common.get(term) ?? 0) / other.members.length,
  );
}

function citationsBetween(citing: readonly Paper[], cited: readonly Paper[]): number {
  const keys = new Set(cited.flatMap((paper) => [...referenceKeys(paper)]));
  return citing.reduce((sum, { references }) => sum + references.filter((reference) => keys.has(reference)).length, 0);
}

/** What the whole field speaks of: words of several clusters by their frequency; failing these, each large cluster's own. */
function fieldTerms(papers: readonly Paper[], topics: readonly Topic[], clusters: readonly PaperCluster[]): string[] {
  const isShared = (phrase: string) => topics.filter(({ common }) => common.has(phrase)).length > 1;
  const shared = [...countPhrases(papers)]
    .filter(([phrase]) => topics.length < 2 || isShared(phrase))
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([phrase]) => phrase);
  const own = clusters.flatMap(({ terms }) => terms.slice(0, 1));
  return withoutRepeats([...shared.slice(0, 40), ...own]).slice(0, mostFieldTerms);
}

/** A word that a phrase before it holds is not said twice. */
function withoutRepeats(phrases: readonly string[]): string[] {
  const said = new Set<string>();
  return phrases.filter((phrase) => {
    const words = phrase.split(" ");
    const isNew = words.every((word) => !said.has(word));
    if (isNew) for (const word of words) said.add(word);
    return isNew;
  });
}

function yearsOf(papers: readonly Paper[]): number[] {
  return papers.flatMap(({ csl }) => yearOfCsl(csl) ?? []).sort((a, b) => a - b);
}
