import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import { JihwiError } from "#protocol";
import { fileFault, storeFaults } from "../faults.ts";
import { newId } from "../ids.ts";
import { type StoreDialect, storableText } from "./dialect.ts";

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
    database.exec("pragma journal_mode = wal; pragma synchronous = full;");
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

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #busyMs: number;
  constructor(config: SqliteDialectConfig, busyMs: number) {
    super(config);
    this.#config = config;
    this.#busyMs = busyMs;
  }
  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config, this.#busyMs);
  }
  override createQueryCompiler(): SqliteQueryCompiler {
    return new TextSafeCompiler();
  }
}

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later could not wait for another
 * process. So only its beginning and single statements ever meet a busy store, and both can simply be tried again.
 */
class PatientDriver extends SqliteDriver {
  readonly #busyMs: number;
  readonly #patient = new WeakSet<DatabaseConnection>();
  constructor(config: SqliteDialectConfig, busyMs: number) {
    super(config);
    this.#busyMs = busyMs;
  }
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    // One that only reads keeps no writer waiting, and none keeps it.
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === "read only" ? "begin" : "begin immediate"),
    );
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#patient.has(connection)) return connection;
    this.#patient.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      for (const giveUpAt = Date.now() + this.#busyMs; ; ) {
        try {
          return await execute(query, options);
        } catch (thrown) {
          const busy = thrown instanceof JihwiError && thrown.code === "store-busy";
          if (!busy || Date.now() >= giveUpAt) throw thrown;
          await setTimeout(5 + Math.random() * 20);
        }
      }
    };
    return connection;
  }
}

class TextSafeCompiler extends SqliteQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === "string" ? storableText(parameter) : parameter);
  }
}

/** Result codes: https://sqlite.org/rescode.html; the low byte is the primary one. */
export function sqliteFault(where: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !("errcode" in thrown) || typeof thrown.errcode !== "number") return thrown;
  const detail = thrown.message;
  switch (thrown.errcode) {
    case 778: // a write that the system refused, as file size limits and some full disks do
      return storeFaults.full(where, thrown);
    case 787:
      return storeFaults.missingReference(detail, thrown);
    case 1555:
    case 2067:
      return storeFaults.conflict(detail, thrown);
  }
  switch (thrown.errcode & 0xff) {
    case 5:
    case 6:
      return storeFaults.busy(where, thrown);
    case 8:
      return storeFaults.readOnly(where, thrown);
    case 11:
    case 26:
      return storeFaults.damaged(where, thrown);
    case 13:
      return storeFaults.full(where, thrown);
    case 14:
      return folderFault(where) ?? storeFaults.unavailable(where, { ko: detail, en: detail }, thrown);
    case 10:
      return storeFaults.unavailable(where, { ko: detail, en: detail }, thrown);
    default:
      return thrown;
  }
}

/** SQLite does not say why it could not open a file; trying to make one in the same folder does. */
function folderFault(folder: string): JihwiError | null {
  const probe = join(folder, `${newId()}.probe`);
  try {
    closeSync(openSync(probe, "wx"));
    rmSync(probe);
    return null;
  } catch (thrown) {
    return fileFault(folder, thrown);
  }
}
