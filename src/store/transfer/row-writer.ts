import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Tables } from "../tables.ts";
import { damagedExport } from "./lines.ts";
import { type TransferTable, transferTables } from "./transfer-tables.ts";

type Cell = string | number | null;
type Row = Record<string, Cell>;

const rowsAtOnce = 100;
const cellsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export interface RowWriter {
  write(table: string, row: Row, line: number): Promise<void>;
  flush(): Promise<void>;
  report(): { rows: number; skipped: number };
}

/** Checks imported rows by their table's schema and writes them in batches; a row that is there already stays as it is. */
export function createRowWriter(transaction: Kysely<Tables>): RowWriter {
  const tables = new Map<string, TransferTable>(transferTables.map((table) => [table.name, table]));
  const knownDocuments = new Map<string, string>();
  let batch: { table: TransferTable; rows: Row[] } | null = null;
  let rows = 0;
  let skipped = 0;

  async function flush(): Promise<void> {
    if (batch === null) return;
    const { table, rows: waiting } = batch;
    batch = null;
    const columns = Object.keys(table.schema.shape);
    const values = waiting.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const insert = sql`insert into ${sql.table(table.name)} (${names}) values ${sql.join(values)} on conflict do nothing`;
    const result = await insert.execute(transaction);
    const written = Number(result.numAffectedRows ?? 0n);
    rows += written;
    skipped += waiting.length - written;
  }

  /** The same content may be there as a document with another id: what refers to it then refers to that one. */
  async function meetDocument(row: Row): Promise<void> {
    const known = await transaction
      .selectFrom("documents")
      .select("id")
      .where("contentHash", "=", String(row.contentHash))
      .executeTakeFirst();
    if (known && known.id !== row.id) knownDocuments.set(String(row.id), known.id);
  }

  return {
    flush,
    report: () => ({ rows, skipped }),
    async write(name, given, line) {
      const table = tables.get(name);
      if (table === undefined) throw damagedExport(line, `there is no table ${name}`);
      let row = checked(table, given, line);
      if (name === "documents") await meetDocument(row);
      if (name === "jobs" && row.status === "running") row = { ...row, status: "queued", owner: null };
      // Nobody here runs it: whoever watches goes on with it.
      if (name === "turns" && row.status === "running") row = { ...row, status: "interrupted" };
      const same = knownDocuments.get(String(row.documentId));
      if (same !== undefined && name !== "session_documents") {
        skipped += 1;
        return;
      }
      if (same !== undefined) row = { ...row, documentId: same };
      if (batch !== null && (batch.table !== table || batch.rows.length >= rowsAtOnce)) await flush();
      batch ??= { table, rows: [] };
      batch.rows.push(row);
    },
  };
}

function checked(table: TransferTable, row: Row, line: number): Row {
  const result = table.schema.safeDecode(row);
  if (!result.success) throw damagedExport(line, `${table.name}: ${z.prettifyError(result.error)}`);
  return cellsSchema.parse(table.schema.encode(result.data));
}
