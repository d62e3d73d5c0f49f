import { z } from "zod";
import { createCitationFilter } from "#documents";
import { runStep } from "#kernel";
import { abstractOf, clusterInThread, type Paper, type Shelf, surveyLandscape, titleOf } from "#papers";
import { type ClusterMap, counted } from "#protocol";
import { compareText, soundText } from "../../grounded-text.ts";
import { shortAbstract } from "../../short-abstract.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { landscape } from "../../steps/landscape/index.ts";
import type { LandscapeInput } from "../../steps/landscape/schema.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { byYear, firstOf, leftOutCaveat } from "../first-of.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLines } from "../research-tool.ts";
import { clusterDocument } from "./document.ts";
import { clusterPapersOutputSchema } from "./output.ts";

const input = z.object({
  ...chosenPapersShape,
  clusters: z.number().int().min(1).max(40).nullish(),
});

/** More than a map can show, or marks of three digits can number; the newest of them stay. */
const mostOnMap = 900;
/** How many papers of a cluster a model is shown. */
const shownOfCluster = 4;
/** How many of its marks are listed. */
const markedOfCluster = 6;
/** How many characters of an abstract, in whole sentences. */
const shownOfAbstract = 500;

/** Papers by topic, and a map of them. */
export const clusterPapers = defineResearchTool({
  name: "cluster_papers",
  title: { ko: "갈래 나누기", en: "Group papers" },
  description: {
    ko: "논문을 주제별로 묶고 지도를 그립니다. clusters는 갈래 수이며, 빼면 논문에 맞춥니다.",
    en: "Groups papers by topic and draws a map of them. clusters: how many groups; the papers decide unless it is given.",
  },
  input,
  output: clusterPapersOutputSchema,
  timeoutMs: 180_000,
  work:
    (service) =>
    async ({ clusters, ...wanted }, { run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const { chosen, leftOut } = firstOf(await choosePapers(service, shelf, wanted), mostOnMap, byYear);
      const papers = await shelf.add(chosen);
      const otherLabel = run.language === "ko" ? "기타" : "Other";
      const grouped = await clusterInThread(papers, { k: clusters ?? undefined, otherLabel });
      const { names, overview } = await runStep(landscape, landscapeOf(papers, grouped, shelf), run);
      const map = {
        ...grouped,
        clusters: grouped.clusters.map((one, at) => ({ ...one, label: names[at] ?? one.label })),
      };
      const marks = createCitationFilter(shelf.sources(), { keepsUnresolved: true });
      const text = marks.push(overview) + marks.flush();
      const statements = await compareText({ text, step: landscape.name, question: "", papers }, shelf, run);
      return { papers: [...papers], map, landscapeOverview: text, statements, leftOut };
    },
  summary: ({ map, papers }, _input, language) =>
    language === "ko"
      ? `논문 ${papers.length}편 → ${map.clusters.length}갈래`
      : `${counted(papers.length, "paper")} in ${counted(map.clusters.length, "group")}`,
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  describe({ papers, map, landscapeOverview, statements, leftOut }, shelf, language) {
    const overview = soundText(landscapeOverview, statements, language);
    const findings = map.clusters.map(({ label, paperIds }) => {
      const marks = paperIds
        .slice(0, markedOfCluster)
        .map((id) => `[${shelf.numberOf(id)}]`)
        .join("");
      const more = paperIds.length > markedOfCluster ? " …" : "";
      return `**${label}** — ${language === "ko" ? `${paperIds.length}편` : `${paperIds.length}`} ${marks}${more}`;
    });
    const listed = paperLines(shelf, shelf.whole(papers.slice(0, mostListed)), language);
    const caveat = leftOutCaveat({ papers: papers.length, leftOut }, "newest", language);
    return { about: "", overview, findings, papers: listed, total: papers.length, caveat };
  },
  document: clusterDocument,
  shows: ({ map }) => ({ kind: "cluster-map", value: map }),
  heading: ({ total, findings }, language) =>
    language === "ko"
      ? `논문 ${total}편이 ${findings}갈래로 나뉩니다.`
      : `${counted(total, "paper")} in ${counted(findings, "group")}:`,
  lists: "findings",
  next: ({ total }, language) => (total === 0 ? [] : [nextChoices.rank(language), nextChoices.read(language)]),
});

function landscapeOf(papers: readonly Paper[], map: ClusterMap, shelf: Shelf): LandscapeInput {
  const { clusters, links, terms, ...counted } = surveyLandscape(papers, map.clusters);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const examples = map.clusters.map(({ paperIds }) =>
    paperIds.slice(0, shownOfCluster).flatMap((id) => {
      const paper = byId.get(id);
      return paper === undefined
        ? []
        : [
            {
              number: shelf.numberOf(id) ?? 0,
              title: titleOf(paper),
              abstract: shortAbstract(abstractOf(paper), shownOfAbstract),
            },
          ];
    }),
  );
  return {
    ...counted,
    terms: [...terms],
    clusters: clusters.map((cluster, at) => ({ ...cluster, papers: examples[at] ?? [] })),
    links: links.map(({ between, citations, terms: shared }) => ({
      between: [...between],
      citations,
      terms: [...shared],
    })),
  };
}
