import { checkAnswer, prepareEvidence } from "#grounding";
import { evidenceOf } from "./claims/check-by-code.ts";
import { readClaims } from "./claims/claims.ts";

const answerLength = 20_000;
const rounds = 15;

/** `npm run bench -- grounding`: processor time in which code checks an answer of 20,000 characters, beside reading its words. */
export async function run(): Promise<void> {
  const claims = readClaims();
  const sources = [...new Set(claims.map(({ of }) => of))];
  const answers = [
    { what: "claims of its own source", source: (at: number) => sources[at % sources.length], isOwn: true },
    { what: "claims of all sources, most of whose figures stand nowhere", source: () => sources[0], isOwn: false },
  ];
  for (const { what, source, isOwn } of answers) {
    const checked: number[] = [];
    const read: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const of = source(round);
      if (of === undefined) continue;
      const texts = claims.filter((claim) => !isOwn || claim.of === of).map(({ claim }) => claim);
      const answer = repeated(texts, of.evidence.length);
      const prepared = prepareEvidence(evidenceOf(of));
      checked.push(await millisecondsOf(() => checkAnswer(answer, prepared)));
      read.push(await millisecondsOf(async () => answer.match(/[\p{L}\p{N}]+/gu)));
    }
    console.log(
      `${what}: first ${format(checked[0])}, median ${format(median(checked))}, most ${format(Math.max(...checked.slice(1)))}; ` +
        `its words alone ${format(median(read))}`,
    );
  }
}

/** The texts over and over, each a sentence, with marks that lead somewhere. */
function repeated(texts: readonly string[], labels: number): string {
  const ofOne = texts.map(
    (text) => `- ${text.replace(/\[(\d)\]/gu, (_, label) => `[${Math.min(Number(label), labels)}]`)}.\n`,
  );
  const one = ofOne.join("");
  return one.repeat(Math.ceil(answerLength / one.length)).slice(0, answerLength);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function format(milliseconds = 0): string {
  return `${milliseconds.toFixed(1)} ms`;
}
