import { cpus, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { rssOf } from "./rss-of.ts";
import { runLoad } from "./run-load.ts";

const { values } = parseArgs({ options: { streams: { type: "string", default: "50" } } });
const report = await runLoad({ streams: Number(values.streams), rssOf, wait });
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
process.stdout.write(`${JSON.stringify({ ...report, machine }, null, 2)}\n`);
process.exitCode = report.mixed + report.dropped + report.failed === 0 ? 0 : 1;
