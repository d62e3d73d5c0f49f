import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { fileFault } from "../faults.ts";
import type { StoreDialect } from "./dialect.ts";
import { NodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { sqliteFault } from "./sqlite-faults.ts";

/** How long a statement waits for another process's write before it fails with `store-busy`. */
const defaultBusyMs = 5000;
/** SQLite itself waits with the whole process standing still, so only this long; the rest of the wait lets others run. */
const standingStillMs = 10;
const cachedStatements = 256;

export interface SqliteOptions {
  readonly dataDir: string;
  readonly busyMs?: number;
}

/** SQLite by `node:sqlite` in a folder: durable at every commit, and open to several processes at once (WAL). */
export function createSqliteDialect(options: SqliteOptions): StoreDialect {
  const database = openDatabase(options);
  return {
    kind: "sqlite",
    where: options.dataDir,
    kysely: new NodeSqliteDialect({ database }, options.busyMs ?? defaultBusyMs),
    blob: "blob",
    // A transaction begins by taking the write lock: nothing more is needed.
    lockMigrations: async () => {},
  };
}

function openDatabase({ dataDir, busyMs = defaultBusyMs }: SqliteOptions): SqliteDatabase {
  let database: DatabaseSync;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(join(dataDir, "jihwi.sqlite"), { timeout: busyMs, enableForeignKeyConstraints: true });
  } catch (thrown) {
    throw fileFault(dataDir, thrown) ?? sqliteFault(dataDir, thrown);
  }
  try {
    // Without secure_delete the words of removed rows stay in the file until others are written over them.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    database.exec(`pragma busy_timeout = ${standingStillMs}`);
  } catch (thrown) {
    database.close();
    throw sqliteFault(dataDir, thrown);
  }
  return adapt(database, dataDir);
}

/** Gives `node:sqlite` the shape that Kysely's SQLite driver expects, with prepared statements kept and errors translated. */
function adapt(database: DatabaseSync, where: string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  function guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (thrown) {
      throw sqliteFault(where, thrown);
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared: StatementSync = guarded(() => database.prepare(sql));
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => guarded(() => prepared.all(...bind(parameters))),
        run: (parameters) => guarded(() => prepared.run(...bind(parameters))),
        iterate: (parameters) => guarded(() => prepared.iterate(...bind(parameters))),
      };
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
      return value;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}
