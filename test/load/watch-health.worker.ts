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
  await fetch(`${url}/health`).then((response) => response.text());
  times.push({ at, ms: performance.now() - since });
  await wait(50);
}
parentPort?.postMessage(times);
