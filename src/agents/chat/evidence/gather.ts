import { overlap } from "#language";
import type { SearchHit, Source } from "#protocol";
import type { WebResult } from "#tools/web-search";
import type { Fact } from "../facts.ts";
import type { ChatState } from "../state.ts";
import { type Reading, readPassage, type Sought } from "./read-passage.ts";

/** What a search adds to the state: sources that may be cited by their number, and the words worth saying. */
type Gathered = Pick<ChatState, "sources" | "facts">;

/** A fact that says much less of what was looked for than the best one is left out: an answer is not a list of everything. */
const worthSaying = 0.75;
/** One that says less than this of it has nothing to do with it. */
const leastFit = 0.25;
const mostFacts = 3;
/** What the search's own ranking counts beside what a passage says. */
const rankWeight = 0.7;
/** Two facts of a document that share so much are one. */
const sameWords = 0.8;

export function gatherHits(
  state: Gathered,
  hits: readonly SearchHit[],
  { query, question }: Sought,
  pageWord: (page: number) => string,
): Gathered {
  const first = state.sources.length + 1;
  const sources = hits.map(({ documentId, name, page, start, end, text }, at): Source => {
    return { kind: "document", id: String(first + at), documentId, name, page, start, end, text };
  });
  const best = hits[0]?.score ?? 0;
  const found = hits.map(({ name, page, text, sentence, score }, at) => ({
    // A query may name the document it is meant for; the document does not say its own name.
    reading: readPassage(text, sentence.text, { query: query.replace(name, ""), question }),
    place: { mark: `[${first + at}]`, document: name, where: `${name}, ${pageWord(page)}`, about: query },
    rank: best === 0 ? 0 : score / best,
  }));
  return { sources: [...state.sources, ...sources], facts: [...state.facts, ...choose(found, state.facts)] };
}

export function gatherResults(state: Gathered, results: readonly WebResult[], sought: Sought): Gathered {
  const first = state.sources.length + 1;
  const sources = results.map(({ title, url, text }, at): Source => {
    return { kind: "web", id: String(first + at), url, title, text };
  });
  const found = results.map(({ title, text }, at) => ({
    reading: readPassage(text, "", sought),
    place: { mark: `[${first + at}]`, document: title, where: title, about: sought.query },
    rank: 1 - at / 10,
  }));
  return { sources: [...state.sources, ...sources], facts: [...state.facts, ...choose(found, state.facts)] };
}

interface Found {
  readonly reading: Reading;
  readonly place: Pick<Fact, "mark" | "document" | "where" | "about">;
  /** The search's score beside that of its best. */
  readonly rank: number;
}

/** What says most of what was looked for, best first, nothing twice. */
function choose(found: readonly Found[], known: readonly Fact[]): Fact[] {
  const ranked = found
    .filter(({ reading }) => reading.text !== "" && reading.fit >= leastFit)
    .map((one) => ({ ...one, score: one.reading.worth + one.rank * rankWeight }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.reading.worth ?? 0;
  const chosen: Fact[] = [];
  for (const { reading, place } of ranked) {
    if (chosen.length === mostFacts) break;
    const { worth, ...words } = reading;
    const same = ({ document, text }: Fact) => document === place.document && overlap(words.text, text) > sameWords;
    if (worth >= best * worthSaying && ![...known, ...chosen].some(same)) chosen.push({ ...words, ...place });
  }
  return chosen;
}
