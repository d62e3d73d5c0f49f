import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Checkpoint, CheckpointAnswer, CheckpointOrder } from "./checkpoints.ts";

/** While it waits for somebody who reads, nobody writes: not for long. */
const waitMs = 200;
const file: string = workerData;
const database = new DatabaseSync(file, { timeout: waitMs });

/**
 * The first stage goes on beside those who write, and does nearly all of it; the second keeps them waiting, for what came
 * meanwhile. A log that could not be begun anew, since somebody still reads in it, keeps nobody waiting for nothing.
 */
function run(checkpoint: Checkpoint): CheckpointAnswer {
  try {
    const counts = database.prepare("pragma wal_checkpoint(passive)").get();
    if (checkpoint === "fold" && counts?.log !== counts?.checkpointed) return { done: false };
    const stage = checkpoint === "empty" ? "truncate" : "restart";
    const isDone = database.prepare(`pragma wal_checkpoint(${stage})`).get()?.busy === 0;
    if (isDone && checkpoint === "fold") beginLog();
    return { done: isDone };
  } catch (thrown) {
    if (!(thrown instanceof Error && "errcode" in thrown && typeof thrown.errcode === "number")) throw thrown;
    return { errcode: thrown.errcode, message: thrown.message };
  }
}

/**
 * Whoever writes first into a log that begins anew waits for the disk, or a power cut could mix old pages with new ones. That
 * is this thread, with a write that changes nothing, and not the main one.
 */
function beginLog(): void {
  const version = Number(database.prepare("pragma user_version").get()?.user_version);
  database.exec(`pragma user_version = ${version}`);
}

parentPort?.on("message", (order: CheckpointOrder) => {
  if (order !== "close") return parentPort?.postMessage(run(order));
  database.close();
  parentPort?.close();
});
