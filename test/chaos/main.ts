import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { readRepeatedPieces } from "./repeated-pieces.ts";
import { runChaos } from "./run-chaos.ts";

const { values } = parseArgs({
  options: {
    turns: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const turns = Number(values.turns);
const startedAt = performance.now();
const report = await runChaos({
  turns,
  seed: Number(values.seed),
  ...(values.only === undefined ? {} : { only: Number(values.only) }),
  onTurn(turn) {
    for (const what of turn.broken) process.stderr.write(`turn ${turn.number} (${turn.agent}): ${what}\n`);
    if (values.only !== undefined) process.stderr.write(`${JSON.stringify(turn, null, 2)}\n`);
    else if (turn.number % 100 < 5) process.stderr.write(`turn ${turn.number} of ${turns}\n`);
  },
});
const repeated = values.only === undefined ? await readRepeatedPieces() : { read: 0, slow: [] };
for (const { reader, piece, milliseconds } of repeated.slow)
  process.stderr.write(`${reader} took ${milliseconds} ms for ${JSON.stringify(piece)} again and again\n`);
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const { broken, ...figures } = report;
const summary = {
  ...figures,
  broken: broken.length,
  repeatedPieces: { read: repeated.read, slow: repeated.slow.length },
  seconds: Math.round((performance.now() - startedAt) / 1000),
  machine,
};
process.stdout.write(`${values.json ? JSON.stringify(summary) : JSON.stringify(summary, null, 2)}\n`);
process.exitCode = broken.length + report.unhandled.length + repeated.slow.length === 0 ? 0 : 1;
