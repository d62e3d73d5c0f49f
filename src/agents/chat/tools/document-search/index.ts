import { z } from "zod";
import { runTool, wordsOfResult } from "#kernel";
import { documentSearchDeclaration } from "#tools/document-search";
import { gatherClosest, gatherPassages, gatherWhole } from "../../documents/gather.ts";
import { asksForWhole } from "../../words/asks-for-whole.ts";
import type { ChatTool } from "../chat-tool.ts";

const input = z.object({ query: z.string().describe("Short search words, in the language of the documents") });

/** Passages of the user's own documents. Those that fit into what a model may be given are there whole. */
export const documentSearch: ChatTool = {
  ...documentSearchDeclaration,
  input,
  kind: "documents",
  node: { id: "document-search", title: { ko: "문서 찾기", en: "Documents" } },
  async run(state, turn, { services }) {
    const documents = state.documents.map(({ id }) => id);
    const { hits } = await runTool(services.documentSearch, { query: state.currentQuery, documents }, turn);
    const text = wordsOfResult(services.documentSearch, { hits }, turn.language);
    const { reading } = state;
    const hasModel = turn.models.forRole("respond") !== null;
    const isOutlined = !hasModel && asksForWhole(state.question, state.documents);
    if (reading !== null && (isOutlined || (hasModel && reading.fits)))
      return { text, change: gatherWhole(state, reading, hits) };
    const gather = hasModel ? gatherPassages : gatherClosest;
    return { text, change: await gather(state, hits, services) };
  },
};
