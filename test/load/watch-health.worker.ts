import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { stolenMs } from "./system-figures.ts";
import type { HealthAnswer } from "./watch-health.ts";

const { url, bareUrl } = z.object({ url: z.url(), bareUrl: z.url() }).parse(workerData);
const times: HealthAnswer[] = [];
let running = true;
parentPort?.once("message", () => {
  running = false;
});
while (running) {
  const at = Date.now();
  const stolenBefore = await stolenMs();
  const [ms, bareMs] = await Promise.all([timeOf(url), timeOf(bareUrl)]);
  times.push({ at, ms, bareMs, stolenMs: (await stolenMs()) - stolenBefore });
  await wait(50);
}
parentPort?.postMessage(times);

/** A server that is gone is told by what was asked of it; here it is an answer that never came. */
async function timeOf(address: string): Promise<number> {
  const since = performance.now();
  const answered = await fetch(address).then(
    async (response) => {
      await response.text();
      return response.ok;
    },
    () => false,
  );
  return answered ? performance.now() - since : Number.POSITIVE_INFINITY;
}
