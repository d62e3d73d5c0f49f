import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { fileFault } from "../../faults.ts";
import { makeFolder } from "../../make-folder.ts";
import { type StoreDialect, storableText } from "../dialect.ts";
import { adaptDatabase } from "./adapt-database.ts";
import { PatientDriver } from "./patient-driver.ts";
import { sqliteFault } from "./sqlite-faults.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

/** How long a statement waits for another process's write before it fails with `store-busy`. */
const defaultBusyMs = 5000;
/** SQLite itself waits with the whole process standing still, so only this long; the rest of the wait lets others run. */
const standingStillMs = 10;

export interface SqliteOptions {
  readonly dataDir: string;
  readonly busyMs?: number;
}

/** SQLite by `node:sqlite` in a folder: durable at every commit, and open to several processes at once (WAL). */
export function createSqliteDialect({ dataDir, busyMs = defaultBusyMs }: SqliteOptions): StoreDialect {
  const { database, log } = openDatabase(dataDir, busyMs);
  const driver = () => new PatientDriver({ database: adaptDatabase(database, dataDir) }, busyMs, log);
  return {
    kind: "sqlite",
    where: dataDir,
    kysely: {
      createDriver: driver,
      createAdapter: () => new OwnLockAdapter(),
      createQueryCompiler: () => new TextSafeCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    types: { blob: "blob", serial: "integer primary key autoincrement" },
    // A transaction begins by taking the write lock: nothing more is needed.
    lockMigrations: async () => {},
    eraseRemoved: async () => log?.empty(),
  };
}

function openDatabase(where: string, busyMs: number): { database: DatabaseSync; log: WriteAheadLog | null } {
  const file = join(where, "jihwi.sqlite");
  let database: DatabaseSync;
  try {
    makeFolder(where);
    // A folder that was made for Jihwi beforehand; one that holds other things is shared on purpose, and doctor says so.
    if (readdirSync(where).length === 0) closeToOthers(where);
    database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
  } catch (thrown) {
    throw fileFault(where, thrown) ?? sqliteFault(where, thrown);
  }
  try {
    const journal = database.prepare("pragma journal_mode = wal").get();
    // Without secure_delete the words of removed rows stay in the file until others are written over them.
    database.exec(`pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = ${standingStillMs}`);
    for (const end of ["", "-wal", "-shm"]) closeToOthers(file + end);
    // Some network disks cannot have such a log: there SQLite flushes by itself.
    return { database, log: journal?.journal_mode === "wal" ? new WriteAheadLog(database, { where, file }) : null };
  } catch (thrown) {
    database.close();
    throw sqliteFault(where, thrown);
  }
}

/** Other users of the machine may not read what is this user's. Windows has no such modes. */
function closeToOthers(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there !== undefined && there.uid === process.geteuid?.() && (there.mode & 0o077) !== 0)
    chmodSync(path, there.mode & 0o700);
}

/** Kysely's own lock on the one connection would be held until the disk has answered; the driver's is not. */
export class OwnLockAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class TextSafeCompiler extends SqliteQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === "string" ? storableText(parameter) : parameter);
  }
}
