import { runTool, wordsOfResult } from "#kernel";
import { webSearchDeclaration } from "#tools/web-search";
import { gatherResults } from "../../evidence/gather.ts";
import { soughtOf } from "../../question/sought-of.ts";
import type { ChatTool } from "../chat-tool.ts";

/** Pages of the web. */
export const webSearch: ChatTool = {
  ...webSearchDeclaration,
  kind: "web",
  brings: "sources",
  isPublic: true,
  isAdded: false,
  node: { id: "web-search", title: { ko: "웹 찾기", en: "Web" } },
  async run(state, turn, { services: { webSearch: tool } }) {
    const output = await runTool(tool, { query: state.currentQuery }, turn);
    const change = await gatherResults(state, output.results, soughtOf(state));
    return { text: wordsOfResult(tool, output, turn.language), change };
  },
};
