import type { SearchHit } from "#protocol";
import { documentSearchDeclaration } from "#tools/document-search";
import type { ChatState } from "../state.ts";
import { isTableFile } from "./table-file.ts";
import type { TableQuestionInput } from "./table-questions.ts";

/** Tables of no more documents are read for one question: those that were found first. */
const mostDocuments = 30;
const longestQuestion = 1_000;
const holdsRow = /^\s*\|.*\|\s*$|\t/m;

/** What is asked of the tables of a turn's documents; null where there are none, or they were asked already. */
export function tableQuestionOf(state: ChatState, hits: readonly SearchHit[]): TableQuestionInput | null {
  if (state.toolHistory.some(({ tool }) => tool === documentSearchDeclaration.name)) return null;
  const found = hits.filter(({ text }) => holdsRow.test(text)).map(({ documentId }) => documentId);
  const whole = state.documents.filter(({ name }) => isTableFile(name)).map(({ id }) => id);
  const documents = [...new Set([...found, ...whole])].slice(0, mostDocuments);
  if (documents.length === 0) return null;
  // A model has completed the question in words of its own.
  const isRewritten = state.question !== state.asked;
  const said = state.messages
    .filter(({ role }) => role === "user")
    .map(({ text }) => text.trim().slice(0, longestQuestion));
  return {
    question: (isRewritten ? state.question : state.userInput).trim().slice(0, longestQuestion),
    earlier: isRewritten ? [] : said.filter((text) => text !== ""),
    documents,
  };
}
