import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";

/** `fold` lets the log begin anew; `empty` also leaves nothing of it in the file. */
export type Checkpoint = "fold" | "empty";
export type CheckpointOrder = Checkpoint | "close";
/** Whether nobody was in the way; or what a thread can hand over of SQLite's error. */
export type CheckpointAnswer = { readonly done: boolean } | { readonly errcode: number; readonly message: string };

/**
 * Folds the write-ahead log into the database, in a thread with a connection of its own: it writes and flushes
 * thousands of pages, for which the main thread would stand still. The thread starts with the first checkpoint.
 */
export class Checkpoints {
  readonly #file: string;
  #thread: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Whether it was done; else somebody read or wrote all the time. */
  run(checkpoint: Checkpoint): Promise<boolean> {
    if (this.#isClosed) return Promise.reject(new Error("The store is closed"));
    this.#waiting += 1;
    const done = this.#last
      .catch(() => {})
      .then(() => this.#ask(checkpoint))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = done;
    return done;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last.catch(() => {});
    const thread = this.#thread;
    if (thread === null) return;
    thread.ref();
    const gone = once(thread, "exit");
    thread.postMessage("close" satisfies CheckpointOrder);
    // A thread that ends with an error has ended, too.
    await gone.catch(() => {});
  }

  async #ask(order: Checkpoint): Promise<boolean> {
    const thread = this.#thread ?? this.#start();
    const waiting = new AbortController();
    const { signal } = waiting;
    // Held while its answer is awaited; else the process may end whenever the rest of it has.
    thread.ref();
    try {
      const ended = once(thread, "exit", { signal }).then(() => {
        throw new Error("The thread that folds the log has ended");
      });
      const answered: Promise<CheckpointAnswer[]> = once(thread, "message", { signal });
      thread.postMessage(order satisfies CheckpointOrder);
      const [answer] = await Promise.race([answered, ended]);
      if (answer === undefined) return false;
      if ("done" in answer) return answer.done;
      throw Object.assign(new Error(answer.message), { errcode: answer.errcode });
    } finally {
      waiting.abort();
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
