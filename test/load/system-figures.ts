import { readdir, readFile } from "node:fs/promises";

/** The memory of a process in MB, where the system tells it; else 0. */
export async function rssOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** How often a process has waited for pages of its own code or data to come back from the disk, where the system tells it; else 0. */
export async function majorFaultsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, , , , , , , , , faults = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(faults) || 0;
}

/** How long the host of a virtual machine has kept its processors for others since the start, where the system tells it; else 0. */
export async function stolenMs(): Promise<number> {
  const [all = ""] = (await readFile("/proc/stat", "utf8").catch(() => "")).split("\n");
  // cpu user nice system idle iowait irq softirq steal, in hundredths of a second.
  const [, , , , , , , , stolen = "0"] = all.split(/\s+/);
  return 10 * (Number(stolen) || 0);
}

/** The processes that a process has started, where the system tells them. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const told = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => ""));
  return (await Promise.all(told)).flatMap((line) => line.trim().split(" ")).flatMap((child) => Number(child) || []);
}
