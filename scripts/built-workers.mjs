// Loaded into each process of tests: what the sources start in a thread or a process of its own is taken from the bundle. A run
// starts hundreds of them, and each would load its sources again: from one file they start in a third of the time.
import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import workerThreads from "node:worker_threads";

const root = join(import.meta.dirname, "..");
const sources = pathToFileURL(join(root, "src")).href;
const { fork } = childProcess;

function builtUrl(entry) {
  const [, name] = /\/([^/]+)\.worker\.ts$/.exec(String(entry)) ?? [];
  const isOurs = name !== undefined && String(entry).startsWith(`${sources}/`);
  return isOurs ? pathToFileURL(join(root, "dist", "workers", `${name}.js`)) : entry;
}

workerThreads.Worker = class extends workerThreads.Worker {
  constructor(entry, options) {
    super(builtUrl(entry), options);
  }
};
childProcess.fork = (entry, ...rest) => fork(builtUrl(entry), ...rest);
syncBuiltinESMExports();
