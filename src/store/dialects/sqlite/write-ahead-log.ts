import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileFault, storeFaults } from "../../faults.ts";
import { Checkpoints } from "./checkpoints.ts";
import { CommitFlush } from "./commit-flush.ts";
import { sqliteFault } from "./sqlite-faults.ts";

/** Pages, of 4 kB. */
const foldEvery = 1000;
/** By SQLite itself, on the main thread: only when the thread for it cannot keep up, or could not start. */
const foldAtTheLatestFrom = 16_000;

/** So long an emptied log is waited for; then it is emptied behind the next write, or when the store closes. */
const emptyWithinMs = 5000;

export interface LogPlace {
  /** The folder, for messages. */
  readonly where: string;
  readonly file: string;
}

/**
 * The log to which SQLite commits. What it holds is flushed, and folded into the database, by other threads than the
 * main one; still no writer hears that its rows are stored before they are on the disk.
 */
export class WriteAheadLog {
  readonly #counts: StatementSync;
  readonly #where: string;
  readonly #flush: CommitFlush;
  readonly #checkpoints: Checkpoints;
  #foldFrom = foldEvery;
  /** What was removed is still in the log. */
  #isToBeEmptied = false;
  /** After a flush that failed the system takes the log's pages for written: only a whole checkpoint tells that they are. */
  #isDoubtful = false;

  constructor(database: DatabaseSync, { where, file }: LogPlace) {
    database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${foldAtTheLatestFrom}`);
    this.#counts = database.prepare("pragma wal_checkpoint(noop)");
    this.#where = where;
    this.#flush = new CommitFlush(`${file}-wal`);
    this.#checkpoints = new Checkpoints(file);
  }

  /** Called between two users of the connection; ends when all that was committed is on the disk. */
  async flush(): Promise<void> {
    this.#foldWhatHasGrown();
    if (this.#isDoubtful) return await this.#makeSure();
    try {
      await this.#flush.flush();
    } catch (thrown) {
      this.#isDoubtful = true;
      throw fileFault(this.#where, thrown) ?? thrown;
    }
  }

  /** Everything that was removed leaves the log: now, or as soon as nobody reads in it any more. */
  async empty(): Promise<void> {
    this.#isToBeEmptied = true;
    for (const giveUpAt = Date.now() + emptyWithinMs; Date.now() < giveUpAt; await setTimeout(50))
      if (await this.#tryToEmpty()) return;
  }

  /** Once the database is closed: if it was the last connection, the thread's is, and folds the rest. */
  async close(): Promise<void> {
    await this.#flush.close();
    await this.#checkpoints.close();
  }

  async #tryToEmpty(): Promise<boolean> {
    try {
      if (!(await this.#checkpoints.run("empty"))) return false;
    } catch (thrown) {
      throw sqliteFault(this.#where, thrown);
    }
    this.#isToBeEmptied = false;
    this.#isDoubtful = false;
    return true;
  }

  async #makeSure(): Promise<void> {
    if (!(await this.#tryToEmpty())) throw storeFaults.busy(this.#where);
  }

  #foldWhatHasGrown(): void {
    if (!this.#checkpoints.idle) return;
    // Nobody waits for these, and a log that could not be folded loses nothing: it is tried again.
    if (this.#isToBeEmptied) {
      this.#tryToEmpty().catch(() => {});
      return;
    }
    const counts = this.#counts.get();
    const unfolded = Number(counts?.log) - Number(counts?.checkpointed);
    if (unfolded >= this.#foldFrom) {
      this.#checkpoints.run("fold").catch(() => {});
      this.#foldFrom = unfolded + foldEvery;
    } else if (unfolded < foldEvery) this.#foldFrom = foldEvery;
  }
}
