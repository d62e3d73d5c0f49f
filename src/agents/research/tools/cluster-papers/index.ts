import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { abstractOf, clusterInThread, type Paper, paperSchema, type Shelf, surveyLandscape, titleOf } from "#papers";
import { type ClusterMap, clusterMapSchema } from "#protocol";
import { writeChecked } from "../../references/write-checked.ts";
import { landscape } from "../../steps/landscape/index.ts";
import type { LandscapeInput } from "../../steps/landscape/schema.ts";
import { choosePapers } from "../choose-papers.ts";
import { clusterPapers } from "./declaration.ts";

export const clusterPapersOutput = z.object({
  papers: z.array(paperSchema),
  map: clusterMapSchema,
  /** What the field is about, how its clusters relate, what is large, new or missing. Results of older turns have none. */
  landscapeOverview: z.string().default(""),
});
export type ClusterPapersOutput = z.infer<typeof clusterPapersOutput>;

/** More than a map can show, or marks of three digits can number; the newest of them stay. */
const most = 900;
/** How many papers of a cluster a model is shown. */
const shownOfCluster = 4;

export function createClusterPapers(service: ResearchService) {
  return defineTool({
    ...clusterPapers,
    output: clusterPapersOutput,
    timeoutMs: 180_000,
    summary: ({ map, papers }) => `${papers.length} → ${map.clusters.length}`,
    async run({ papers: references, clusters }, { run }: ToolContext<Turn>) {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePapers(service, shelf, references);
      const papers = await shelf.add(chosen.slice(-most));
      const map = await clusterInThread(papers, {
        k: clusters ?? undefined,
        otherLabel: run.language === "ko" ? "기타" : "Other",
      });
      const { text: landscapeOverview } = await writeChecked(landscape, landscapeOf(papers, map, shelf), shelf, run);
      return { papers: [...papers], map, landscapeOverview };
    },
  });
}

function landscapeOf(papers: readonly Paper[], map: ClusterMap, shelf: Shelf): LandscapeInput {
  const { clusters, links, terms, ...counted } = surveyLandscape(papers, map.clusters);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const examples = map.clusters.map(({ paperIds }) =>
    paperIds.slice(0, shownOfCluster).flatMap((id) => {
      const paper = byId.get(id);
      return paper === undefined
        ? []
        : [{ number: shelf.numberOf(id) ?? 0, title: titleOf(paper), abstract: abstractOf(paper).slice(0, 400) }];
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
