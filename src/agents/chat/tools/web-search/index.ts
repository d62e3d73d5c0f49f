import { z } from "zod";
import { runTool, wordsOfResult } from "#kernel";
import { webSearchDeclaration } from "#tools/web-search";
import { gatherResults } from "../../documents/gather.ts";
import type { ChatTool } from "../chat-tool.ts";

const input = z.object({ query: z.string().describe("Short search words") });

/** Pages of the web. */
export const webSearch: ChatTool = {
  ...webSearchDeclaration,
  input,
  kind: "web",
  node: { id: "web-search", title: { ko: "웹 찾기", en: "Web" } },
  async run(state, turn, { services: { webSearch: tool } }) {
    const output = await runTool(tool, { query: state.currentQuery }, turn);
    return { text: wordsOfResult(tool, output, turn.language), change: gatherResults(state, output.results) };
  },
};
