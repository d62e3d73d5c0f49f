import { runTool, wordsOfResult } from "#kernel";
import { placeWord, type SearchHit } from "#protocol";
import { type DocumentSearchOutput, documentSearchDeclaration, passagesAtOnce } from "#tools/document-search";
import { sureFit } from "../../evidence/answer-weights.ts";
import { gatherHits } from "../../evidence/gather.ts";
import { goesOn, workedFact, workedTable } from "../../evidence/worked-fact.ts";
import { soughtOf } from "../../question/sought-of.ts";
import { widenedWords } from "../../question/widened-words.ts";
import type { ChatTool } from "../chat-tool.ts";

/** Passages that other words may bring beside those of the first search. */
const mostNewPassages = 6;
const longestQuery = 400;

/** Passages of the user's own documents. */
export const documentSearch: ChatTool = {
  ...documentSearchDeclaration,
  kind: "documents",
  brings: "sources",
  isPublic: false,
  isAdded: false,
  node: { id: "document-search", title: { ko: "문서 찾기", en: "Documents" } },
  async run(state, turn, { services: { documentSearch: tool } }) {
    const documents = state.documents.map(({ id }) => id);
    const gather = async (output: DocumentSearchOutput) => {
      const change = await gatherHits(state, output.hits, soughtOf(state), turn.language);
      const answers = change.facts.slice(state.facts.length).some(({ fit }) => fit >= sureFit);
      return { text: wordsOfResult(tool, output, turn.language), answers, change };
    };
    const first = await runTool(tool, { query: state.currentQuery, documents }, turn);
    const found = await gather(first);
    const sought = soughtOf(state);
    const worked = workedTable(sought.question, first.hits);
    if (worked !== null) {
      const { header } = worked.table;
      const alike = await runTool(tool, { query: header.join(" ").slice(0, longestQuery), documents }, turn);
      if (!goesOn(worked, [...first.hits, ...alike.hits])) {
        const { sources, facts } = found.change;
        const where = `${worked.hit.name}, ${placeWord(worked.hit)[turn.language]}`;
        const fact = workedFact(worked, { sources, about: sought.query, where, language: turn.language });
        return { text: `${found.text}\n\n${fact.text}`, answers: true, change: { sources, facts: [fact, ...facts] } };
      }
    }
    const sawEverything = first.hits.length < passagesAtOnce;
    const query = widenedWords(state.currentQuery);
    if (found.answers || sawEverything || query === state.currentQuery) return found;
    // Nothing fits: what was asked may stand there in other words.
    const second = await runTool(tool, { query, documents }, turn);
    const isNew = (hit: SearchHit) => !first.hits.some((seen) => placeOf(seen) === placeOf(hit));
    return await gather({ hits: [...first.hits, ...second.hits.filter(isNew).slice(0, mostNewPassages)] });
  },
};

const placeOf = ({ documentId, page, start }: SearchHit) => `${documentId} ${page} ${start}`;
