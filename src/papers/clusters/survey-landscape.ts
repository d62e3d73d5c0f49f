import type { PaperCluster } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { abstractOf, yearOfCsl } from "../paper/reading.ts";
import { referenceKeys } from "../related/citation-links.ts";

/** What can be counted of a field: what it is about, what is large, new or missing, and how its clusters relate. */
export interface Landscape {
  readonly total: number;
  readonly years: { readonly from: number; readonly to: number } | null;
  /** What tells the largest clusters from the others, a word of each. */
  readonly terms: readonly string[];
  readonly clusters: readonly ClusterFacts[];
  /** Pairs of clusters that cite each other, the strongest first. */
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
}

const mostTerms = 4;
const mostLinks = 4;

/** Counts papers that are grouped already. The group of papers without any shared word is no topic and left out. */
export function surveyLandscape(papers: readonly Paper[], clusters: readonly PaperCluster[]): Landscape {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const topics = clusters
    .filter(({ id }) => id !== "other")
    .map(({ label, paperIds }) => ({ label, members: paperIds.flatMap((id) => byId.get(id) ?? []) }));
  const years = yearsOf(papers);
  const [from, to] = [years[0], years.at(-1)];
  return {
    total: papers.length,
    years: from === undefined || to === undefined ? null : { from, to },
    terms: clusters.flatMap(({ terms }) => terms.slice(0, 1)).slice(0, mostTerms),
    clusters: topics.map(clusterFacts),
    links: linksOf(topics),
    withoutAbstract: papers.filter((paper) => abstractOf(paper) === "").length,
    withoutYear: papers.length - years.length,
  };
}

interface Topic {
  readonly label: string;
  readonly members: readonly Paper[];
}

function clusterFacts({ label, members }: Topic): ClusterFacts {
  const years = yearsOf(members);
  return {
    label,
    size: members.length,
    medianYear: years[Math.floor(years.length / 2)] ?? null,
    newest: years.at(-1) ?? null,
  };
}

function linksOf(topics: readonly Topic[]): ClusterLink[] {
  return topics
    .flatMap((one, at) =>
      topics.slice(at + 1).map(
        (other): ClusterLink => ({
          between: [one.label, other.label],
          citations: citationsBetween(one.members, other.members) + citationsBetween(other.members, one.members),
        }),
      ),
    )
    .filter(({ citations }) => citations > 0)
    .sort((a, b) => b.citations - a.citations)
    .slice(0, mostLinks);
}

function citationsBetween(citing: readonly Paper[], cited: readonly Paper[]): number {
  const keys = new Set(cited.flatMap((paper) => [...referenceKeys(paper)]));
  return citing.reduce((sum, { references }) => sum + references.filter((reference) => keys.has(reference)).length, 0);
}

function yearsOf(papers: readonly Paper[]): number[] {
  return papers.flatMap(({ csl }) => yearOfCsl(csl) ?? []).sort((a, b) => a - b);
}
