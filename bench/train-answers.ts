import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { chunkPages } from "#documents";
import { compareStatements, confidenceBy } from "../src/agents/chat/evidence/choose-answers.ts";
import { featureNames } from "../src/agents/chat/evidence/match-features.ts";
import { sayAnswer } from "../src/agents/chat/evidence/say-answer.ts";

/**
 * Trains what picks the sentence that answers: `npm run bench -- train-answers` fits the weights on the questions in
 * `src/agents/chat/evidence/cases`, prints figures with each batch of authors left out in turn, and writes
 * `answer-weights.ts` with the threshold that the scores of what was left out suggest.
 */
const folder = join(import.meta.dirname, "../src/agents/chat/evidence");
const questionSchema = z.object({
  document: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  must: z.array(z.string()),
  quote: z.string().nullable(),
  batch: z.string(),
});
type Compared = Awaited<ReturnType<typeof compareStatements>>;
interface Case extends z.infer<typeof questionSchema>, Compared {
  readonly gold: readonly boolean[];
}

/** Unanswerable questions that get an answer cost more than answerable ones that get none. */
const share = { unanswerable: 2, right: 1, wrong: 0.5 };
const rounds = { choice: 160, confidence: 1_000 };
const documentFolds = 4;
/** The share of unanswerable questions that may get an answer. */
const mostAnsweredAnyway = 0.1;
/** As in `gather.ts`: facts of an answer, and how much less likely than the best they may be. */
const [mostFacts, worthSaying] = [3, 0.2];

export async function run(): Promise<void> {
  const cases = await readAll();
  const batches = [...new Set(cases.map(({ batch }) => batch))];
  const judged = batches.flatMap((batch) => {
    const [others, own] = [cases.filter((one) => one.batch !== batch), cases.filter((one) => one.batch === batch)];
    const weights = fitConfidence(heldOutcomes(others));
    const choice = fitChoice(others);
    const outcomes = own.map((one) => outcome(one, choice));
    return outcomes.map((one) => ({ ...one, confidence: confidenceBy(weights, one.features) }));
  });
  const sureFit = thresholdOf(judged);
  for (const batch of batches) report(`batch ${batch} left out`, sureFit, ofBatch(judged, batch));
  report("all, each left out", sureFit, judged);
  write(fitChoice(cases), fitConfidence(heldOutcomes(cases)), sureFit);
}

const ofBatch = (judged: readonly Judged[], batch: string) => judged.filter((one) => one.batch === batch);

/** What the best statement is worth where its document had no say in the choice. */
function heldOutcomes(cases: readonly Case[]): Outcome[] {
  const documents = [...new Set(cases.map(({ document }) => document))];
  const foldOf = (document: string) => documents.indexOf(document) % documentFolds;
  return Array.from({ length: documentFolds }, (_, fold) => {
    const weights = fitChoice(cases.filter(({ document }) => foldOf(document) !== fold));
    return cases.filter(({ document }) => foldOf(document) === fold).map((one) => outcome(one, weights));
  }).flat();
}

/** The least confidence at which few enough unanswerable questions get an answer, each batch counted alike. */
function thresholdOf(judged: readonly Judged[]): number {
  const unanswerable = Map.groupBy(
    judged.filter(({ answerable }) => !answerable),
    ({ batch }) => batch,
  );
  const answeredAt = (least: number) => {
    const shares = [...unanswerable.values()].map(
      (own) => own.filter(({ confidence }) => confidence >= least).length / own.length,
    );
    return sum(shares) / shares.length;
  };
  let sureFit = 1;
  while (sureFit > 0 && answeredAt(sureFit - 0.001) <= mostAnsweredAnyway) sureFit -= 0.001;
  return Number(sureFit.toFixed(3));
}

async function readAll(): Promise<Case[]> {
  const passages = new Map(
    readdirSync(join(folder, "cases/documents")).map((file) => {
      const text = readFileSync(join(folder, "cases/documents", file), "utf8");
      const title = text.split("\n", 1)[0] ?? "";
      return [
        file.replace(/\.md$/, ""),
        [...chunkPages([{ page: 1, text }])].map((chunk) => ({ text: chunk.text, document: title })),
      ];
    }),
  );
  const lines = readFileSync(join(folder, "cases/questions.jsonl"), "utf8").trim().split("\n");
  const cases: Case[] = [];
  for (const line of lines) {
    const one = questionSchema.parse(JSON.parse(line));
    const compared = await compareStatements(one.question, passages.get(one.document) ?? []);
    const gold = compared.compared.map(({ statement }) => isGold(statement.text, one));
    cases.push({ ...one, ...compared, gold });
  }
  return cases;
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s*"'“”‘’「」]/g, "")
    .replace(/^-/, "");

function isGold(text: string, { answerable, quote, must }: z.infer<typeof questionSchema>): boolean {
  if (!answerable || quote === null) return false;
  const said = plain(text);
  const cells = quote.includes("|")
    ? quote
        .split("|")
        .map(plain)
        .filter((cell) => cell !== "")
    : [plain(quote)];
  const holds = cells.every((cell) => said.includes(cell)) || (plain(quote).includes(said) && said.length > 10);
  return holds && must.some((words) => said.includes(plain(words)));
}

/** The weights that make the right statements likeliest among all, by gradient ascent. */
function fitChoice(cases: readonly Case[]): number[] {
  const used = cases.filter(({ gold }) => gold.some(Boolean));
  const scale = deviations(used.flatMap(({ compared }) => compared.map(({ features }) => features)));
  const sets = used.map(({ compared, gold }) => ({
    gold: gold.filter((_, at) => !compared[at]?.contradicts),
    rows: compared.filter(({ contradicts }) => !contradicts).map(({ features }) => divided(features, scale)),
  }));
  const weights = featureNames.map(() => 0);
  for (let round = 0; round < rounds.choice; round += 1) {
    const gradient = featureNames.map(() => 0);
    for (const { rows, gold } of sets) {
      const scores = rows.map((row) => dot(weights, row));
      const top = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - top));
      const total = sum(shares);
      const right = sum(shares.filter((_, at) => gold[at])) || 1;
      for (const [at, row] of rows.entries()) {
        const own = shares[at] ?? 0;
        add(gradient, row, (gold[at] ? own / right : 0) - own / total);
      }
    }
    for (const [at, slope] of gradient.entries())
      weights[at] = (weights[at] ?? 0) * 0.997 + (0.5 * slope) / sets.length;
  }
  return divided(weights, scale);
}

function add(sums: number[], row: readonly number[], factor: number): void {
  for (let at = 0; at < row.length; at += 1) sums[at] = (sums[at] ?? 0) + factor * (row[at] ?? 0);
}

interface Outcome {
  readonly batch: string;
  /** What is told holds the words of the answer. */
  readonly right: boolean;
  readonly answerable: boolean;
  readonly features: Readonly<Record<string, number>>;
}
type Judged = Outcome & { readonly confidence: number };

function outcome(one: Case, weights: readonly number[]): Outcome {
  const scored = one.compared
    .filter(({ contradicts }) => !contradicts)
    .map((each) => ({ ...each, score: dot(weights, each.features) }))
    .sort((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) + Math.log(worthSaying);
  const told = new Set<string>();
  for (const { score, statement, statements } of scored)
    if (told.size < mostFacts && score >= least) told.add(sayAnswer(statement, statements, one.question).text);
  const said = plain([...told].join(" "));
  return {
    batch: one.batch,
    right: one.answerable && one.must.every((words) => said.includes(plain(words))),
    answerable: one.answerable,
    features: one.doubt(scored),
  };
}

/** Logistic regression of whether what is told is right. */
function fitConfidence(outcomes: readonly Outcome[]): Record<string, number> {
  const names = Object.keys(outcomes[0]?.features ?? {});
  const all = outcomes.map(({ features }) => names.map((name) => features[name] ?? 0));
  const middle = names.map((_, at) => (at === 0 ? 0 : sum(all.map((row) => row[at] ?? 0)) / all.length));
  const scale = deviations(all).map((value, at) => (at === 0 ? 1 : value));
  const rows = all.map((row) => row.map((value, at) => (value - (middle[at] ?? 0)) / (scale[at] ?? 1)));
  const counts = outcomes.map(({ answerable, right }) =>
    answerable ? (right ? share.right : share.wrong) : share.unanswerable,
  );
  let weights = names.map(() => 0);
  for (let round = 0; round < rounds.confidence; round += 1) {
    const gradient = weights.map(() => 0);
    for (const [at, row] of rows.entries()) {
      const pull = ((outcomes[at]?.right ? 1 : 0) - sigmoid(dot(weights, row))) * (counts[at] ?? 0);
      add(gradient, row, pull);
    }
    weights = weights.map(
      (weight, at) => weight + 0.5 * ((gradient[at] ?? 0) / sum(counts) - (at === 0 ? 0 : 0.02 * weight)),
    );
  }
  const plainWeights = divided(weights, scale);
  const shift = sum(plainWeights.map((weight, at) => (at === 0 ? 0 : weight * (middle[at] ?? 0))));
  return Object.fromEntries(names.map((name, at) => [name, (plainWeights[at] ?? 0) - (at === 0 ? shift : 0)]));
}

function report(of: string, sureFit: number, judged: readonly Judged[]): void {
  const answerable = judged.filter((one) => one.answerable);
  const others = judged.filter((one) => !one.answerable);
  const ratio = (list: readonly unknown[], all: readonly unknown[]) => (list.length / all.length).toFixed(3);
  const told = answerable.filter(({ right }) => right);
  process.stdout.write(`${of}: told words are right in ${ratio(told, answerable)} of ${answerable.length}\n`);
  for (const least of [sureFit - 0.1, sureFit - 0.05, sureFit, sureFit + 0.05]) {
    const sure = judged.filter(({ confidence }) => confidence >= least);
    const right = sure.filter((one) => one.right);
    const wrong = sure.filter((one) => one.answerable && !one.right);
    const anyway = sure.filter((one) => !one.answerable);
    process.stdout.write(
      `  at ${least.toFixed(3)}: right ${ratio(right, answerable)}, wrong ${ratio(wrong, answerable)}, ` +
        `unanswerable answered ${ratio(anyway, others)} of ${others.length}\n`,
    );
  }
}

function write(choice: readonly number[], confidence: Readonly<Record<string, number>>, sureFit: number): void {
  const rounded = (weight: number) => Number(weight.toFixed(3));
  const entries = Object.entries(confidence).map(
    ([name, weight]) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${rounded(weight)},`,
  );
  writeFileSync(
    join(folder, "answer-weights.ts"),
    `// Written by \`npm run bench -- train-answers\`.

/** What each feature of a statement counts, in the order of \`featureNames\`. */
export const choiceWeights: readonly number[] = [${choice.map(rounded).join(", ")}];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
${entries.join("\n")}
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = ${sureFit};
`,
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < a.length; at += 1) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}
const divided = (values: readonly number[], by: readonly number[]) => values.map((value, at) => value / (by[at] ?? 1));
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function deviations(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => {
    const values = rows.map((row) => row[at] ?? 0);
    const middle = sum(values) / values.length;
    return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / values.length) || 1;
  });
}
