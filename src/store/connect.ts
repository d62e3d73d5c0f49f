import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { StoreDialect } from "./dialects/dialect.ts";
import { createPostgresDialect } from "./dialects/postgres.ts";
import { createSqliteDialect } from "./dialects/sqlite/sqlite-dialect.ts";
import type { Files } from "./files/files.ts";
import { createFolderFiles } from "./files/folder-files.ts";
import { createTableFiles } from "./files/table-files.ts";
import type { Tables } from "./tables.ts";

export interface StoreOptions {
  /** The folder of the embedded store. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of it. */
  readonly databaseUrl?: string | undefined;
  /** How long to wait for another process's write before `store-busy`. */
  readonly busyMs?: number;
}

export interface StoreConnection {
  readonly dialect: StoreDialect;
  readonly db: Kysely<Tables>;
  /** The files as a connection or a transaction sees them. */
  filesOf(connection: Database): Files;
}

/** A connection to the database that the options name, of whichever kind it is. */
export async function connect(options: StoreOptions): Promise<StoreConnection> {
  const dialect =
    options.databaseUrl === undefined ? createSqliteDialect(options) : await createPostgresDialect(options.databaseUrl);
  return {
    dialect,
    db: new Kysely<Tables>({ dialect: dialect.kysely }),
    filesOf: (connection) =>
      dialect.kind === "sqlite" ? createFolderFiles(join(options.dataDir, "files")) : createTableFiles(connection),
  };
}
