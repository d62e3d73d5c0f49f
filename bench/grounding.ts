import { readFileSync } from "node:fs";
import { type Evidence, groundAnswer, prepareEvidence, readGroundingCase } from "../src/grounding/index.ts";

const length = 20_000;
const rounds = 25;

/** `npm run bench -- grounding`: how long a long answer takes to check, told beside the time its evidence takes. */
export async function run(): Promise<void> {
  console.log(`for comparison: 200 million additions take ${referenceTime().toFixed(0)} ms on this machine now`);
  for (const kind of ["contract", "document"]) {
    const { answer, evidence } = longAnswer(kind);
    await groundAnswer(answer, prepareEvidence(evidence));
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const start = process.cpuUsage();
      const prepared = prepareEvidence(evidence);
      const prepare = cpuSince(start);
      const ready = process.cpuUsage();
      const statements = await groundAnswer(answer, prepared);
      times.push({ prepare, check: cpuSince(ready), statements: statements.length });
    }
    const median = times.sort((a, b) => a.check - b.check)[Math.floor(rounds / 2)];
    if (median === undefined) continue;
    const { prepare, check, statements } = median;
    const best = times[0]?.check ?? check;
    console.log(
      `${kind}: ${answer.length} characters, ${statements} sentences, ${evidence.length} pieces of evidence: ` +
        `prepared in ${prepare.toFixed(0)} ms, checked in ${check.toFixed(0)} ms of processor time (median of ${rounds}; the best ${best.toFixed(0)} ms)`,
    );
  }
}

/** What a plain loop takes, so that figures of a busy machine can be read. */
function referenceTime(): number {
  const start = process.cpuUsage();
  let sum = 0;
  for (let at = 0; at < 2e8; at++) sum += at % 7;
  return sum < 0 ? 0 : cpuSince(start);
}

/** Processor time, which other programs on the machine do not lengthen. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Claims of the cases, one after the other, each with its own evidence under a label of its own. */
function longAnswer(kind: string): { answer: string; evidence: Evidence[] } {
  const path = new URL(`../src/grounding/cases/${kind}.jsonl`, import.meta.url);
  const labels = new Map<string, string>();
  let answer = "";
  for (const line of readFileSync(path, "utf8").trim().split("\n")) {
    const { evidence, sentence } = readGroundingCase(JSON.parse(line));
    const marks = evidence.map(({ text }) => {
      const label = labels.get(text) ?? String(labels.size + 1);
      labels.set(text, label);
      return `[${label}]`;
    });
    answer += `${sentence.replace(/\s?\[[^\]]*\]/gu, "").replace(/\.$/u, "")} ${marks.join(" ")}.\n`;
    if (answer.length >= length) break;
  }
  return {
    answer: answer.slice(0, length),
    evidence: [...labels].map(([text, label]) => ({ label, text })),
  };
}
