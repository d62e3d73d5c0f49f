import { sentenceTextsOf, wordsOf } from "#language";
import { tfIdf } from "../clusters/tf-idf.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";

export interface CitedSentence {
  readonly text: string;
  readonly paperId: string;
}

const damping = 0.85;
const rounds = 40;
const mostSentences = 400;
const [shortest, longest] = [30, 420];
/** A sentence this close to a chosen one says nothing new. */
const repetition = 0.6;

/**
 * The sentences that say most of what the papers say together (LexRank), each word for word from its paper; a paper
 * speaks twice only when all have spoken.
 */
export function rankSentences(
  papers: readonly Paper[],
  limit: number,
  topic = "",
  textOf: (paper: Paper) => string = abstractOf,
): CitedSentence[] {
  const sentences = papers
    .flatMap((paper) => sentenceTextsOf(textOf(paper)).map((text) => ({ text, paperId: paper.id })))
    .filter(({ text }) => text.length >= shortest && text.length <= longest)
    .slice(0, mostSentences);
  const cosine = similarities(sentences.map(({ text }) => text));
  const asked = new Set([...wordsOf(topic)].filter((word) => word !== null));
  const onTopic = sentences.map(
    ({ text }) => 1 + [...wordsOf(text)].filter((word) => word !== null && asked.has(word)).length,
  );
  const rank = lexRank(cosine, onTopic);
  const order = [...sentences.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || a - b);
  const chosen: number[] = [];
  const spoken = new Map<string, number>();
  for (let turn = 1; chosen.length < limit && turn <= 2; turn += 1) {
    for (const at of order) {
      const paperId = sentences[at]?.paperId ?? "";
      if (chosen.length === limit) break;
      if (chosen.includes(at) || (spoken.get(paperId) ?? 0) >= turn) continue;
      if (chosen.some((other) => (cosine[at]?.[other] ?? 0) > repetition)) continue;
      chosen.push(at);
      spoken.set(paperId, (spoken.get(paperId) ?? 0) + 1);
    }
  }
  return chosen.flatMap((at) => sentences[at] ?? []);
}

function similarities(texts: readonly string[]): number[][] {
  const { rows } = tfIdf(
    texts.map((text) => {
      const counts = new Map<string, number>();
      for (const word of wordsOf(text)) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
      return counts;
    }),
  );
  const maps = rows.map(
    ({ columns, weights }) => new Map(Array.from(columns, (column, at) => [column, weights[at] ?? 0])),
  );
  return maps.map((left) =>
    maps.map((right) => {
      let sum = 0;
      for (const [column, weight] of left) sum += weight * (right.get(column) ?? 0);
      return sum;
    }),
  );
}

/** PageRank over sentences that resemble each other, pulled towards those on the topic. */
function lexRank(cosine: readonly (readonly number[])[], pull: readonly number[]): number[] {
  const all = pull.reduce((sum, value) => sum + value, 0) || 1;
  const out = cosine.map((row, i) => row.reduce((sum, value, j) => (i === j ? sum : sum + value), 0));
  let rank = pull.map((value) => value / all);
  for (let round = 0; round < rounds; round += 1) {
    rank = rank.map((_, i) => {
      let inward = 0;
      for (let j = 0; j < rank.length; j += 1) {
        if (j !== i && (out[j] ?? 0) > 0) inward += ((cosine[j]?.[i] ?? 0) / (out[j] ?? 1)) * (rank[j] ?? 0);
      }
      return (1 - damping) * ((pull[i] ?? 0) / all) + damping * inward;
    });
  }
  return rank;
}
