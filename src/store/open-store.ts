import { join } from "node:path";
import { Kysely } from "kysely";
import type { StoreDialect } from "./dialects/dialect.ts";
import { createPostgresDialect } from "./dialects/postgres.ts";
import { createSqliteDialect } from "./dialects/sqlite.ts";
import { deferRemovals, type Files } from "./files/files.ts";
import { createFolderFiles } from "./files/folder-files.ts";
import { createTableFiles } from "./files/table-files.ts";
import { migrations } from "./migrations/index.ts";
import { migrate } from "./migrations/migrate.ts";
import { createRepositories, type Repositories } from "./repositories/index.ts";
import type { Tables } from "./tables.ts";

export interface StoreOptions {
  /** The folder of the embedded store. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of it. */
  readonly databaseUrl?: string | undefined;
  /** How long to wait for another process's write before `store-busy`. */
  readonly busyMs?: number;
}

export interface Store extends Repositories {
  readonly kind: StoreDialect["kind"];
  readonly options: StoreOptions;
  /** All of the work happens, or none of it. Inside, use the repositories that are given, not the store's own. */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the store and brings its schema up to date. What is wrong with it is said here, by one `JihwiError` with the remedy. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const dialect =
    options.databaseUrl === undefined ? createSqliteDialect(options) : await createPostgresDialect(options.databaseUrl);
  const db = new Kysely<Tables>({ dialect: dialect.kysely });
  try {
    await migrate(db, dialect, migrations);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  const filesOf = (connection: Kysely<Tables>): Files =>
    dialect.kind === "sqlite" ? createFolderFiles(join(options.dataDir, "files")) : createTableFiles(connection);
  return {
    ...createRepositories(db, filesOf(db)),
    kind: dialect.kind,
    options,
    async transaction(work) {
      const outside = filesOf(db);
      const removals: string[] = [];
      const result = await db.transaction().execute((transaction) => {
        const files = filesOf(transaction);
        return work(createRepositories(transaction, deferRemovals(files, removals)));
      });
      for (const hash of removals) await outside.remove(hash);
      return result;
    },
    close: () => db.destroy(),
  };
}
