import { z } from "zod";
import { createCitationFilter } from "#documents";
import { runStep } from "#kernel";
import {
  abstractOf,
  clusterInThread,
  type Paper,
  papersBlock,
  plainLine,
  type Shelf,
  surveyLandscape,
  titleOf,
} from "#papers";
import { type ClusterMap, clusterMapSchema, counted, type Language, statementSchema } from "#protocol";
import { compareText, soundText } from "../../grounded-text.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import type { LandscapeInput } from "../../steps/landscape.ts";
import { countedFacts, landscape } from "../../steps/landscape.ts";
import { researchText } from "../../text.ts";
import { byYear, firstOf, leftOutCaveat } from "../caveats.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { defineResearchTool, papersInWords, resultPaperSchema, shortAbstract } from "../research-tool.ts";

/** More than a map can show, or marks of three digits can number; the newest of them stay. */
const mostOnMap = 900;
/** Of a cluster a model is shown so many papers, each with so many characters of its abstract; so many marks are listed. */
const [shownOfCluster, shownOfAbstract, markedOfCluster] = [4, 500, 6];

/** Papers by topic, and a map of them. */
export const clusterPapers = defineResearchTool({
  name: "cluster_papers",
  title: { ko: "갈래 나누기", en: "Group papers" },
  description: researchText("cluster-papers"),
  input: z.object({ ...chosenPapersShape, clusters: z.number().int().min(1).max(40).nullish() }),
  output: z.object({
    papers: z.array(resultPaperSchema),
    map: clusterMapSchema,
    /** What the field is about, how its clusters relate, what is large, new or missing; and what each of its sentences stands on. */
    landscapeOverview: z.string().default(""),
    statements: z.array(statementSchema).default([]),
    /** Papers that were left out because there were too many. */
    leftOut: z.number().int().default(0),
  }),
  timeoutMs: 180_000,
  async work({ clusters, ...wanted }, { run, service, shelf }) {
    const { chosen, leftOut } = firstOf(await choosePapers(service, shelf, wanted), mostOnMap, byYear);
    const papers = await shelf.add(chosen);
    const otherLabel = run.language === "ko" ? "기타" : "Other";
    const grouped = await clusterInThread(papers, { k: clusters ?? undefined, otherLabel });
    const surveyed = landscapeOf(papers, grouped, (id) => shelf.numberOf(id) ?? 0);
    const { names, overview } = await runStep(landscape, surveyed, run);
    const named = grouped.clusters.map((one, at) => ({ ...one, label: names[at] ?? one.label }));
    const marks = createCitationFilter(shelf.sources(), { keepsUnresolved: true });
    const text = marks.push(overview) + marks.flush();
    const map = { ...grouped, clusters: named };
    const facts = [countedFacts(surveyed, run), ...clusterLines(map, shelf, run.language)].join("\n");
    const statements = await compareText({ text, step: landscape.name, about: "", counted: facts, papers }, shelf, run);
    return { papers: [...papers], map, landscapeOverview: text, statements, leftOut };
  },
  tells: ({ map }, language, shelf) => clusterLines(map, shelf, language).join("\n"),
  summary: ({ map, papers }, _input, language) =>
    language === "ko"
      ? `논문 ${papers.length}편 → ${map.clusters.length}갈래`
      : `${counted(papers.length, "paper")} in ${counted(map.clusters.length, "group")}`,
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  describe: ({ papers, map, landscapeOverview, statements, leftOut }, shelf, language) => ({
    overview: soundText(landscapeOverview, statements, language),
    findings: clusterLines(map, shelf, language),
    counts: [map.clusters.length],
    caveat: leftOutCaveat({ papers: papers.length, leftOut }, "newest", language),
  }),
  // The landscape, then a section for each cluster. The map itself travels as data, not as text.
  document({ papers, map, landscapeOverview, statements }, shelf, language) {
    const sections = map.clusters.flatMap(({ label, terms, paperIds }) => [
      `## ${plainLine(label)} (${paperIds.length})`,
      ...(terms.length === 0 ? [] : [plainLine(terms.join(" · "))]),
      papersBlock(shelf.whole(paperIds.map((id) => ({ id }))), shelf),
    ]);
    const title = language === "ko" ? "주제 지도" : "Topic map";
    const overview = soundText(landscapeOverview, statements, language);
    return {
      key: papers.map(({ id }) => id).join(" "),
      title: `${title} (${papersInWords(papers.length, language)})`,
      content: [`# ${title}`, ...(overview === "" ? [] : [overview]), ...sections].join("\n\n"),
    };
  },
  shows: ({ map }) => ({ kind: "cluster-map", value: map }),
  lists: "findings",
});

/** A line for each cluster: its name, its size, and the first of its papers. */
function clusterLines({ clusters }: ClusterMap, shelf: Shelf, language: Language): string[] {
  return clusters.map(({ label, paperIds }) => {
    const marks = paperIds.slice(0, markedOfCluster).map((id) => `[${shelf.numberOf(id)}]`);
    const more = paperIds.length > markedOfCluster ? " …" : "";
    return `**${label}** — ${papersInWords(paperIds.length, language)} ${marks.join("")}${more}`;
  });
}

/** What is counted of a map, and the papers that stand for each of its clusters. */
function landscapeOf(papers: readonly Paper[], map: ClusterMap, numberOf: (id: string) => number): LandscapeInput {
  const { clusters, links, terms, ...facts } = surveyLandscape(papers, map.clusters);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const examples = map.clusters.map(({ paperIds }) =>
    paperIds
      .slice(0, shownOfCluster)
      .flatMap((id) => byId.get(id) ?? [])
      .map((paper) => ({
        number: numberOf(paper.id),
        title: titleOf(paper),
        abstract: shortAbstract(abstractOf(paper), shownOfAbstract),
      })),
  );
  return {
    ...facts,
    terms: [...terms],
    clusters: clusters.map((cluster, at) => ({ ...cluster, papers: examples[at] ?? [] })),
    links: links.map((link) => ({ ...link, between: [...link.between] })),
  };
}
