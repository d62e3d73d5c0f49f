import { sql } from "kysely";
import { connect, type StoreConnection } from "../connect.ts";
import type { Database } from "../database.ts";
import { storeFailure } from "../failure.ts";
import type { Files } from "../files/files.ts";
import type { Store } from "../open-store.ts";
import { damagedExport, otherContent } from "./lines.ts";
import {
  type CheckedExport,
  checkExport,
  type ExportItem,
  type ImportOptions,
  type OpenExport,
  readExport,
} from "./read-export.ts";
import { createRowWriter, type RowWriter } from "./row-writer.ts";
import { transferTables } from "./transfer-tables.ts";

export interface TransferReport {
  readonly rows: number;
  /** Rows that were there already. */
  readonly skipped: number;
  /** Settings that no file decides here: leave for tools, and with `merge` nearly all, and watched folders. */
  readonly leftOut: number;
  readonly files: number;
  /** Rows of each table: in the export without those left out, and in the store afterwards. */
  readonly tables: Readonly<Record<string, { readonly exported: number; readonly stored: number }>>;
  /** Whether an import of the same export had been cut off, and went on. */
  readonly resumed: boolean;
}

/** Lines that are committed together. */
const linesAtOnce = 2000;

/**
 * Brings an export in. It is checked whole before anything is written; then it is committed part by part, and running the
 * same import again goes on where one was cut off. The search index is not part of it and has to be built afterwards.
 */
export async function importStore(
  store: Pick<Store, "options">,
  open: OpenExport,
  options: ImportOptions = {},
): Promise<TransferReport> {
  const connection = await connect(store.options);
  const { db, dialect } = connection;
  try {
    const checked = await checkExport(open, dialect.where, options);
    await refuseMissingFiles(checked, connection.filesOf(db));
    const from = await lineReached(db, checked.id);
    if (from === 0 && !options.merge) await refuseUnlessEmpty(db, dialect.where);
    const written = await writeAll(connection, open, checked, from, options);
    await chooseLeaves(db);
    const tables = await countTables(db, checked);
    if (!options.merge) refuseMissing(tables);
    await db.updateTable("imports").set({ endedAt: Date.now() }).where("id", "=", checked.id).execute();
    return { ...written, leftOut: checked.leftOut, files: checked.files, tables, resumed: from > 0 };
  } finally {
    await db.destroy();
  }
}

/** Sessions that show no branch yet show the one that ends with their newest message. */
async function chooseLeaves(db: Database): Promise<void> {
  await sql`update "sessions" set "leafId" = (
      select "messages"."id" from "messages" where "messages"."sessionId" = "sessions"."id"
      order by "messages"."position" desc limit 1)
    where "leafId" is null`.execute(db);
}

/** A document without its bytes could neither be opened nor removed. */
async function refuseMissingFiles({ missingFiles }: CheckedExport, files: Files): Promise<void> {
  for (const { hash, line } of missingFiles)
    if (!(await files.has(hash)))
      throw damagedExport(line, { ko: "문서의 파일이 없습니다", en: "the file of the document is missing" });
}

/** The line after which an unfinished import of the same export goes on; 0 when there is none. */
async function lineReached(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom("imports")
    .select("line")
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.line ?? 0;
}

async function writeAll(
  { db, dialect, filesOf }: StoreConnection,
  open: OpenExport,
  { id }: CheckedExport,
  from: number,
  { merge = false, signal }: ImportOptions,
): Promise<{ rows: number; skipped: number }> {
  let current: Database = db;
  const writer = createRowWriter(() => current, merge);

  async function commit(items: readonly ExportItem[]): Promise<void> {
    const last = items.at(-1);
    if (last === undefined) return;
    await db.transaction().execute(async (transaction) => {
      current = transaction;
      for (const item of items) await bring(item, writer, filesOf(transaction));
      await writer.flush();
      await reach(transaction, id, last.line);
    });
    current = db;
  }

  let waiting: ExportItem[] = [];
  for await (const item of readExport(open, dialect.where)) {
    signal?.throwIfAborted();
    if (item.line <= from) await pass(item, writer);
    else if (item.kind === "file") {
      await commit(waiting);
      await commit([item]);
      waiting = [];
    } else if (waiting.push(item) >= linesAtOnce) {
      await commit(waiting);
      waiting = [];
    }
  }
  await commit(waiting);
  return writer.report();
}

async function bring(item: ExportItem, writer: RowWriter, files: ReturnType<StoreConnection["filesOf"]>) {
  if (item.kind === "row") return writer.write(item.table, item.row, item.line);
  const file = await files.put(item.pieces);
  if (file.hash === item.hash) return;
  await files.remove(file.hash);
  throw otherContent(item.line);
}

/** What an earlier run has committed is only read. */
async function pass(item: ExportItem, writer: RowWriter): Promise<void> {
  if (item.kind === "row") return writer.recall(item.table, item.row);
  const pieces = item.pieces[Symbol.asyncIterator]();
  while (!(await pieces.next()).done);
}

async function reach(transaction: Database, id: string, line: number): Promise<void> {
  await transaction
    .insertInto("imports")
    .values({ id, line, startedAt: Date.now(), endedAt: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ line, endedAt: null }))
    .execute();
}

async function countTables(db: Database, { rows }: CheckedExport): Promise<TransferReport["tables"]> {
  const counts: Record<string, { exported: number; stored: number }> = {};
  for (const { name } of transferTables) {
    const result = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(name)}`.execute(db);
    counts[name] = { exported: rows.get(name) ?? 0, stored: Number(result.rows[0]?.count ?? 0) };
  }
  return counts;
}

function refuseMissing(tables: TransferReport["tables"]): void {
  const missing = Object.entries(tables).filter(([, { exported, stored }]) => stored < exported);
  if (missing.length === 0) return;
  const what = missing.map(([name, { exported, stored }]) => `${name} ${stored}/${exported}`).join(", ");
  throw storeFailure("rows-missing", { what });
}

async function refuseUnlessEmpty(db: Database, where: string): Promise<void> {
  for (const { name } of transferTables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    throw storeFailure("store-not-empty", {}, { place: where });
  }
}
