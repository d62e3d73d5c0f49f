import { Kysely } from "kysely";
import type { StoreDialect } from "./dialects/dialect.ts";
import { createPostgresDialect } from "./dialects/postgres.ts";
import { createSqliteDialect } from "./dialects/sqlite.ts";
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
  const dialect = await createDialect(options);
  const db = new Kysely<Tables>({ dialect: dialect.kysely });
  try {
    await migrate(db, dialect, migrations);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  return {
    ...createRepositories(db),
    kind: dialect.kind,
    options,
    transaction: (work) => db.transaction().execute((transaction) => work(createRepositories(transaction))),
    close: () => db.destroy(),
  };
}

async function createDialect(options: StoreOptions): Promise<StoreDialect> {
  return options.databaseUrl === undefined ? createSqliteDialect(options) : createPostgresDialect(options.databaseUrl);
}
