import { sql } from "kysely";
import type { Database } from "../database.ts";
import { asImported } from "./as-imported.ts";
import type { TransferRow } from "./lines.ts";
import { checkedRow, type TransferTable, transferTableNamed } from "./transfer-tables.ts";

const rowsAtOnce = 100;

export interface RowWriter {
  write(table: string, row: TransferRow, line: number): Promise<void>;
  /** Only remembers what a row that was written before means for those after it. */
  recall(table: string, row: TransferRow): Promise<void>;
  flush(): Promise<void>;
  report(): { rows: number; skipped: number };
}

/** Checks imported rows by their table's schema and writes them in batches; a row that is there already stays as it is. */
export function createRowWriter(connection: () => Database, merge: boolean): RowWriter {
  const knownDocuments = new Map<string, string>();
  let batch: { table: TransferTable; rows: TransferRow[] } | null = null;
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
    const result = await insert.execute(connection());
    const written = Number(result.numAffectedRows ?? 0n);
    rows += written;
    skipped += waiting.length - written;
  }

  /** The same content may be there as a document with another id: what refers to it then refers to that one. */
  async function recall(table: string, row: TransferRow): Promise<void> {
    if (table !== "documents") return;
    const known = await connection()
      .selectFrom("documents")
      .select("id")
      .where("contentHash", "=", String(row.contentHash))
      .executeTakeFirst();
    if (known && known.id !== row.id) knownDocuments.set(String(row.id), known.id);
  }

  return {
    flush,
    recall,
    report: () => ({ rows, skipped }),
    async write(name, given, line) {
      const table = transferTableNamed(name, line);
      let row = asImported(name, checkedRow(table, given, line), merge);
      if (row === null) return;
      await recall(name, row);
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
