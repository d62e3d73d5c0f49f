import { z } from "zod";
import { defineTool, type Tool } from "#kernel";
import type { Localized } from "#protocol";
import { describeTableResult, describeUsedRows } from "./describe-result.ts";
import { isProblem, runTableQuery } from "./run-table-query.ts";
import { type DocumentTable, type TablePart, tableName } from "./table.ts";
import { tableQuerySchema } from "./table-query.ts";

const inputSchema = z.object({ query: tableQuerySchema, documents: z.array(z.string()).min(1) });
const outputSchema = z.object({
  /** The result in words, in the language of the run. */
  text: z.string(),
  /** Where the rows that were used stand; null where nothing was computed. */
  source: z
    .object({
      documentId: z.string(),
      name: z.string(),
      table: z.string(),
      rows: z.string(),
      rowCount: z.number().int(),
      parts: z.array(
        z.object({ page: z.number().int(), start: z.number().int(), end: z.number().int(), text: z.string() }),
      ),
    })
    .nullable(),
});
export type QueryTableInput = z.infer<typeof inputSchema>;
export type QueryTableOutput = z.infer<typeof outputSchema>;

export const queryTableDeclaration: {
  readonly name: string;
  readonly title: Localized;
  readonly description: Localized;
} = {
  name: "query_table",
  title: { ko: "표 계산", en: "Table query" },
  description: {
    ko: "문서에 있는 표의 모든 행에서 값을 찾거나 합계·평균·최대·최소·개수를 계산",
    en: "look cells up or compute sums, means, extremes and counts over all rows of a table in the documents",
  },
};

/** As many parts of a table are told as sources. */
const mostParts = 6;

/** Computes a typed query over the tables of documents. */
export function queryTableTool(
  tablesOf: (documents: readonly string[]) => Promise<readonly DocumentTable[]>,
): Tool<QueryTableInput, QueryTableOutput> {
  return defineTool({
    ...queryTableDeclaration,
    input: inputSchema,
    output: outputSchema,
    async run({ query, documents }, { run }) {
      const result = await runTableQuery(query, await tablesOf(documents));
      const text = describeTableResult(result, query, run.language);
      if (isProblem(result)) return { text, source: null };
      const { table, used } = result;
      return {
        text,
        source: {
          documentId: table.documentId,
          name: table.name,
          table: tableName(table),
          rows: describeUsedRows(result) ?? "",
          rowCount: used.length,
          parts: partsWith(table, new Set(used.map(({ page }) => page))),
        },
      };
    },
    // A table of results says less than what it was computed of.
    summary: ({ text }) => text.split("\n").at(text.startsWith("|") ? -1 : 0) ?? "",
    words: ({ text, source }) => (source === null ? text : `${text}\n\n${source.rows}`),
  });
}

/** The parts of a table on these pages. */
export function partsWith({ parts }: DocumentTable, pages: ReadonlySet<number>): TablePart[] {
  return parts.filter(({ page }) => pages.has(page)).slice(0, mostParts);
}

/** The tables as a model is told of them: name, columns, and the first rows, where it does not read them anyway. */
export function listTables(tables: readonly DocumentTable[], rowsEach = 3): string {
  return tables
    .filter(({ head, rows }) => head.length > 1 && rows.length > 0)
    .map((table) => {
      const rows = table.rows.slice(0, rowsEach).map(({ cells }) => `  ${cells.join(" | ")}`);
      return [`- ${tableName(table)} (${table.rows.length})`, `  ${table.head.join(" | ")}`, ...rows].join("\n");
    })
    .join("\n");
}
