import { cpus, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { childrenOf, rssOf } from "../../load/system-figures.ts";
import { runHostileFiles } from "./run-hostile-files.ts";

const { values } = parseArgs({
  options: { files: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
const report = await runHostileFiles({
  files: Number(values.files),
  seed: Number(values.seed),
  rssOf,
  childrenOf,
  wait,
  onFile: (told) => process.stderr.write(`${told}\n`),
});
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
process.stdout.write(`${JSON.stringify({ ...report, machine }, null, 2)}\n`);
process.exitCode = report.serverUp && report.unclear.length === 0 ? 0 : 1;
