export { describeTableResult } from "./describe-result.ts";
export { listTables, queryTableDeclaration, queryTableTool } from "./query-table-tool.ts";
export { readTableQuestion } from "./read-table-question.ts";
export { readTables } from "./read-tables.ts";
export { isProblem, runTableQuery } from "./run-table-query.ts";
export type { DocumentTable } from "./table.ts";
export { type TableQuery, tableQuerySchema } from "./table-query.ts";
