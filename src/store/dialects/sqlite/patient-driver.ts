import { setImmediate, setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { JihwiError } from "#protocol";
import type { WriteAheadLog } from "./write-ahead-log.ts";

/** Where what is written becomes durable, beside the main thread. */
type DurableLog = Pick<WriteAheadLog, "flush" | "close">;

const longestHoldMs = 10;
const writesNothing = /^\s*(?:select|begin|rollback|with(?![\s\S]*\b(?:insert|update|delete)\b))\b/iu;

/**
 * One connection, for one user at a time. A transaction takes the write lock when it begins: one that reads first and
 * writes later could not wait for another process. So only its beginning and single statements ever meet a busy store,
 * and both can simply be tried again.
 */
export class PatientDriver extends SqliteDriver {
  readonly #busyMs: number;
  readonly #log: DurableLog | null;
  #heldSince = performance.now();
  #free: Promise<void> = Promise.resolve();
  #release = () => {};
  #wrote = false;
  readonly #unfinished = new Set<Promise<unknown>>();
  readonly #patient = new WeakSet<DatabaseConnection>();

  constructor(config: SqliteDialectConfig, busyMs: number, log: DurableLog | null) {
    super(config);
    this.#busyMs = busyMs;
    this.#log = log;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    this.#wrote = false;
    const connection = await super.acquireConnection();
    if (!this.#patient.has(connection)) this.#makePatient(connection);
    return connection;
  }

  /** The next user need not wait for the disk; the one who wrote hears of its end only after. */
  override async releaseConnection(): Promise<void> {
    const flushed = this.#wrote && this.#log ? this.#follow(this.#log.flush()) : null;
    this.#release();
    await flushed;
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

  override async destroy(): Promise<void> {
    // What is finished may go on with its next statement.
    for (; this.#unfinished.size > 0; await setImmediate()) await Promise.allSettled(this.#unfinished);
    await super.destroy();
    await this.#log?.close();
  }

  #makePatient(connection: DatabaseConnection): void {
    this.#patient.add(connection);
    const execute = connection.executeQuery.bind(connection);
    const patiently: DatabaseConnection["executeQuery"] = async (query, options) => {
      await this.#letOthersIn();
      if (!SelectQueryNode.is(query.query) && !writesNothing.test(query.sql)) this.#wrote = true;
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
    connection.executeQuery = (query, options) => this.#follow(patiently(query, options));
  }

  /** Statements run on the main thread and await nothing: a long row of them would keep everybody else out. */
  async #letOthersIn(): Promise<void> {
    if (performance.now() - this.#heldSince < longestHoldMs) return;
    await setImmediate();
    this.#heldSince = performance.now();
  }

  /** What lets others in is finished before the database is closed. */
  #follow<Result>(work: Promise<Result>): Promise<Result> {
    const followed = work.finally(() => this.#unfinished.delete(followed));
    this.#unfinished.add(followed);
    return followed;
  }
}
