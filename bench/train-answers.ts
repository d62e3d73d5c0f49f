import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { chunkPages } from "#documents";
import { createKindMatch, type KindsBySound, kindsBySoundLines } from "../src/agents/chat/evidence/asked-kinds.ts";
import { compareStatements } from "../src/agents/chat/evidence/choose-answers.ts";
import { type ConfidenceModel, confidenceBy } from "../src/agents/chat/evidence/confidence.ts";
import { signsAgainst, signsFor, statementsTold } from "../src/agents/chat/evidence/confidence-features.ts";
import {
  type LackedWords,
  lackedWords,
  lackSigns,
  lacksBySoundLines,
} from "../src/agents/chat/evidence/lacked-words.ts";
import { featureNames } from "../src/agents/chat/evidence/match-features.ts";
import { sayAnswer } from "../src/agents/chat/evidence/say-answer.ts";
import { fitKinds } from "./fit-kinds.ts";
import { fitLacks } from "./fit-lacks.ts";
import { fitTrees } from "./fit-trees.ts";
import { dot, fitChoice, fitLogistic, sum, weightLines } from "./fit-weights.ts";

/**
 * Trains what picks the sentence that answers: `npm run bench -- train-answers` fits the weights on the questions in
 * `src/agents/chat/evidence/cases`, prints figures of each batch with it and a few others left out, and writes
 * `answer-weights.ts`, `answer-trees.jsonl`, `kinds-by-sound.txt` and `lacks-by-sound.txt` with the threshold that the scores of
 * what was left out suggest.
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
const share = { unanswerable: 4, right: 1, wrong: 0.25 };
/** How strongly weights of the confidence are pulled towards nothing. */
const pull = 0.02;
/**
 * The share of unanswerable questions of either kind of author that may get an answer. Below 10 % where they are what people
 * ask, since authors differ; above it where authors were asked for what a document nearly answers.
 */
const mostAnsweredAnyway = { mixed: 0.055, hard: 0.12 };
/** One of so many questions counts as unanswerable, however many an author wrote: those in English wrote half so, others a fifth. */
const unanswerableOf = 5;
/** Authors who wrote a third easy, a third ordinary and a third tricky questions; the others wrote hardly any that are easy. */
const mixedBatches: ReadonlySet<string> = new Set([
  ..."pqrstvy",
  ...["ae", "af", "ag", "ea", "eb", "ec", "ed", "ee", "ef", "eg"],
]);
/** Authors are left out in so many groups: each group takes a training without it. */
const groupCount = 6;
/** As in `gather.ts`: facts of an answer, and how much less likely than the best they may be. */
const [mostFacts, worthSaying] = [3, 0.2];

export async function run(): Promise<void> {
  const read = await readAll();
  const batches = [...new Set(read.map(({ batch }) => batch))];
  const groups = Array.from({ length: groupCount }, (_, at) => {
    return new Set(batches.filter((_, place) => place % groupCount === at));
  });
  const cases = groups.flatMap((group) => withKinds(read, group));
  // What would be told of each question by weights in which its author had no say: whether it is right is learned from that.
  const told = groups.flatMap((group) => {
    const choice = choiceOf(cases.filter((one) => !group.has(one.batch)));
    return cases.filter((one) => group.has(one.batch)).map((one) => outcome(one, choice));
  });
  const outcomes = groups.flatMap((group) => withLacks(told, group));
  const judged = groups.flatMap((group) => {
    const model = confidenceOf(outcomes.filter((one) => !group.has(one.batch)));
    const own = outcomes.filter((one) => group.has(one.batch));
    return own.map((one) => ({ ...one, confidence: confidenceBy(model, one.features) }));
  });
  const sureFit = thresholdOf(judged);
  for (const batch of batches) report(`batch ${batch} left out`, sureFit, ofBatch(judged, batch));
  const inEnglish = judged.filter(({ features }) => features["asked in English"] === 1);
  report("in English, each left out", sureFit, inEnglish);
  report(
    "mixed, each left out",
    sureFit,
    judged.filter(({ batch }) => mixedBatches.has(batch)),
  );
  report(
    "hard, each left out",
    sureFit,
    judged.filter(({ batch }) => !mixedBatches.has(batch)),
  );
  report("all, each left out", sureFit, judged);
  write(choiceOf(cases), confidenceOf(outcomes), sureFit);
  writeFileSync(join(folder, "kinds-by-sound.txt"), kindsBySoundLines(kindsOf(read)));
  writeFileSync(join(folder, "lacks-by-sound.txt"), lacksBySoundLines(fitLacks(told)));
}

const kindsOf = (cases: readonly Case[]): KindsBySound =>
  fitKinds(
    cases.map(({ question, compared, gold }) => {
      return { question, gold, statements: compared.map(({ statement }) => statement.text) };
    }),
  );

/** The cases of some batches, with the kinds that questions of all others are answered with: their own must have no say in them. */
function withKinds(cases: readonly Case[], group: ReadonlySet<string>): Case[] {
  const kinds = kindsOf(cases.filter((one) => !group.has(one.batch)));
  const place = featureNames.indexOf("kind");
  return cases
    .filter((one) => group.has(one.batch))
    .map((one) => {
      const match = createKindMatch(one.question, kinds);
      const compared = one.compared.map((each) => ({
        ...each,
        features: each.features.with(place, match(each.statement.text)),
      }));
      return { ...one, compared };
    });
}

/** What is told to the questions of some batches, with what the words that all others lack say: their own must have no say in it. */
function withLacks(told: readonly Outcome[], group: ReadonlySet<string>): Outcome[] {
  const lacks = fitLacks(told.filter((one) => !group.has(one.batch)));
  return told
    .filter((one) => group.has(one.batch))
    .map((one) => ({ ...one, features: { ...one.features, ...lackSigns(one.lacked, lacks) } }));
}

const mean = (values: readonly number[]) => sum(values) / values.length;
const ofBatch = (judged: readonly Judged[], batch: string) => judged.filter((one) => one.batch === batch);

/**
 * The least confidence at which few enough unanswerable questions get an answer, whichever kind of author asks: the
 * next one may be of either. Authors of a kind count alike.
 */
function thresholdOf(judged: readonly Judged[]): number {
  const unanswerable = Map.groupBy(
    judged.filter(({ answerable }) => !answerable),
    ({ batch }) => batch,
  );
  const answeredAt = (least: number) => {
    const shareOf = (own: readonly Judged[]) => own.filter(({ confidence }) => confidence >= least).length / own.length;
    const [mixed = [], hard = []] = [true, false].map((isMixed) =>
      [...unanswerable].filter(([batch]) => mixedBatches.has(batch) === isMixed).map(([, own]) => shareOf(own)),
    );
    return Math.max(mean(mixed) / mostAnsweredAnyway.mixed, mean(hard) / mostAnsweredAnyway.hard);
  };
  let sureFit = 1;
  while (sureFit > 0 && answeredAt(sureFit - 0.001) <= 1) sureFit -= 0.001;
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

/** What an answer must hold, as it is told: a row of a table is told without its bars. */
const mustHold = (must: readonly string[]) =>
  must
    .flatMap((words) => words.split("|"))
    .map(plain)
    .filter((words) => words !== "");

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
  return holds && mustHold(must).some((words) => said.includes(words));
}

function choiceOf(cases: readonly Case[]): number[] {
  return fitChoice(
    cases.map(({ compared, gold }) => ({
      gold: gold.filter((_, at) => !compared[at]?.contradicts),
      rows: compared.filter(({ contradicts }) => !contradicts).map(({ features }) => features),
    })),
  );
}

interface Outcome {
  readonly batch: string;
  /** What is told holds the words of the answer. */
  readonly right: boolean;
  readonly answerable: boolean;
  readonly features: Readonly<Record<string, number>>;
  readonly lacked: LackedWords;
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
    right: one.answerable && mustHold(one.must).every((words) => said.includes(words)),
    answerable: one.answerable,
    features: one.doubt(scored),
    lacked: lackedWords(one.words, statementsTold(scored)),
  };
}

/** Each batch counts alike, however many questions of either kind its author wrote. */
function confidenceOf(outcomes: readonly Outcome[]): ConfidenceModel {
  const batches = new Set(outcomes.map(({ batch }) => batch)).size;
  const kindOf = ({ batch, answerable }: Outcome) => `${batch} ${answerable}`;
  const written = Map.groupBy(outcomes, kindOf);
  const observed = outcomes.map((one) => {
    const { features, right, answerable } = one;
    const ofKind = answerable ? 1 - 1 / unanswerableOf : 1 / unanswerableOf;
    return {
      values: features,
      right,
      count:
        (answerable ? (right ? share.right : share.wrong) : share.unanswerable) *
        ((outcomes.length * ofKind) / (batches * (written.get(kindOf(one))?.length ?? 1))),
    };
  });
  const weights = fitLogistic(observed, pull, { for: signsFor, against: signsAgainst });
  const names = Object.keys(weights);
  const trees = fitTrees(
    observed.map((one) => ({ ...one, values: names.map((name) => one.values[name] ?? 0) })),
    names.map((name) => (signsFor.has(name) ? 1 : signsAgainst.has(name) ? -1 : 0)),
  );
  return { weights, trees };
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

function write(choice: readonly number[], { weights, trees }: ConfidenceModel, sureFit: number): void {
  const rounded = (weight: number) => Number(weight.toFixed(3));
  writeFileSync(join(folder, "answer-trees.jsonl"), trees.map((tree) => `${JSON.stringify(tree)}\n`).join(""));
  writeFileSync(
    join(folder, "answer-weights.ts"),
    `// Written by \`npm run bench -- train-answers\`.

/** What each feature of a statement counts, in the order of \`featureNames\`. */
export const choiceWeights: readonly number[] = [${choice.map(rounded).join(", ")}];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
${weightLines(weights)}
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = ${sureFit};
`,
  );
}
