import { z } from "zod";
import { runTool, wordsOfResult } from "#kernel";
import { queryTableDeclaration, queryTableTool, tableQuerySchema } from "#tools/tables";
import { gatherParts } from "../../documents/gather.ts";
import type { ChatTool } from "../chat-tool.ts";

const input = z.object({ query: tableQuerySchema });

/** What a table of the documents has in its cells, or what comes of all its rows: computed by code. */
export const tableQuery: ChatTool = {
  ...queryTableDeclaration,
  input,
  kind: "tables",
  node: { id: "table-query", title: { ko: "표 계산", en: "Table" } },
  async run(state, turn) {
    const { query } = z.parse(input, state.currentInput);
    const tool = queryTableTool(async () => state.reading?.tables ?? []);
    const output = await runTool(tool, { query, documents: state.documents.map(({ id }) => id) }, turn);
    const text = wordsOfResult(tool, output, turn.language);
    if (output.source === null) return { text };
    const { documentId, name, parts, rows, rowCount } = output.source;
    // Rules show the rows in their answer.
    if (turn.models.forRole("respond") !== null) turn.show("used-rows", { name, rows, count: rowCount });
    const url = state.reading?.documents.find(({ id }) => id === documentId)?.url ?? null;
    const change = gatherParts(state, { documentId, name, url }, parts);
    const marks = change.sources.slice(state.sources.length).map(({ id }) => `[${id}]`);
    return { text: `${text}\n\n${marks.join(" ")}`.trim(), change: { ...change, closest: state.closest } };
  },
};
