import { join } from "node:path";
import { z } from "zod";
import type { SearchHit } from "#protocol";
import { openTestApp } from "../test/app/open-test-app.ts";
import { readLines } from "./retrieval/read-lines.ts";
import { testRows } from "./test-data.ts";

const lawSchema = z.object({ id: z.string(), plain: z.string() });
const textSchema = z.object({ id: z.string(), text: z.string() });
const passageSchema = textSchema.extend({ title: z.string() });
const questionSchema = z.object({ question: z.string(), passage_id: z.string() });
const pageQuestionSchema = z.object({ question: z.string(), gold_page_ids: z.array(z.string()) });
const ownSchema = z.object({ question: z.string(), document: z.string().nullable() });

interface Asked {
  readonly set: string;
  readonly question: string;
  /** The documents that answer it; none where nothing does. */
  readonly documents: readonly string[];
}

/**
 * A library of some 300 texts, asked with nothing attached and without a model: whether a right document is among those of the
 * passages that are shown, three at most. `npm run bench -- library`
 */
export async function run(): Promise<void> {
  const texts = new Map<string, string>();
  for (const { id, plain } of testRows("laws_kr/documents.jsonl", lawSchema)) texts.set(id, plain);
  for (const set of ["data", "mcst"])
    for (const { id, text } of testRows(`contracts_ko/${set}_standard_contracts.jsonl`, textSchema))
      texts.set(id, text);
  const questions: Asked[] = [];
  for (const set of ["korquad1", "xquad_en"]) {
    const passages = testRows(`${set}/passages.jsonl`, passageSchema);
    for (const [title, all] of Map.groupBy(passages, (passage) => passage.title))
      texts.set(`${set} ${title}`, all.map(({ text }) => text).join("\n\n"));
    const titles = new Map(passages.map(({ id, title }) => [id, title]));
    const all = testRows(`${set}/questions.jsonl`, questionSchema);
    for (const { question, passage_id } of sampled(all, 40))
      questions.push({ set, question, documents: [`${set} ${titles.get(passage_id)}`] });
  }
  const pages = testRows("allganize_ko_pages/questions.jsonl", pageQuestionSchema);
  for (const { question, gold_page_ids } of pages) questions.push({ set: "pages", question, documents: gold_page_ids });
  const isGold = new Set(pages.flatMap(({ gold_page_ids }) => gold_page_ids));
  const others = testRows("allganize_ko_pages/pages.jsonl", textSchema).toSorted(
    (one, other) => Number(isGold.has(other.id)) - Number(isGold.has(one.id)),
  );
  for (const { id, text } of others.slice(0, 300 - texts.size)) texts.set(id, text);
  for await (const { text } of readLines(join(import.meta.dirname, "questions", "library.jsonl"))) {
    const { question, document } = ownSchema.parse(JSON.parse(text));
    questions.push({
      set: document === null ? "nowhere" : "own",
      question,
      documents: document === null ? [] : [document],
    });
  }

  await using app = await openTestApp();
  const { documents, conductor } = app.jihwi;
  const ids = new Map<string, string>();
  for (const [name, text] of texts)
    ids.set(name, (await documents.add(Buffer.from(text), `${name.replaceAll(/[/]/g, " ")}.txt`)).id);
  for (const id of ids.values()) await documents.settled(id);
  console.log(`${ids.size} documents`);
  const sums = new Map<string, { asked: number; first: number; shown: number; silent: number; ms: number[] }>();
  for (const { set, question, documents: right } of questions) {
    const sum = sums.get(set) ?? { asked: 0, first: 0, shown: 0, silent: 0, ms: [] };
    sums.set(set, sum);
    const startedAt = performance.now();
    const order = { agent: "chat", sessionId: `bench-${startedAt}`, text: question, options: {} };
    const result = await (await conductor.start(order)).result;
    sum.ms.push(performance.now() - startedAt);
    const shown = (result?.citations ?? []).map(({ documentId }) => documentId);
    const isRight = (id: SearchHit["documentId"] | null) => right.some((name) => ids.get(name) === id);
    sum.asked += 1;
    sum.first += isRight(shown[0] ?? null) ? 1 : 0;
    sum.shown += shown.some(isRight) ? 1 : 0;
    sum.silent += shown.length === 0 ? 1 : 0;
  }
  for (const [set, { asked, first, shown, silent, ms }] of sums)
    console.log(
      `${set.padEnd(10)} ${asked} asked: right first ${first}, among the shown ${shown}, nothing shown ${silent}; median ${Math.round(ms.sort((one, other) => one - other)[Math.floor(asked / 2)] ?? 0)} ms`,
    );
}

function sampled<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, at) => at % step === 0).slice(0, count);
}
