import type { SearchHit, Source } from "#protocol";
import type { WebResult } from "#tools/web-search";
import { overlap } from "./overlap.ts";
import type { ChatState, Fact } from "./state.ts";

/** What a search adds to the state: sources that may be cited by their number, and the sentences worth saying. */
type Gathered = Pick<ChatState, "sources" | "facts">;

/** Sentences that match much worse than the best one are left out: an answer is not a list of everything. */
const worthSaying = 0.55;
const mostFacts = 3;

export function gatherHits(state: Gathered, hits: readonly SearchHit[], pageWord: (page: number) => string): Gathered {
  const best = hits[0]?.score ?? 0;
  const sources: Source[] = [...state.sources];
  const facts: Fact[] = [...state.facts];
  for (const [rank, hit] of hits.entries()) {
    const { documentId, name, page, start, end, text, sentence } = hit;
    sources.push({ kind: "document", id: String(sources.length + 1), documentId, name, page, start, end, text });
    const said = quotable(sentence.text);
    if (
      rank < mostFacts &&
      hit.score >= best * worthSaying &&
      said !== "" &&
      !facts.some((fact) => fact.text === said)
    ) {
      facts.push({ mark: `[${sources.length}]`, text: said, where: `${name}, ${pageWord(page)}` });
    }
  }
  return { sources, facts };
}

export function gatherResults(state: Gathered, results: readonly WebResult[], query: string): Gathered {
  const sources: Source[] = [...state.sources];
  const facts: Fact[] = [...state.facts];
  for (const [rank, { title, url, text }] of results.entries()) {
    sources.push({ kind: "web", id: String(sources.length + 1), url, title, text });
    const said = bestSentence(text, query);
    if (rank < mostFacts && said !== "") facts.push({ mark: `[${sources.length}]`, text: said, where: title });
  }
  return { sources, facts };
}

function bestSentence(text: string, query: string): string {
  const sentences = text
    .split(/(?<=[.!?。])\s+|\n+/)
    .map(quotable)
    .filter((sentence) => sentence.length >= 10);
  const scored = sentences.map((sentence) => ({ sentence, score: overlap(query, sentence) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.sentence ?? "";
}

/** One line without quotation marks, so that it can stand between ours and still be found in its source. */
function quotable(sentence: string): string {
  const line = sentence.replace(/\s+/g, " ").trim();
  const inner = /^["“「]?(.*?)["”」]?$/.exec(line)?.[1] ?? line;
  const cut = inner.search(/["“”「」]/);
  return (cut === -1 ? inner : inner.slice(0, cut)).trim().slice(0, 400);
}
