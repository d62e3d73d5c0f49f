import { runTool, type Turn, throwInterruption, wordsOfResult } from "#kernel";
import { type SearchHit, toJihwiError } from "#protocol";
import { type DocumentSearchOutput, documentSearchDeclaration, passagesAtOnce } from "#tools/document-search";
import { sureFit } from "../../evidence/answer-weights.ts";
import { gatherHits } from "../../evidence/gather.ts";
import type { Fact } from "../../facts.ts";
import { mayAnswerOwn, type OwnQuestion, ownQuestionOf } from "../../question/own-question.ts";
import { searchWords } from "../../question/search-words.ts";
import { soughtOf } from "../../question/sought-of.ts";
import { widenedWords } from "../../question/widened-words.ts";
import { isWithoutMeaning } from "../../question/without-meaning.ts";
import type { ChatState } from "../../state.ts";
import { tableFacts } from "../../tables/table-facts.ts";
import { isTableFile } from "../../tables/table-file.ts";
import { tableQuestionOf } from "../../tables/table-question-of.ts";
import type { TableQuestions, TableResult } from "../../tables/table-questions.ts";
import type { Brought, ChatTool } from "../chat-tool.ts";

/** Passages that other words may bring beside those of the first search. */
const mostNewPassages = 6;

/** Passages of the user's own documents. */
export const documentSearch: ChatTool = {
  ...documentSearchDeclaration,
  kind: "documents",
  brings: "sources",
  isPublic: false,
  isAdded: false,
  node: { id: "document-search", title: { ko: "문서 찾기", en: "Documents" } },
  async run(state, turn, { services: { documentSearch: tool }, tableQuestions }) {
    const documents = state.documents.map(({ id }) => id);
    const search = (query: string) => runTool(tool, { query, documents }, turn);
    const gather = async (output: DocumentSearchOutput, known: ChatState = state) => {
      const gathered = await gatherHits(known, output.hits, soughtOf(known), turn.language);
      const facts = heldToOwn(gathered.facts.slice(known.facts.length), known);
      const change: Partial<ChatState> = {
        ...gathered,
        facts: [...known.facts, ...facts],
        question: known.question,
      };
      const answers = facts.some(({ fit }) => fit >= sureFit);
      return { text: wordsOfResult(tool, output, turn.language), answers, facts, change };
    };
    const first = await search(state.currentQuery);
    const completed = { asked: state, output: first, ...(await gather(first)) };
    const alone = aloneOf(state, completed.answers);
    const found = alone === null ? completed : await firstThatAnswers(alone, completed, { search, gather });
    const saysSo = found.answers && found.facts[0]?.kind !== "row";
    const results = await askTables(tableQuestions, state, first.hits, turn);
    // What words of the document answer need not be worked out.
    if (results.some((result) => !saysSo || tellsMore(result))) {
      const worked = tableFacts(state, results, soughtOf(state).query, turn.language);
      const { text, change } = await gather(first, { ...state, ...worked });
      return { text: `${wordsOfResult(tableQuestions, { results }, turn.language)}\n\n${text}`, answers: true, change };
    }
    const { asked, output } = found;
    const sawEverything = output.hits.length < passagesAtOnce;
    const query = widenedWords(asked.currentQuery);
    if (found.answers || sawEverything || query === asked.currentQuery) return found;
    // Nothing fits: what was asked may stand there in other words.
    const second = await search(query);
    const isNew = (hit: SearchHit) => !output.hits.some((seen) => placeOf(seen) === placeOf(hit));
    return await gather({ hits: [...output.hits, ...second.hits.filter(isNew).slice(0, mostNewPassages)] }, asked);
  },
};

/** What was gathered for a question, and the state in which it was asked. */
interface Gathered extends Brought {
  readonly asked: ChatState;
  readonly output: DocumentSearchOutput;
  readonly answers: boolean;
  readonly facts: readonly Fact[];
}

interface Searching {
  search(query: string): Promise<DocumentSearchOutput>;
  gather(output: DocumentSearchOutput, known: ChatState): Promise<Omit<Gathered, "asked" | "output">>;
}

/** A message that code has put behind the question before it, as it stands; null where that is not to be asked. */
function aloneOf(state: ChatState, isAnswered: boolean): (OwnQuestion & { readonly asked: ChatState }) | null {
  const own = ownQuestionOf(state);
  if (own === null || own.words.length === 0 || (isAnswered && !own.standsAlone)) return null;
  return { ...own, asked: { ...state, currentQuery: searchWords(own.text), question: own.text } };
}

/** A question with a subject of its own is answered alone, else behind the one before it, and told as not found alone. */
async function firstThatAnswers(
  { asked, standsAlone }: OwnQuestion & { readonly asked: ChatState },
  completed: Gathered,
  { search, gather }: Searching,
): Promise<Gathered> {
  const output = await search(asked.currentQuery);
  const alone = { asked, output, ...(await gather(output, asked)) };
  return alone.answers || (standsAlone && !completed.answers) ? alone : completed;
}

/** What only words of the question before are in is no answer to what was asked behind it: the nearest at most. Nothing is near to no words. */
function heldToOwn(facts: readonly Fact[], state: ChatState): Fact[] {
  if (isWithoutMeaning(state.userInput)) return [];
  const own = ownQuestionOf(state);
  if (own === null) return [...facts];
  return facts
    .map((fact) => (mayAnswerOwn(wordsOf(fact), own) ? fact : { ...fact, fit: Math.min(fact.fit, belowSure) }))
    .sort((a, b) => b.fit - a.fit);
}

const belowSure = sureFit * 0.99;
const wordsOf = ({ heading, lead, text, rows }: Fact) =>
  [heading, lead, text, ...rows.map((row) => row.text)].filter((words) => words !== null).join(" ");

/** What tables say to the question, asked once in a turn. */
async function askTables(
  tool: TableQuestions,
  state: ChatState,
  hits: readonly SearchHit[],
  turn: Turn,
): Promise<TableResult[]> {
  const input = tableQuestionOf(state, hits);
  if (input === null) return [];
  try {
    return (await runTool(tool, input, turn)).results;
  } catch (thrown) {
    // What was found stands without them.
    throwInterruption(thrown, turn.signal);
    turn.notice("error", toJihwiError(thrown).says);
    return [];
  }
}

/** What words that were found do not tell: what comes of rows, more than one of them, or of those before. */
const tellsMore = ({ kind, operation, isFollowUp, rows, name }: TableResult) =>
  kind === "worked" &&
  ((operation !== "cells" && operation !== "rows") || isFollowUp || rows.length > 1 || isTableFile(name));

const placeOf = ({ documentId, page, start }: SearchHit) => `${documentId} ${page} ${start}`;
