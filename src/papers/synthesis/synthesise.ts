import { clusterInThread } from "../clusters/cluster-in-thread.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";
import { type CitedSentence, rankSentences } from "./rank-sentences.ts";

export interface SynthesisPart {
  readonly label: string;
  readonly paperIds: readonly string[];
  readonly sentences: readonly CitedSentence[];
}

export interface Synthesis {
  readonly parts: readonly SynthesisPart[];
  /** Papers that could not speak, since nobody gave us their abstract. */
  readonly silent: readonly string[];
}

const sentencesOfPart = 4;

/** What papers say of a topic together, cluster by cluster, in their own sentences. */
export async function synthesise(
  topic: string,
  papers: readonly Paper[],
  textOf: (paper: Paper) => string = abstractOf,
): Promise<Synthesis> {
  const speaking = papers.filter((paper) => textOf(paper) !== "");
  const byId = new Map(speaking.map((paper) => [paper.id, paper]));
  const { clusters } = await clusterInThread(speaking);
  const parts = clusters.map(({ label, paperIds }) => ({
    label,
    paperIds,
    sentences: rankSentences(
      paperIds.flatMap((id) => byId.get(id) ?? []),
      sentencesOfPart,
      topic,
      textOf,
    ),
  }));
  const silent = papers.filter((paper) => textOf(paper) === "").map(({ id }) => id);
  return { parts: parts.filter(({ sentences }) => sentences.length > 0), silent };
}
