import { runTool, wordsOfResult } from "#kernel";
import { documentSearchDeclaration, pageWord } from "#tools/document-search";
import { sureFit } from "../../evidence/answer-weights.ts";
import { gatherHits } from "../../evidence/gather.ts";
import { soughtOf } from "../../question/sought-of.ts";
import type { ChatTool } from "../chat-tool.ts";

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
    const output = await runTool(tool, { query: state.currentQuery, documents }, turn);
    const change = await gatherHits(state, output.hits, soughtOf(state), (page) => pageWord(page, turn.language));
    const found = change.facts.slice(state.facts.length);
    const text = wordsOfResult(tool, output, turn.language);
    return { text, answers: found.some(({ fit }) => fit >= sureFit), change };
  },
};
