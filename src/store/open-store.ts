import { connect, type StoreOptions } from "./connect.ts";
import type { StoreDialect } from "./dialects/dialect.ts";
import { deferRemovals } from "./files/files.ts";
import { createKeptRoom, noKeptRoom } from "./kept-room.ts";
import { migrate } from "./migrations/migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import { createRepositories, type Repositories } from "./repositories/index.ts";
import { transferTables } from "./transfer/transfer-tables.ts";

export interface Store extends Repositories {
  readonly kind: StoreDialect["kind"];
  readonly options: StoreOptions;
  /** All of the work happens, or none of it. Inside, use the repositories that are given, not the store's own. */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Removes every row that is no session and no document: papers, inspections, settings, what rules have learned. */
  clear(): Promise<void>;
  /** Does work that makes room, also on a full disk. */
  makingRoom<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What was removed leaves the database's files, as soon as nobody reads in them what was there before. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and brings its schema up to date. What is wrong with it is said here, by one `JihwiError` with the remedy. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dialect, db, filesOf } = await connect(options);
  try {
    await migrate(db, dialect, migrations);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  const room = dialect.kind === "sqlite" ? createKeptRoom(options.dataDir) : noKeptRoom;
  await room.keep();
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
    async clear() {
      await db.transaction().execute(async (transaction) => {
        for (const { name } of transferTables.toReversed()) await transaction.deleteFrom(name).execute();
        for (const name of ["learned_rules", "imports", "sealed_values"] as const)
          await transaction.deleteFrom(name).execute();
      });
    },
    makingRoom: room.making,
    async erase() {
      await dialect.eraseRemoved();
      await room.keep();
    },
    close: () => db.destroy(),
  };
}
