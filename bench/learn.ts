import "#app";
import { gzipSync } from "node:zlib";
import { type LearnedRule, learnedRules, readCaseFiles, type StepCase } from "#learning";
import { firstTool } from "../src/agents/chat/steps/select-tool/learned.ts";
import { selectToolInput } from "../src/agents/chat/steps/select-tool/schema.ts";

const lines = 10_000;
const decisions = 2_000;

/** What learned rules cost: training each from its cases, training 10,000 lines, deciding, and the size of weights. */
export async function run(): Promise<void> {
  console.log("rule                                cases   training      weights    gzip");
  for (const rule of learnedRules()) report(rule.name, rule, readCaseFiles(rule.cases));
  const cases = readCaseFiles(firstTool.cases).filter((one) => firstTool.learnsFrom(one));
  report(`${lines} lines`, firstTool, manyFrom(cases));
  const inputs = cases.map(({ input }) => selectToolInput.parse(input));
  for (const input of inputs.slice(0, 200)) firstTool.decide(input);
  const started = performance.now();
  for (let at = 0; at < decisions; at += 1) {
    const input = inputs[at % inputs.length];
    if (input !== undefined) firstTool.decide(input);
  }
  console.log(`deciding, with its words: ${((performance.now() - started) / decisions).toFixed(3)} ms`);
}

function report(name: string, rule: LearnedRule, cases: readonly StepCase[]): void {
  const started = performance.now();
  const bytes = rule.train(cases);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`.padStart(8);
  console.log(
    `${name.padEnd(34)} ${String(cases.length).padStart(6)} ${seconds.padStart(8)} s ${kilobytes(bytes.length)}${kilobytes(gzipSync(bytes).length)}`,
  );
}

/** So many lines from fewer cases: each repetition says something before the question, so that no two are the same. */
function manyFrom(cases: readonly StepCase[]): StepCase[] {
  return Array.from({ length: lines }, (_, at) => {
    const one = cases[at % cases.length] ?? { input: {}, expect: {} };
    const input = selectToolInput.parse(one.input);
    const round = Math.floor(at / cases.length);
    return round === 0
      ? one
      : { ...one, input: { ...input, question: `${openings[round] ?? round} ${input.question}` } };
  });
}

const openings = ["", "저기요", "혹시", "please,", "아 그리고", "one more thing:", "근데", "질문 있어요"];
