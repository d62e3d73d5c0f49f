import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { chunkPages } from "#documents";
import { compareStatements } from "../src/agents/chat/evidence/choose-answers.ts";
import { featureNames } from "../src/agents/chat/evidence/match-features.ts";
import { sayAnswer } from "../src/agents/chat/evidence/say-answer.ts";

/**
 * Trains what picks the sentence that answers: `npm run bench -- train-answers` fits the weights on the questions in
 * `src/agents/chat/evidence/cases`, prints figures with each document left out in turn, and writes `answer-weights.ts`.
 */
const folder = join(import.meta.dirname, "../src/agents/chat/evidence");
const questionSchema = z.object({
  document: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  must: z.array(z.string()),
  quote: z.string().nullable(),
});
type Compared = Awaited<ReturnType<typeof compareStatements>>;
interface Case extends z.infer<typeof questionSchema>, Compared {
  readonly gold: readonly boolean[];
}

/** Unanswerable questions that get an answer cost more than answerable ones that get none. */
const share = { unanswerable: 2, right: 1, wrong: 0.5 };
const rounds = { choice: 120, confidence: 300 };

export async function run(): Promise<void> {
  const cases = await readAll();
  const documents = [...new Set(cases.map(({ document }) => document))];
  const held = documents.flatMap((document) => {
    const weights = fitChoice(cases.filter((one) => one.document !== document));
    return cases.filter((one) => one.document === document).map((one) => ({ ...outcome(one, weights), document }));
  });
  const byDocument = new Map(
    documents.map((document) => [document, fitConfidence(held.filter((one) => one.document !== document))]),
  );
  const judged = held.map((one) => ({
    ...one,
    confidence: sigmoid(dot(byDocument.get(one.document) ?? [], one.features)),
  }));
  report(judged);
  write(fitChoice(cases), fitConfidence(held));
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

const plain = (text: string) => text.replace(/[\s*]/g, "").replace(/^-/, "");

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
      weights[at] = (weights[at] ?? 0) * 0.997 + (0.3 * slope) / sets.length;
  }
  return divided(weights, scale);
}

function add(sums: number[], row: readonly number[], factor: number): void {
  for (let at = 0; at < row.length; at += 1) sums[at] = (sums[at] ?? 0) + factor * (row[at] ?? 0);
}

interface Outcome {
  readonly right: boolean;
  readonly answerable: boolean;
  readonly features: readonly number[];
  readonly document: string;
}

function outcome(one: Case, weights: readonly number[]): Omit<Outcome, "document"> {
  const scored = one.compared
    .filter(({ contradicts }) => !contradicts)
    .map((each) => ({ ...each, score: dot(weights, each.features) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  const said = best === undefined ? "" : plain(sayAnswer(best.statement, best.statements).text);
  return {
    right: one.answerable && one.must.every((words) => said.includes(plain(words))),
    answerable: one.answerable,
    features: one.doubt(scored),
  };
}

/** Logistic regression of whether the best statement is right. */
function fitConfidence(outcomes: readonly Outcome[]): number[] {
  const size = outcomes[0]?.features.length ?? 0;
  const all = outcomes.map(({ features }) => features);
  const middle = Array.from({ length: size }, (_, at) =>
    at === 0 ? 0 : sum(all.map((features) => features[at] ?? 0)) / all.length,
  );
  const scale = deviations(all).map((value, at) => (at === 0 ? 1 : value));
  const rows = all.map((features) => features.map((value, at) => (value - (middle[at] ?? 0)) / (scale[at] ?? 1)));
  const counts = outcomes.map(({ answerable, right }) =>
    answerable ? (right ? share.right : share.wrong) : share.unanswerable,
  );
  let weights = rows[0]?.map(() => 0) ?? [];
  for (let round = 0; round < rounds.confidence; round += 1) {
    const gradient = weights.map(() => 0);
    for (const [at, row] of rows.entries()) {
      const pull = ((outcomes[at]?.right ? 1 : 0) - sigmoid(dot(weights, row))) * (counts[at] ?? 0);
      add(gradient, row, pull);
    }
    weights = weights.map(
      (weight, at) => weight + 0.5 * ((gradient[at] ?? 0) / sum(counts) - (at === 0 ? 0 : 0.03 * weight)),
    );
  }
  const plainWeights = divided(weights, scale);
  const shift = sum(plainWeights.map((weight, at) => (at === 0 ? 0 : weight * (middle[at] ?? 0))));
  return plainWeights.map((weight, at) => (at === 0 ? weight - shift : weight));
}

function report(judged: readonly (Outcome & { readonly confidence: number })[]): void {
  const answerable = judged.filter((one) => one.answerable);
  const others = judged.filter((one) => !one.answerable);
  const ratio = (list: readonly unknown[], of: readonly unknown[]) => (list.length / of.length).toFixed(3);
  process.stdout.write(
    `best statement right: ${ratio(
      answerable.filter(({ right }) => right),
      answerable,
    )}\n`,
  );
  for (let least = 0.3; least < 0.8; least += 0.05) {
    const sure = judged.filter(({ confidence }) => confidence >= least);
    const right = ratio(
      sure.filter((one) => one.right),
      answerable,
    );
    const wrong = ratio(
      sure.filter((one) => one.answerable && !one.right),
      answerable,
    );
    const answered = ratio(
      sure.filter((one) => !one.answerable),
      others,
    );
    process.stdout.write(`at ${least.toFixed(2)}: right ${right}, wrong ${wrong}, unanswerable answered ${answered}\n`);
  }
}

function write(choice: readonly number[], confidence: readonly number[]): void {
  const list = (weights: readonly number[]) => `[${weights.map((weight) => Number(weight.toFixed(3))).join(", ")}]`;
  writeFileSync(
    join(folder, "answer-weights.ts"),
    `// Written by \`npm run bench -- train-answers\`.\n\n/** What each feature of a statement counts, in the order of \`featureNames\`. */\nexport const choiceWeights: readonly number[] = ${list(choice)};\n\n/** What each sign that the best statement answers counts, in the order of \`confidenceFeatures\`. */\nexport const confidenceWeights: readonly number[] = ${list(confidence)};\n`,
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
