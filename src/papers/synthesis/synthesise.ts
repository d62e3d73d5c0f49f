import { sentenceTextsOf } from "#language";
import { shareOfWords } from "#questions";
import { clusterInThread } from "../clusters/cluster-in-thread.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";

interface CitedSentence {
  readonly text: string;
  readonly paperId: string;
}

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
const [shortest, longest] = [30, 420];

/** What papers say of a topic together, cluster by cluster, in their own sentences. */
export async function synthesise(
  topic: string,
  papers: readonly Paper[],
  textOf: (paper: Paper) => string = abstractOf,
): Promise<Synthesis> {
  const speaking = papers.filter((paper) => textOf(paper) !== "");
  const byId = new Map(speaking.map((paper) => [paper.id, paper]));
  const { clusters } = await clusterInThread(speaking);
  const share = shareOfWords(topic);
  const parts = clusters.map(({ label, paperIds }) => ({
    label,
    paperIds,
    sentences: paperIds
      .flatMap((id) => {
        const paper = byId.get(id);
        return paper === undefined ? [] : sentenceOn(share, id, textOf(paper));
      })
      .sort((one, other) => other.share - one.share)
      .slice(0, sentencesOfPart),
  }));
  const silent = papers.filter((paper) => textOf(paper) === "").map(({ id }) => id);
  return { parts: parts.filter(({ sentences }) => sentences.length > 0), silent };
}

/** The sentence of a paper that holds most of the topic's words; where none holds any, the first. */
function sentenceOn(share: (text: string) => number, paperId: string, text: string) {
  return sentenceTextsOf(text)
    .filter(({ length }) => length >= shortest && length <= longest)
    .map((sentence) => ({ text: sentence, paperId, share: share(sentence) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, 1);
}
