import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { compareUnits, readContract } from "#contracts";
import { againstSettling, forSettling } from "../src/contracts/search/settling-signs.ts";
import { unitWeights } from "../src/contracts/search/unit-weights.ts";
import { dot, fitChoice, fitLogistic, sigmoid, sum, weightLines } from "./fit-weights.ts";

/**
 * Trains what ranks the parts of a contract and tells whether the best of them settles a question: `npm run bench --
 * train-contracts` fits the weights on the everyday questions of the contract agent's evaluation, prints figures with each
 * batch of authors left out in turn, and writes `unit-weights.ts`.
 */
const source = join(import.meta.dirname, "../src");
const fixtures = join(source, "agents/contract/evaluation/fixtures");
const caseSchema = z.object({
  contract: z.string(),
  question: z.string(),
  gold: z.array(z.string()),
  inScope: z.boolean(),
  batch: z.string(),
});
const textSchema = z.object({ id: z.string(), text: z.string() });

/** Questions on which a contract is silent are few, and an invented answer to one is the worse mistake. */
const share = { silent: 3, right: 1, wrong: 0.5 };
const contractFolds = 3;
/** The share of silent questions, each batch counted alike, that are to be told so. */
const silenceTold = 0.8;
const names = Object.keys(unitWeights);

type ScoredBy = Awaited<ReturnType<typeof compareUnits>>;
interface Case extends z.infer<typeof caseSchema> {
  /** What units are made of and whether they are the right ones, and what tells whether the best settles, by weights. */
  readonly rows: readonly (readonly number[])[];
  readonly isGold: readonly boolean[];
  readonly scoredBy: ScoredBy;
}

export async function run(): Promise<void> {
  const cases = await readAll();
  const batches = [...new Set(cases.map(({ batch }) => batch))];
  const judged = batches.flatMap((batch) => {
    const others = cases.filter((one) => one.batch !== batch);
    const settling = settlingOf(others, heldSigns(others));
    const weights = choiceOf(others);
    return cases
      .filter((one) => one.batch === batch)
      .map((one) => {
        const judgement = judge(one, weights);
        return { ...one, ...judgement, confidence: chanceOf(settling, judgement.signs) };
      });
  });
  const least = thresholdOf(judged);
  for (const batch of batches) report(batch, least, ofBatch(judged, batch));
  report("all", least, judged);
  write(choiceOf(cases), settlingOf(cases, heldSigns(cases)), least);
}

async function readAll(): Promise<Case[]> {
  const rowsOf = (name: string) =>
    readFileSync(join(fixtures, `${name}.jsonl`), "utf8")
      .trim()
      .split("\n");
  const contracts = new Map(
    rowsOf("everyday-contracts").map((line) => {
      const { id, text } = textSchema.parse(JSON.parse(line));
      return [id, readContract({ documentId: id, name: id, pages: [{ page: 1, text }] })];
    }),
  );
  const cases: Case[] = [];
  for (const line of rowsOf("everyday-questions")) {
    const one = caseSchema.parse(JSON.parse(line));
    const contract = contracts.get(one.contract);
    if (contract === undefined || !one.inScope) continue;
    const scoredBy = await compareUnits(contract, one.question);
    const { scored } = scoredBy(unitWeights);
    const rows = scored.map(({ features }) => names.map((name) => featureValue(features, name)));
    cases.push({ ...one, rows, isGold: scored.map(({ unit }) => one.gold.includes(unit.label)), scoredBy });
  }
  return cases;
}

const featureValue = (features: Readonly<Record<string, number>>, name: string) => features[name] ?? 0;

function choiceOf(cases: readonly Case[]): Record<string, number> {
  const weights = fitChoice(cases.map(({ rows, isGold }) => ({ rows, gold: isGold })));
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

function judge(one: Case, weights: Readonly<Record<string, number>>) {
  const { scored, signs } = one.scoredBy(weights);
  const isGold = scored.map(({ unit }) => one.gold.includes(unit.label));
  return {
    signs,
    first: isGold[0] === true,
    amongThree: isGold.slice(0, 3).filter(Boolean).length === one.gold.length,
  };
}
type Judgement = ReturnType<typeof judge>;

/** What the best unit looks like where its contract had no say in the ranking. */
function heldSigns(cases: readonly Case[]): Map<Case, Judgement> {
  const contracts = [...new Set(cases.map(({ contract }) => contract))];
  const foldOf = (contract: string) => contracts.indexOf(contract) % contractFolds;
  const held = new Map<Case, Judgement>();
  for (let fold = 0; fold < contractFolds; fold += 1) {
    const weights = choiceOf(cases.filter(({ contract }) => foldOf(contract) !== fold));
    for (const one of cases) if (foldOf(one.contract) === fold) held.set(one, judge(one, weights));
  }
  return held;
}

function settlingOf(cases: readonly Case[], signs: ReadonlyMap<Case, Judgement>): Record<string, number> {
  return fitLogistic(
    cases.map((one) => {
      const { signs: values = {}, first = false } = signs.get(one) ?? {};
      return { values, right: first, count: one.gold.length === 0 ? share.silent : first ? share.right : share.wrong };
    }),
    0.05,
    { for: forSettling, against: againstSettling },
  );
}

function chanceOf(weights: Readonly<Record<string, number>>, signs: Readonly<Record<string, number>>): number {
  const known = Object.keys(weights);
  return sigmoid(
    dot(
      known.map((name) => weights[name] ?? 0),
      known.map((name) => signs[name] ?? 0),
    ),
  );
}

type Judged = Case & Judgement & { readonly confidence: number };
const ofBatch = (judged: readonly Judged[], batch: string) => judged.filter((one) => one.batch === batch);
const isSilent = ({ gold }: Judged) => gold.length === 0;
const shareBelow = (judged: readonly Judged[], least: number) =>
  judged.filter(({ confidence }) => confidence < least).length / judged.length;

function thresholdOf(judged: readonly Judged[]): number {
  const silent = [...Map.groupBy(judged.filter(isSilent), ({ batch }) => batch).values()];
  let least = 0;
  while (least < 1 && sum(silent.map((own) => shareBelow(own, least))) / silent.length < silenceTold) least += 0.001;
  return Number(least.toFixed(3));
}

function report(batch: string, least: number, judged: readonly Judged[]): void {
  const answered = judged.filter((one) => !isSilent(one));
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const ofAnswered = (holds: (one: Judged) => boolean) => percent(answered.filter(holds).length / answered.length);
  process.stdout.write(
    `${batch === "all" ? "all, each batch" : `batch ${batch}`} left out: first ${ofAnswered(({ first }) => first)}, all among three ${ofAnswered(
      ({ amongThree }) => amongThree,
    )}, answered told silent ${percent(shareBelow(answered, least))}, silence told ${percent(
      shareBelow(judged.filter(isSilent), least),
    )}\n`,
  );
}

function write(
  units: Readonly<Record<string, number>>,
  settling: Readonly<Record<string, number>>,
  least: number,
): void {
  writeFileSync(
    join(source, "contracts/search/unit-weights.ts"),
    `// Written by \`npm run bench -- train-contracts\`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
${weightLines(units)}
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
${weightLines(settling)}
};

/** Below this the contract is said to be silent. */
export const leastConfidence = ${least};
`,
  );
}
