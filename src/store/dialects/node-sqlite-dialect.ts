import { setImmediate, setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { JihwiError } from "#protocol";
import { storableText } from "./dialect.ts";

/** Kysely's SQLite dialect, made fit for several processes on one file. */
export class NodeSqliteDialect extends SqliteDialect {
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

const longestHoldMs = 10;

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later could not wait for another
 * process. So only its beginning and single statements ever meet a busy store, and both can simply be tried again.
 */
class PatientDriver extends SqliteDriver {
  readonly #busyMs: number;
  #heldSince = performance.now();
  readonly #unfinished = new Set<Promise<unknown>>();
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
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself: that there is nothing left to roll back must not hide why.
    await super.rollbackTransaction(connection).catch(() => {});
  }
  /** Statements run on the main thread and await nothing: a long row of them would keep everybody else out. */
  async #letOthersIn(): Promise<void> {
    if (performance.now() - this.#heldSince < longestHoldMs) return;
    await setImmediate();
    this.#heldSince = performance.now();
  }
  /** A statement that lets others in is finished before the database is closed. */
  #follow<Result>(statement: Promise<Result>): Promise<Result> {
    const followed = statement.finally(() => this.#unfinished.delete(followed));
    this.#unfinished.add(followed);
    return followed;
  }
  override async destroy(): Promise<void> {
    await Promise.allSettled(this.#unfinished);
    await super.destroy();
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#patient.has(connection)) return connection;
    this.#patient.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => this.#follow(patiently(query, options));
    const patiently: DatabaseConnection["executeQuery"] = async (query, options) => {
      await this.#letOthersIn();
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
