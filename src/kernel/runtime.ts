import { once } from "node:events";
import { setImmediate as nextRound } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { z } from "zod";
import { assetLines, assetPath, bundleUrl, readAsset, runsFromSources, sourcesUrl } from "#language";
import { type ErrorCode, type FieldWords, JihwiError, joinFieldWords, localizedSchema } from "#protocol";

export { assetPath, readAsset };

const fieldWordsLineSchema = localizedSchema.extend({ field: z.string(), value: z.string().optional() });

/** What people call the fields of a journal and their values: a line each in the `field-words.jsonl` of these folders, later ones heard. */
export function readFieldWords(...folders: readonly string[]): FieldWords {
  const lines = folders.flatMap((folder) => assetLines(`${folder}/field-words.jsonl`));
  const words = lines.map((line): FieldWords => {
    const { field, value, ...titles } = fieldWordsLineSchema.parse(JSON.parse(line));
    if (value === undefined) return { fields: { [field]: titles }, values: {} };
    return { fields: {}, values: { [field]: { [value]: titles } } };
  });
  return joinFieldWords(...words);
}

/** The address of the entry of a worker thread or process, named as below `src/` (`documents/parsing/parse.worker.ts`). */
export function workerUrl(path: string): URL {
  if (runsFromSources) return new URL(path, sourcesUrl);
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.worker\.ts$/, ".js");
  return new URL(`workers/${name}`, bundleUrl);
}

/** The folder of the samples, which sources and bundle share. */
export function samplesPath(): string {
  return fileURLToPath(new URL("../samples/", runsFromSources ? sourcesUrl : bundleUrl));
}

/** The folder of the built web app, which sources and bundle share. */
export function webPath(): string {
  return fileURLToPath(runsFromSources ? new URL("../dist/web/", sourcesUrl) : new URL("web/", bundleUrl));
}

interface ThreadOptions {
  readonly signal?: AbortSignal;
  /** A thread that needs more fails, and the process goes on. */
  readonly resourceLimits?: ResourceLimits;
}

/** What a worker thread (`*.worker.ts`) answers. It ends with its answer, or with the signal. */
export async function askThread(
  path: string,
  workerData: unknown,
  { signal, resourceLimits }: ThreadOptions = {},
): Promise<unknown> {
  const worker = new Worker(workerUrl(path), { workerData, resourceLimits });
  try {
    const [answer] = await once(worker, "message", { signal });
    return answer;
  } finally {
    await worker.terminate();
  }
}

export interface Slots {
  /** Waits for a slot, in the order of asking, until the signal gives up. */
  take(signal?: AbortSignal): Promise<void>;
  /** Gives a slot back: it goes to the first that waits. */
  release(): void;
  /** Does a piece of work once there is a slot for it. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** So many pieces of work at once in this process; others wait. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const slots: Slots = {
    async take(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      const turn = Promise.withResolvers<void>();
      const leave = () => {
        const at = waiting.indexOf(turn.resolve);
        // It has its slot already: another's place in the queue is not its to give up.
        if (at === -1) return;
        waiting.splice(at, 1);
        turn.reject(signal?.reason);
      };
      waiting.push(turn.resolve);
      signal?.addEventListener("abort", leave, { once: true });
      await turn.promise.finally(() => signal?.removeEventListener("abort", leave));
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    },
    async run(work, signal) {
      await slots.take(signal);
      try {
        return await work();
      } finally {
        slots.release();
      }
    },
  };
  return slots;
}

/** Settles with the work or rejects with the signal, whichever comes first: what ignores its signal holds nobody up. */
export async function raceSignal<T>(work: Promise<T> | T, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined || !(work instanceof Promise)) return await work;
  return await new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    // Taken off again: a signal may live long, and would hold all that was ever waited for.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

const longestHold = 20;

const goOn = Promise.resolve();

/** For long loops: lets everybody else in the process have a turn whenever this loop has held on for too long. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  const giveWay = async () => {
    await nextRound();
    since = performance.now();
  };
  return () => (performance.now() - since < longestHold ? goOn : giveWay());
}

/** Faults that pass by themselves or by somebody's hand, after which the same write succeeds. */
const passing: ReadonlySet<ErrorCode> = new Set(["store-busy", "store-unavailable", "store-full", "store-read-only"]);

export function isPassingStoreFault(thrown: unknown): boolean {
  return thrown instanceof JihwiError && passing.has(thrown.code);
}

/** Throws on what says nothing of the work that failed: it was stopped, or the store was away. What is left is a result of it. */
export function throwInterruption(thrown: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (isPassingStoreFault(thrown)) throw thrown;
}
