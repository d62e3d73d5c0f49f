import { askThread } from "#kernel";
import { type ClusterMap, clusterMapSchema } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { type ClusterOptions, clusterPapers } from "./cluster-papers.ts";

/** Fewer take a few milliseconds, less than a thread needs to start. */
const threadFrom = 40;

/** `clusterPapers` without holding up the rest of the process. */
export async function clusterInThread(papers: readonly Paper[], options: ClusterOptions = {}): Promise<ClusterMap> {
  if (papers.length < threadFrom) return clusterPapers(papers, options);
  return clusterMapSchema.parse(await askThread("papers/clusters/cluster-papers.worker.ts", { papers, options }));
}
