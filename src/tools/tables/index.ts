export { describeTableResult, describeUsedRows } from "./describe-result.ts";
export {
  listTables,
  partsWith,
  type QueryTableInput,
  type QueryTableOutput,
  queryTableDeclaration,
  queryTableTool,
} from "./query-table-tool.ts";
export { readTableQuestion } from "./read-table-question.ts";
export { readTables } from "./read-tables.ts";
export { isProblem, runTableQuery, type TableProblem, type TableResult } from "./run-table-query.ts";
export { type DocumentTable, type TableDocument, tableName } from "./table.ts";
export { type TableQuery, tableQuerySchema } from "./table-query.ts";
