import { z } from "zod";
import { runTool, tokensOf, wordsOfResult } from "#kernel";
import { documentSearchDeclaration } from "#tools/document-search";
import { gatherClosest, gatherPassages, gatherWhole } from "../../documents/gather.ts";
import { roomForSources } from "../../documents/room-for-sources.ts";
import { asksForWhole } from "../../words/content-words.ts";
import type { ChatTool } from "../chat-tool.ts";

const input = z.object({ query: z.string().describe("Short search words, in the language of the documents") });

/** Passages of the user's own documents. Those that fit into what a model may be given are there whole. */
export const documentSearch: ChatTool = {
  ...documentSearchDeclaration,
  input,
  kind: "documents",
  node: { id: "document-search", title: { ko: "문서 찾기", en: "Documents" } },
  async run(state, turn, { services }) {
    const { reading, library, currentQuery: query } = state;
    const documents = state.documents.map(({ id }) => id);
    const within = library === null ? { documents } : { collections: library.scope };
    const found = await runTool(services.documentSearch, { query, ...within }, turn);
    const { hits } = found;
    const text = wordsOfResult(services.documentSearch, found, turn.language);
    const hasModel = turn.models.forRole("respond") !== null;
    const isOutlined = !hasModel && asksForWhole(state.question, state.documents);
    if (reading !== null && (isOutlined || (hasModel && reading.fits)))
      return { text, change: gatherWhole(state, reading, hits) };
    const gather = hasModel ? gatherPassages : gatherClosest;
    let told = hits;
    let gathered = await gather(state, told, services);
    while (hasModel && told.length > 1 && tokensOf(gathered.sources) > roomForSources(state, turn)) {
      told = told.slice(0, -1);
      gathered = await gather(state, told, services);
    }
    if (library === null) return { text, change: gathered };
    return { text, change: { ...gathered, near: [...state.near, ...hits, ...found.passedOver].map(nameOnly) } };
  },
};

const nameOnly = ({ documentId, name }: { documentId: string; name: string }) => ({ documentId, name });
