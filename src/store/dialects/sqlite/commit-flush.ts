import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const flushFile = promisify(fdatasync);

/**
 * Brings what SQLite has committed to the disk, in a thread of the pool: `synchronous = full` would do it on the main
 * thread, and a disk that is slow for a second would hold up everybody. Writers that come while a flush runs share the next.
 */
export class CommitFlush {
  readonly #log: string;
  readonly #toDisk: (file: number) => Promise<void>;
  #file: number | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** `log` is the write-ahead log, which is there from the first commit until the last connection closes. */
  constructor(log: string, toDisk: (file: number) => Promise<void> = flushFile) {
    this.#log = log;
    this.#toDisk = toDisk;
  }

  /** Ends when everything that was committed before the call is on the disk. */
  flush(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        this.#file ??= openSync(this.#log, "r+");
        this.#running = this.#toDisk(this.#file);
        return this.#running;
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}
