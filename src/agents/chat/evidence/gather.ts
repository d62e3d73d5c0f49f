import type { SearchHit, Source } from "#protocol";
import type { WebResult } from "#tools/web-search";
import type { Fact } from "../facts.ts";
import { holdsAnswer } from "../question/answer-kind.ts";
import { type Terms, termsOf } from "../question/terms.ts";
import type { ChatState } from "../state.ts";
import { overlap } from "./overlap.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** What a search adds to the state: sources that may be cited by their number, and the sentences worth saying. */
type Gathered = Pick<ChatState, "sources" | "facts">;
/** What was looked for, and the question it was looked for. */
export interface Sought {
  readonly query: string;
  readonly question: string;
}

/** A fact that says much less of what was looked for than the best one is left out: an answer is not a list of everything. */
const worthSaying = 0.75;
/** One that says less than this of it has nothing to do with it. */
const leastFit = 0.25;
/** A heading that holds so much of what was looked for is what was looked for: all below it is told. */
const wholeHeading = 0.8;
const mostFacts = 3;
/** Passages whose sentences are looked at. */
const mostPassages = 6;
const longestFact = 420;
/** Two facts that share so much are one. */
const sameWords = 0.8;

export function gatherHits(
  state: Gathered,
  hits: readonly SearchHit[],
  sought: Sought,
  pageWord: (page: number) => string,
): Gathered {
  const first = state.sources.length + 1;
  const found = hits.map(({ documentId, name, page, start, end, text }, at): Source => {
    return { kind: "document", id: String(first + at), documentId, name, page, start, end, text };
  });
  const best = hits[0]?.score ?? 0;
  const facts = hits.slice(0, mostPassages).map((hit, at) => {
    const where = `${hit.name}, ${pageWord(hit.page)}`;
    const fact = factOf({ text: hit.text, sentence: hit.sentence.text }, sought);
    return { ...fact, mark: `[${first + at}]`, document: hit.name, where, rank: best === 0 ? 0 : hit.score / best };
  });
  return { sources: [...state.sources, ...found], facts: [...state.facts, ...choose(facts, sought, state.facts)] };
}

export function gatherResults(state: Gathered, results: readonly WebResult[], sought: Sought): Gathered {
  const first = state.sources.length + 1;
  const found = results.map(({ title, url, text }, at): Source => {
    return { kind: "web", id: String(first + at), url, title, text };
  });
  const facts = results.slice(0, mostPassages).map(({ title, text }, at) => {
    const fact = factOf({ text, sentence: "" }, sought);
    return { ...fact, mark: `[${first + at}]`, document: title, where: title, rank: 1 - at / 10 };
  });
  return { sources: [...state.sources, ...found], facts: [...state.facts, ...choose(facts, sought, state.facts)] };
}

type Candidate = Fact & { readonly rank: number };

/** The candidates that say most of what was looked for, best first, none twice. */
function choose(candidates: readonly Candidate[], { query }: Sought, known: readonly Fact[]): Fact[] {
  const ranked = candidates
    .filter(({ text, fit }) => text !== "" && fit >= leastFit)
    .map((fact) => ({ fact, score: fact.fit + fact.rank * 0.7 }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.fact.fit ?? 0;
  const chosen: Fact[] = [];
  for (const { fact } of ranked) {
    if (chosen.length === mostFacts) break;
    if (fact.fit < best * worthSaying) continue;
    const told = [...known, ...chosen].some((one) => overlap(fact.text, one.text) > sameWords);
    const { rank: _, ...kept } = fact;
    if (!told) chosen.push({ ...kept, about: query });
  }
  return chosen;
}

/** What a passage says about the question: its best statement, with what it announces or with what follows its heading. */
function factOf(passage: { text: string; sentence: string }, { query, question }: Sought) {
  const statements = statementsOf(passage.text);
  const terms = termsOf(query);
  const pointed = passage.sentence.replace(/\s+/g, " ").trim();
  let best = { at: 0, fit: -1, score: -1 };
  for (const [at, statement] of statements.entries()) {
    const fit = fitOf(statement, terms, question);
    const score = fit + (pointed !== "" && statement.text.includes(pointed) ? 0.3 : 0);
    if (score > best.score) best = { at, fit, score };
  }
  const chosen = statements[best.at];
  const heading = chosen?.heading ?? null;
  const whole = heading !== null && terms.coverage(heading) >= wholeHeading;
  const from = whole ? statements.findIndex((statement) => statement.heading === heading) : best.at;
  const text = chosen === undefined ? "" : sayFrom(statements, from, whole || chosen.opens);
  return {
    text,
    heading,
    quoted: chosen?.kind !== "row",
    fit: Math.max(0, best.fit),
    answers: holdsAnswer(question, text),
    about: query,
  };
}

function fitOf({ text, heading }: Statement, terms: Terms, question: string): number {
  const own = terms.coverage(text);
  const together = heading === null ? own : terms.coverage(`${heading} ${text}`);
  const kind = holdsAnswer(question, text);
  return 0.4 * own + 0.6 * together + (kind === true ? 0.2 : 0);
}

/** A statement, alone or with those that follow it below the same heading, as long as an answer bears. */
function sayFrom(statements: readonly Statement[], from: number, on: boolean): string {
  const first = statements[from];
  if (first === undefined) return "";
  let said = first.text;
  for (const { text, kind, heading } of on ? statements.slice(from + 1) : []) {
    if (kind !== first.kind || heading !== first.heading || said.length + text.length >= longestFact) break;
    said = `${said} ${text}`;
  }
  return said.length > longestFact ? `${said.slice(0, longestFact).replace(/\s\S*$/, "")}…` : said;
}
