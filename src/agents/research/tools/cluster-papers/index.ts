import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { clusterInThread, paperSchema } from "#papers";
import { clusterMapSchema } from "#protocol";
import { choosePapers } from "../choose-papers.ts";
import { clusterPapers } from "./declaration.ts";

export const clusterPapersOutput = z.object({ papers: z.array(paperSchema), map: clusterMapSchema });
export type ClusterPapersOutput = z.infer<typeof clusterPapersOutput>;

/** More than a map can show, or marks of three digits can number; the newest of them stay. */
const most = 900;

export function createClusterPapers(service: ResearchService) {
  return defineTool({
    ...clusterPapers,
    output: clusterPapersOutput,
    timeoutMs: 120_000,
    summary: ({ map, papers }) => `${papers.length} → ${map.clusters.length}`,
    async run({ papers: references, clusters }, { run }: ToolContext<Turn>) {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePapers(service, shelf, references);
      const papers = await shelf.add(chosen.slice(-most));
      const map = await clusterInThread(papers, {
        k: clusters ?? undefined,
        otherLabel: run.language === "ko" ? "기타" : "Other",
      });
      return { papers: [...papers], map };
    },
  });
}
