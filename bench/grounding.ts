import { readFileSync } from "node:fs";
import {
  createGrounder,
  type Evidence,
  groundAnswer,
  prepareEvidence,
  readGroundingCase,
} from "../src/grounding/index.ts";
import { longestBlock } from "./longest-block.ts";

const length = 20_000;
const rounds = 25;

/** `npm run bench -- grounding`: how long a long answer takes to check, and how long it holds up the event loop at most. */
export async function run(): Promise<void> {
  const reference = await referenceTime();
  console.log(`for comparison: 200 million additions take ${reference.toFixed(0)} ms on this machine now`);
  const [contract, ...contracts] = longAnswers("contract");
  const [document, ...documents] = longAnswers("document");
  if (contract === undefined || document === undefined) throw new Error("There are too few cases for a long answer.");
  const told = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return (
      `${median.toFixed(0)} ms of processor time, ${(median / reference).toFixed(2)} of the comparison ` +
      `(median of ${times.length}; the best ${sorted[0]?.toFixed(0)} ms, the longest ${sorted.at(-1)?.toFixed(0)} ms)`
    );
  };
  for (const [name, one, others] of [
    ["contract", contract, contracts],
    ["document", document, documents],
  ] as const) {
    const first = await timeOf(one);
    console.log(`${name}: ${sizeOf([one])}, prepared and checked`);
    console.log(`  the first time: ${first.toFixed(0)} ms`);
    console.log(`  again and again: ${told(await timesOf(Array.from({ length: rounds }, () => one)))}`);
    const times = await timesOf(others);
    console.log(`  others (${sizeOf(others)}), each for the first time: ${told(times)}`);
    console.log(`  the end of one that was checked line by line while it streamed: ${told(await timesOfEnds(others))}`);
  }
  for (const [name, answer, evidence] of [
    ["20,000 characters, 97 short sources", contract.answer, contract.evidence],
    ["20,000 characters, 40 sources of 5,000", citing(contract.answer, 40), longSources(contract.evidence, 40, 5_000)],
    [
      "20,000 characters, 900 sources of 1,500",
      citing(contract.answer, 900),
      longSources(contract.evidence, 900, 1_500),
    ],
    [
      "20,000 characters without a mark, 40 sources of 5,000",
      unmarked(contract.answer),
      longSources(contract.evidence, 40, 5_000),
    ],
    ["24,000 characters of [1-10]", "[1-10]".repeat(4_000), longSources(contract.evidence, 40, 5_000)],
  ] as const) {
    await groundAnswer(answer, prepareEvidence(evidence));
    const blocks = [];
    for (let round = 0; round < 5; round++)
      blocks.push(await longestBlock(async () => void (await groundAnswer(answer, prepareEvidence(evidence)))));
    const best = blocks.sort((a, b) => a - b)[0];
    console.log(`longest block of the event loop, ${name}: ${best?.toFixed(0)} ms of processor time (best of 5)`);
  }
}

/** Processor time of each; other programs on the machine lengthen it less than they lengthen the time that passes. */
async function timesOf(answers: readonly LongAnswer[]): Promise<number[]> {
  const times = [];
  for (const answer of answers) times.push(await timeOf(answer));
  return times;
}

function timeOf({ answer, evidence }: LongAnswer): Promise<number> {
  return processorTime(() => groundAnswer(answer, prepareEvidence(evidence)));
}

/** What is left to do when the last word has come. */
async function timesOfEnds(answers: readonly LongAnswer[]): Promise<number[]> {
  const times = [];
  for (const { answer, evidence } of answers) {
    const prepared = prepareEvidence(evidence);
    const grounder = createGrounder(prepared);
    for (const line of answer.split(/(?<=\n)/u)) grounder.push(line);
    times.push(await processorTime(() => groundAnswer(answer, prepared)));
  }
  return times;
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** What a plain loop takes, so that figures of a busy machine can be read. */
function referenceTime(): Promise<number> {
  let sum = 0;
  return processorTime(async () => {
    for (let at = 0; at < 2e8; at++) sum += at % 7;
    if (sum < 0) throw new Error("Additions are not what they were.");
  });
}

interface LongAnswer {
  readonly answer: string;
  readonly evidence: readonly Evidence[];
}

/** Claims of the cases, one after the other, each with its own evidence under a label of its own. */
function longAnswers(kind: string): LongAnswer[] {
  const path = new URL(`../src/grounding/cases/${kind}.jsonl`, import.meta.url);
  const answers: LongAnswer[] = [];
  let labels = new Map<string, string>();
  let answer = "";
  for (const line of readFileSync(path, "utf8").trim().split("\n")) {
    const { evidence, sentence } = readGroundingCase(JSON.parse(line));
    const marks = evidence.map(({ text }) => {
      const label = labels.get(text) ?? String(labels.size + 1);
      labels.set(text, label);
      return `[${label}]`;
    });
    answer += `${sentence.replace(/\s?\[[^\]]*\]/gu, "").replace(/\.$/u, "")} ${marks.join(" ")}.\n`;
    if (answer.length < length) continue;
    answers.push({
      answer: answer.slice(0, length),
      evidence: [...labels].map(([text, label]) => ({ label, text })),
    });
    labels = new Map();
    answer = "";
  }
  return answers;
}

/** Of several the middle one. */
function sizeOf(answers: readonly LongAnswer[]): string {
  const sizes = answers.map(({ evidence }) => evidence.reduce((sum, { text }) => sum + text.length, 0));
  const evidence = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  return `${length} characters on ${evidence} characters of evidence`;
}

/** The same answer with marks that lead to as many sources. */
function citing(answer: string, sources: number): string {
  let at = 0;
  return answer.replace(/\[\d+\]/gu, () => `[${(at++ % sources) + 1}]`);
}

function unmarked(answer: string): string {
  return answer.replace(/\s\[\d+\]/gu, "");
}

/** Sources of a length, cut from all evidence that there is. */
function longSources(evidence: readonly Evidence[], count: number, size: number): Evidence[] {
  const all = evidence.map(({ text }) => text).join("\n");
  const text = all.repeat(Math.ceil((count * 37 + size) / all.length) + 1);
  return Array.from({ length: count }, (_, at) => ({
    label: String(at + 1),
    text: text.slice(at * 37, at * 37 + size),
  }));
}
