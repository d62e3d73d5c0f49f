import { cpus, totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runLoad } from "./run-load.ts";
import { runOpenAiLoad } from "./run-openai-load.ts";
import { rssOf } from "./system-figures.ts";

// `--streams N`: answers at once on /api. `--openai N`: requests on /v1/chat/completions, sixteen at a time.
const options = { streams: { type: "string", default: "50" }, openai: { type: "string" } } as const;
const { values } = parseArgs({ options });
const report =
  values.openai === undefined
    ? await runLoad({ streams: Number(values.streams), rssOf, wait })
    : await runOpenAiLoad(Number(values.openai));
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
process.stdout.write(`${JSON.stringify({ ...report, machine }, null, 2)}\n`);
process.exitCode = report.mixed + report.dropped + report.failed === 0 ? 0 : 1;
