import type { DatabaseSync } from "node:sqlite";
import { fileFault } from "../../faults.ts";
import { Checkpoints } from "./checkpoints.ts";
import { CommitFlush } from "./commit-flush.ts";
import { sqliteFault } from "./sqlite-faults.ts";

/** Pages, of 4 kB. */
const foldEvery = 1000;
/** By SQLite itself, on the main thread: only when the thread for it cannot keep up, or could not start. */
const foldAtTheLatestFrom = 16_000;

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
  readonly #database: DatabaseSync;
  readonly #where: string;
  readonly #flush: CommitFlush;
  readonly #checkpoints: Checkpoints;
  #foldFrom = foldEvery;

  constructor(database: DatabaseSync, { where, file }: LogPlace) {
    database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${foldAtTheLatestFrom}`);
    this.#database = database;
    this.#where = where;
    this.#flush = new CommitFlush(`${file}-wal`);
    this.#checkpoints = new Checkpoints(file);
  }

  /** Called between two users of the connection; ends when all that was committed is on the disk. */
  async flush(): Promise<void> {
    this.#foldWhatHasGrown();
    await this.#flush.flush().catch((thrown) => {
      throw fileFault(this.#where, thrown) ?? thrown;
    });
  }

  async empty(): Promise<void> {
    await this.#checkpoints.run("empty").catch((thrown) => {
      throw sqliteFault(this.#where, thrown);
    });
  }

  /** Once the database is closed: if it was the last connection, the thread's is, and folds the rest. */
  async close(): Promise<void> {
    this.#flush.close();
    await this.#checkpoints.close();
  }

  #foldWhatHasGrown(): void {
    if (!this.#checkpoints.idle) return;
    const counts = this.#database.prepare("pragma wal_checkpoint(noop)").get();
    const unfolded = Number(counts?.log) - Number(counts?.checkpointed);
    if (unfolded >= this.#foldFrom) {
      // Nobody waits for it, and a log that could not be folded loses nothing: it is tried again when it has grown.
      this.#checkpoints.run("fold").catch(() => {});
      this.#foldFrom = unfolded + foldEvery;
    } else if (unfolded < foldEvery) this.#foldFrom = foldEvery;
  }
}
