import type { PromptContext } from "#kernel";
import { agreeParticles, counted } from "#protocol";
import type { LandscapeInput, LandscapeOutput } from "./schema.ts";

/** A cluster this small is thin, and one whose newest paper is so many years behind the field's has gone quiet. */
const [thinSize, quietYears] = [2, 4];

type Cluster = LandscapeInput["clusters"][number];

/** The landscape from counted facts alone, with the clusters named by their frequent terms. */
export function landscapeRule(input: LandscapeInput, context: PromptContext): LandscapeOutput {
  return { names: input.clusters.map(({ label }) => label), overview: countedFacts(input, context) };
}

/** Terms, sizes, years and links. */
export function countedFacts(input: LandscapeInput, { language }: Pick<PromptContext, "language">): string {
  const write = language === "ko" ? korean : english;
  const [largest] = input.clusters;
  if (largest === undefined) return write.alone(input);
  const sentences = [
    write.field(input),
    input.clusters.length > 1 ? write.largest(largest, share(largest, input)) : null,
    write.newest(newestCluster(input.clusters)),
    write.links(input),
    write.missing(input, thinClusters(input.clusters), quietClusters(input)),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

const share = ({ size }: Cluster, { total }: LandscapeInput) => Math.round((size / total) * 100);

/** The cluster whose papers are clearly newer than those of every other. */
function newestCluster(clusters: readonly Cluster[]): Cluster | null {
  const dated = clusters.filter(({ medianYear }) => medianYear !== null);
  const [first, second] = dated.toSorted((a, b) => (b.medianYear ?? 0) - (a.medianYear ?? 0));
  if (first === undefined || second === undefined || first.medianYear === second.medianYear) return null;
  return first;
}

const thinClusters = (clusters: readonly Cluster[]) => clusters.filter(({ size }) => size <= thinSize);

function quietClusters({ clusters, years }: LandscapeInput): Cluster[] {
  if (years === null) return [];
  return clusters.filter(({ newest }) => newest !== null && years.to - newest >= quietYears);
}

/** Clusters that neither cite another nor share its words. */
function lonely({ clusters, links }: LandscapeInput): Cluster[] {
  const linked = new Set(links.flatMap(({ between }) => between));
  return clusters.length < 3 ? [] : clusters.filter(({ label }) => !linked.has(label));
}

const names = (clusters: readonly Cluster[]) =>
  clusters
    .slice(0, 3)
    .map(({ label }) => `**${label}**`)
    .join(", ");
const range = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`);
const mark = ({ papers }: Cluster) => (papers[0] === undefined ? "" : ` [${papers[0].number}]`);

type Link = LandscapeInput["links"][number];

const korean = {
  alone: ({ total }: LandscapeInput) => `논문 ${total}편은 서로 겹치는 낱말이 없어 갈래로 나뉘지 않습니다.`,
  field({ total, years, terms, clusters }: LandscapeInput) {
    const when = years === null ? "" : `(${range(years)}년)`;
    const about = terms.length === 0 ? "" : agreeParticles(`은 주로 ${terms.join(", ")}을(를) 다루며,`);
    return `논문 ${total}편${when}${about || "은"} ${clusters.length}갈래로 나뉩니다.`;
  },
  largest: (cluster: Cluster, percent: number) =>
    `가장 큰 갈래는 ${cluster.size}편(${percent}%)인 **${cluster.label}**입니다${mark(cluster)}.`,
  newest: (cluster: Cluster | null) =>
    cluster === null
      ? null
      : `가장 새로운 갈래는 절반이 ${cluster.medianYear}년 이후인 **${cluster.label}**입니다${mark(cluster)}.`,
  links(input: LandscapeInput) {
    const linked = input.links.slice(0, 2).map(({ between: [a, b], citations, terms }: Link) => {
      const how = [citations > 0 ? `인용 ${citations}번` : null, terms.length > 0 ? `'${terms.join("', '")}'` : null];
      return `**${a}**–**${b}**(${how.filter((part) => part !== null).join(", ")})`;
    });
    const apart = lonely(input);
    const sentences = [
      linked.length === 0
        ? "갈래들은 서로 인용하지 않고 낱말도 거의 나누지 않습니다."
        : `서로 이어지는 갈래는 ${linked.join(", ")}입니다.`,
      apart.length === 0 ? null : `따로 떨어진 갈래는 ${names(apart)}입니다.`,
    ];
    return input.clusters.length < 2 ? null : sentences.filter((sentence) => sentence !== null).join(" ");
  },
  missing(
    { withoutAbstract, withoutYear, years }: LandscapeInput,
    thin: readonly Cluster[],
    quiet: readonly Cluster[],
  ) {
    const gaps = [
      thin.length === 0 ? null : `${names(thin)}에는 논문이 ${thinSize}편 이하로 얇습니다.`,
      quiet.length === 0 || years === null
        ? null
        : `${names(quiet)}에는 ${years.to - quietYears}년 뒤의 논문이 없습니다.`,
      withoutAbstract === 0 ? null : `초록이 없는 논문이 ${withoutAbstract}편 있습니다.`,
      withoutYear === 0 ? null : `연도를 모르는 논문이 ${withoutYear}편 있습니다.`,
    ].filter((gap) => gap !== null);
    return gaps.length === 0 ? null : gaps.join(" ");
  },
};

const english: typeof korean = {
  alone: ({ total }) => `The ${total} papers share no words, so they do not fall into groups.`,
  field({ total, years, terms, clusters }) {
    const when = years === null ? "" : ` (${range(years)})`;
    const about = terms.length === 0 ? "" : ` are mostly about ${terms.join(", ")} and`;
    return `${total} papers${when}${about} fall into ${counted(clusters.length, "group")}.`;
  },
  largest: (cluster, percent) =>
    `The largest is **${cluster.label}** with ${counted(cluster.size, "paper")} (${percent}%)${mark(cluster)}.`,
  newest: (cluster) =>
    cluster === null
      ? null
      : `The newest is **${cluster.label}**: half of its papers are from ${cluster.medianYear} or later${mark(cluster)}.`,
  links(input) {
    const linked = input.links.slice(0, 2).map(({ between: [a, b], citations, terms }) => {
      const how = [
        citations > 0 ? counted(citations, "citation") : null,
        terms.length > 0 ? `"${terms.join('", "')}"` : null,
      ];
      return `**${a}** and **${b}** (${how.filter((part) => part !== null).join(", ")})`;
    });
    const apart = lonely(input);
    const sentences = [
      linked.length === 0
        ? "The groups neither cite each other nor share many words."
        : `Linked are ${linked.join("; ")}.`,
      apart.length === 0 ? null : `Standing apart: ${names(apart)}.`,
    ];
    return input.clusters.length < 2 ? null : sentences.filter((sentence) => sentence !== null).join(" ");
  },
  missing({ withoutAbstract, withoutYear, years }, thin, quiet) {
    const gaps = [
      thin.length === 0 ? null : `Thin, with at most ${thinSize} papers: ${names(thin)}.`,
      quiet.length === 0 || years === null ? null : `Nothing after ${years.to - quietYears}: ${names(quiet)}.`,
      withoutAbstract === 0 ? null : `Without an abstract: ${withoutAbstract}.`,
      withoutYear === 0 ? null : `Without a year: ${withoutYear}.`,
    ].filter((gap) => gap !== null);
    return gaps.length === 0 ? null : gaps.join(" ");
  },
};
