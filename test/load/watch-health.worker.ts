import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

const url = z.url().parse(workerData);
const times: { at: number; ms: number }[] = [];
let running = true;
parentPort?.once("message", () => {
  running = false;
});
while (running) {
  const [at, since] = [Date.now(), performance.now()];
  const answered = await fetch(`${url}/health`).then(
    async (response) => {
      await response.text();
      return response.ok;
    },
    () => false,
  );
  // A server that is gone is told by what was asked of it; here it is an answer that never came.
  times.push({ at, ms: answered ? performance.now() - since : Number.POSITIVE_INFINITY });
  await wait(50);
}
parentPort?.postMessage(times);
