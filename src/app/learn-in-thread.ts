import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createYield, workerUrl } from "#kernel";
import { fewestOwnCases, type LearnedRule, type Lesson, learnFrom, type OwnCase } from "#learning";

export interface LearningTask {
  /** Of a rule: a thread has definitions of its own. */
  readonly name: string;
  /** How many cases follow, one message each. */
  readonly cases: number;
  /** The weights in use; the shipped ones where there are none. */
  readonly current: Uint8Array | undefined;
}

/** `learnFrom` without holding up the rest of the process. */
export async function learnInThread(
  rule: LearnedRule,
  own: readonly OwnCase[],
  current: Uint8Array | undefined,
  signal: AbortSignal,
): Promise<Lesson> {
  if (own.length < fewestOwnCases) return learnFrom(rule, own, () => current);
  const workerData: LearningTask = { name: rule.name, cases: own.length, current };
  const worker = new Worker(workerUrl("app/learn.worker.ts"), { workerData });
  try {
    const [answer] = await Promise.all([once(worker, "message", { signal }), hand(own, worker)]);
    const [lesson]: Lesson[] = answer;
    if (lesson === undefined) throw new Error("The learning thread answered nothing");
    return lesson;
  } finally {
    await worker.terminate();
  }
}

/** Thousands of cases are some tens of megabytes, and a message is copied in one go. */
async function hand(own: readonly OwnCase[], worker: Worker): Promise<void> {
  const pause = createYield();
  for (const one of own) {
    worker.postMessage(one);
    await pause();
  }
}
