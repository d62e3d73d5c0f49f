import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { fewestOwnCases, type LearnedRule, type Lesson, learnFrom, type OwnCase } from "#learning";

export interface LearningTask {
  /** Of a rule: a thread has definitions of its own. */
  readonly name: string;
  readonly own: readonly OwnCase[];
  /** The weights in use; the shipped ones where there are none. */
  readonly current: Uint8Array | undefined;
}

/** `learnFrom` without holding up the rest of the process. */
export async function learnInThread(
  rule: LearnedRule,
  own: readonly OwnCase[],
  current: Uint8Array | undefined,
): Promise<Lesson> {
  if (own.length < fewestOwnCases) return learnFrom(rule, own, () => current);
  const workerData: LearningTask = { name: rule.name, own, current };
  const worker = new Worker(workerUrl("app/learn.worker.ts"), { workerData });
  try {
    const [lesson]: Lesson[] = await once(worker, "message");
    if (lesson === undefined) throw new Error("The learning thread answered nothing");
    return lesson;
  } finally {
    await worker.terminate();
  }
}
