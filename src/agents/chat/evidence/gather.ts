import type { ToolSource } from "#kernel";
import { type Language, placeWord, type SearchHit, type Source } from "#protocol";
import type { WebResult } from "#tools/web-search";
import type { Fact } from "../facts.ts";
import { digestKind, linesAsked } from "../question/digest-kind.ts";
import type { AttachedDocument, ChatState } from "../state.ts";
import { type Answer, chooseAnswers, type Passage } from "./choose-answers.ts";
import { digestHits } from "./digest.ts";
import { type Said, sayAnswer } from "./say-answer.ts";
import { withColumnNames } from "./tables.ts";

/** What a search adds to the state: sources that may be cited by their number, and the words worth saying. */
type Gathered = Pick<ChatState, "sources" | "facts">;

/** What was looked for, and the question it was looked for. */
export interface Sought {
  readonly query: string;
  /** What the words are to answer: the question, or the part of it that was looked for. */
  readonly question: string;
  /** What the user wrote last: a question may have been completed with words of the one before it. */
  readonly own: string;
}

const mostFacts = 3;
/** Sources that one call of an added tool may bring. */
const mostSources = 20;
/** A fact that is so much less likely than the best one is left out: an answer is not a list of everything. */
const worthSaying = 0.2;
/** What is less likely than this has nothing to do with the question. */
const leastConfidence = 0.03;

export async function gatherHits(
  state: Gathered & { readonly documents: readonly AttachedDocument[] },
  hits: readonly SearchHit[],
  { query, question, own }: Sought,
  language: Language,
): Promise<Gathered> {
  const about = new Map(state.documents.map(({ id, name, description }) => [id, `${name} ${description}`]));
  const passages = hits.map((hit) => ({
    text: withColumnNames(hit, hits),
    document: about.get(hit.documentId) ?? hit.name,
  }));
  const kind = digestKind(question);
  const chosen =
    kind === null
      ? told(await choose({ question, own }, passages, hits, ({ name }) => name), question)
      : digestHits(hits, kind, linesAsked(question)).map((extract) => ({ ...extract, fit: 1 }));
  const ordered = inOrder(hits, chosen);
  const first = state.sources.length + 1;
  const sources = ordered.map(({ documentId, name, url, page, sheet, start, end, text }, at): Source => {
    return { kind: "document", id: String(first + at), documentId, name, url, page, sheet, start, end, text };
  });
  const facts = chosen.map(({ hit, said, fit }): Fact => {
    const place = {
      mark: `[${first + ordered.indexOf(hit)}]`,
      document: hit.name,
      where: `${hit.name}, ${placeWord(hit)[language]}`,
      about: query,
    };
    return { ...said, rows: [...said.rows], fit, ...place };
  });
  return added(state, sources, facts);
}

export async function gatherResults(
  state: Gathered,
  results: readonly WebResult[],
  { query, question, own }: Sought,
): Promise<Gathered> {
  const passages = results.map(({ title, text }) => ({ text, document: title }));
  // A search engine has looked for what is near already; what it found is told, as near where it is no more.
  const chosen = told(await choose({ question, own }, passages, results, ({ title }) => title, 0), question);
  const ordered = inOrder(results, chosen);
  const first = state.sources.length + 1;
  const sources = ordered.map(
    ({ title, url, text }, at): Source => ({ kind: "web", id: String(first + at), url, title, text }),
  );
  const facts = chosen.map(({ hit, said, fit }): Fact => {
    const place = { mark: `[${first + ordered.indexOf(hit)}]`, document: hit.title, where: hit.title, about: query };
    return { ...said, rows: [...said.rows], fit, ...place };
  });
  return added(state, sources, facts);
}

/** Facts of a tool's own words are shown as they are, so far. */
const longestFact = 800;

/** What a tool that was added brought: each source whole, and its beginning as what an answer by rules tells. */
export function gatherSources(
  state: Gathered & Pick<ChatState, "currentQuery">,
  tool: string,
  brought: readonly ToolSource[],
): Gathered {
  const told = brought.filter(({ text }) => text.trim() !== "").slice(0, mostSources);
  const first = state.sources.length + 1;
  const sources = told.map(
    ({ title, text, url = null }, at): Source => ({ kind: "tool", id: String(first + at), tool, title, url, text }),
  );
  const facts = told.slice(0, mostFacts).map(
    ({ title, text }, at): Fact => ({
      kind: "words",
      mark: `[${first + at}]`,
      text: text.trim().slice(0, longestFact),
      heading: null,
      quoted: false,
      document: title,
      where: title,
      lead: null,
      rows: [],
      about: state.currentQuery,
      fit: 1,
    }),
  );
  return added(state, sources, facts);
}

type Chosen<Hit> = Answer & { readonly hit: Hit };

/** Words of a hit that are worth saying, and how likely they answer. */
interface Told<Hit> {
  readonly hit: Hit;
  readonly said: Said;
  readonly fit: number;
}

function told<Hit>(chosen: readonly Chosen<Hit>[], question: string): Told<Hit>[] {
  return chosen.map(({ hit, statement, statements, confidence }) => {
    return { hit, said: sayAnswer(statement, statements, question), fit: confidence };
  });
}

/** The likeliest answers, the best of each paragraph, and nothing twice. */
async function choose<Hit>(
  { question, own }: Omit<Sought, "query">,
  passages: readonly Passage[],
  hits: readonly Hit[],
  nameOf: (hit: Hit) => string,
  atLeast = leastConfidence,
): Promise<Chosen<Hit>[]> {
  const answers = await chooseAnswers(question, passages, own);
  const least = Math.max(atLeast, (answers[0]?.confidence ?? 0) * worthSaying);
  const chosen: Chosen<Hit>[] = [];
  const said = new Set<string>();
  for (const answer of answers) {
    const hit = hits[answer.passage];
    if (chosen.length === mostFacts || answer.confidence < least || hit === undefined) break;
    const { text, rows } = sayAnswer(answer.statement, answer.statements, question);
    const keyOf = (words: string) => `${nameOf(hit)} ${words}`;
    if (!said.has(keyOf(text))) chosen.push({ ...answer, hit });
    for (const words of [text, ...rows.map((row) => row.text)]) said.add(keyOf(words));
  }
  return chosen;
}

/** What is quoted comes first among the sources, so that the numbers in an answer do not skip. */
function inOrder<Hit>(hits: readonly Hit[], chosen: readonly { readonly hit: Hit }[]): Hit[] {
  const quoted = [...new Set(chosen.map(({ hit }) => hit))];
  return [...quoted, ...hits.filter((hit) => !quoted.includes(hit))];
}

function added(state: Gathered, sources: readonly Source[], facts: readonly Fact[]): Gathered {
  const isKnown = (fact: Fact) =>
    state.facts.some(({ document, text }) => document === fact.document && text === fact.text);
  return {
    sources: [...state.sources, ...sources],
    facts: [...state.facts, ...facts.filter((fact) => !isKnown(fact))],
  };
}
