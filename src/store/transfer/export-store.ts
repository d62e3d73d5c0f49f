import { sql } from "kysely";
import { connect } from "../connect.ts";
import type { Database } from "../database.ts";
import type { Files } from "../files/files.ts";
import type { Store } from "../open-store.ts";
import { type ExportLine, exportVersion, headerSchema, linePieceBytes } from "./lines.ts";
import { type TransferTable, transferTables } from "./transfer-tables.ts";

/** Rows read at once: pages may be large. */
const rowsAtOnce = 50;

type Row = Record<string, unknown>;

/**
 * Everything of a store, line by line as JSON, as it was in one moment: it reads by a connection of its own, while the
 * store goes on being used.
 */
export async function* exportStore(store: Pick<Store, "options">): AsyncGenerator<string> {
  const { db, filesOf } = await connect(store.options);
  try {
    const snapshot = await db
      .startTransaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute();
    try {
      yield JSON.stringify(headerSchema.parse({ jihwi: "export", version: exportVersion, exportedAt: Date.now() }));
      let lines = 1;
      for await (const line of linesOf(snapshot, filesOf(snapshot))) {
        lines += 1;
        yield JSON.stringify(line);
      }
      yield JSON.stringify({ end: true, lines } satisfies ExportLine);
    } finally {
      await snapshot.rollback().execute();
    }
  } finally {
    await db.destroy();
  }
}

async function* linesOf(snapshot: Database, files: Files): AsyncGenerator<object> {
  for (const table of transferTables) {
    for await (const row of rowsOf(snapshot, table)) yield { table: table.name, row };
  }
  for await (const hash of files.list()) yield* fileLines(files, hash);
}

async function* rowsOf(snapshot: Database, table: TransferTable): AsyncGenerator<Row> {
  const columns = Object.keys(table.schema.shape).map((column) => sql.ref(column));
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  let last: unknown[] | null = null;
  for (;;) {
    const after: ReturnType<typeof sql> = last === null ? sql`` : sql`where (${key}) > (${sql.join(last)})`;
    const query = sql<Row>`select ${sql.join(columns)} from ${sql.table(table.name)} ${after} order by ${key} limit ${sql.lit(rowsAtOnce)}`;
    const { rows } = await query.execute(snapshot);
    yield* rows;
    const final = rows.at(-1);
    if (final === undefined || rows.length < rowsAtOnce) return;
    last = table.key.map((column) => final[column]);
  }
}

async function* fileLines(files: Files, hash: string): AsyncGenerator<ExportLine> {
  yield { file: hash };
  for await (const part of files.read(hash)) {
    for (let start = 0; start < part.length; start += linePieceBytes) {
      yield { piece: Buffer.from(part.subarray(start, start + linePieceBytes)).toString("base64") };
    }
  }
  yield { fileEnd: hash };
}
