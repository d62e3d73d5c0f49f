import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";

/** `fold` lets the log begin anew; `empty` also leaves nothing of it in the file. */
export type Checkpoint = "fold" | "empty";
export type CheckpointOrder = Checkpoint | "close";
/** What a thread can hand over of SQLite's error; null where there was none. */
export type CheckpointAnswer = { readonly errcode: number; readonly message: string } | null;

/**
 * Folds the write-ahead log into the database, in a thread with a connection of its own: it writes and flushes
 * thousands of pages, for which the main thread would stand still. The thread starts with the first checkpoint.
 */
export class Checkpoints {
  readonly #file: string;
  #thread: Worker | null = null;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  run(checkpoint: Checkpoint): Promise<void> {
    this.#waiting += 1;
    this.#last = this.#last
      .catch(() => {})
      .then(() => this.#ask(checkpoint))
      .finally(() => {
        this.#waiting -= 1;
      });
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => {});
    const thread = this.#thread;
    if (thread === null) return;
    thread.ref();
    const gone = once(thread, "exit");
    thread.postMessage("close" satisfies CheckpointOrder);
    await gone;
  }

  async #ask(order: Checkpoint): Promise<void> {
    const thread = this.#thread ?? this.#start();
    // Held while its answer is awaited; else the process may end whenever the rest of it has.
    thread.ref();
    try {
      const answered = once(thread, "message");
      thread.postMessage(order satisfies CheckpointOrder);
      const [failed]: CheckpointAnswer[] = await answered;
      if (failed) throw Object.assign(new Error(failed.message), { errcode: failed.errcode });
    } finally {
      thread.unref();
    }
  }

  #start(): Worker {
    const thread = new Worker(workerUrl("store/dialects/sqlite/checkpoint.worker.ts"), { workerData: this.#file });
    // Whoever waits for its answer hears of its error; the next checkpoint starts another.
    const forget = () => {
      this.#thread = null;
    };
    this.#thread = thread.on("error", forget).on("exit", forget);
    return thread;
  }
}
