import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** In the published bundle every file of the program lies in one folder, and these beside it. */
const bundled = !import.meta.url.endsWith(".ts");

/** The criteria document that an algorithm ships with. */
export function shippedCriteria(algorithm: string): string {
  return bundled
    ? join(here, "criteria", `${algorithm}.md`)
    : join(here, "algorithms", algorithm.replaceAll("_", "-"), "criteria.md");
}

/** The program of a worker thread. */
export function workerProgram(): URL {
  return new URL(bundled ? "./inspect-worker.js" : "./bulk/worker.ts", import.meta.url);
}
