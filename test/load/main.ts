import { readFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runLoad } from "./run-load.ts";

const { values } = parseArgs({ options: { streams: { type: "string", default: "50" } } });
const report = await runLoad({ streams: Number(values.streams), rssOf, wait });
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
process.stdout.write(`${JSON.stringify({ ...report, machine }, null, 2)}\n`);
process.exitCode = report.mixed + report.dropped + report.failed === 0 ? 0 : 1;

/** The memory of a process, where the system tells it. */
async function rssOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
