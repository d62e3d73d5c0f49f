import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { SchemaOf } from "#protocol";

/** A set of texts and questions, as BEIR has them. */
export interface RetrievalSet {
  readonly name: string;
  readonly corpus: readonly Text[];
  readonly queries: readonly Text[];
  /** The relevant texts of each query. */
  readonly relevant: ReadonlyMap<string, readonly string[]>;
}
interface Text {
  readonly _id: string;
  readonly title: string;
  readonly text: string;
}

const string = z.coerce.string();
const passage = z.object({ id: string, title: z.string(), text: z.string() });
const question = z.object({ id: string, question: z.string(), passage_id: string });
const boolq = z.object({ ID: string, Text: z.string(), Question: z.string() });
const page = z.object({ id: string, text: z.string() });
const pageQuestion = z.object({ id: string, question: z.string(), gold_page_ids: z.array(string) });
const article = z.object({
  id: string,
  law: z.string(),
  article: z.string(),
  title: z.string().nullish(),
  text: z.string(),
});
const cranfieldQuery = z.object({ id: string, query: z.string() });
const cranfieldJudgment = z.object({ query_id: string, doc_id: string });
const abstract = z.object({ id: string, question: z.string(), contexts: z.array(z.string()) });

/** The sets of the folder that `JIHWI_TEST_DATA` names. */
export async function loadRetrievalSets(folder: string): Promise<RetrievalSet[]> {
  const read = <Row>(file: string, schema: SchemaOf<Row>) => rows(join(folder, file), schema);
  const korquad = (await read("korquad1/passages.jsonl", passage)).map(fromPassage);
  const korquadQuestions = await read("korquad1/questions.jsonl", question);
  const kobest = await read("kobest/boolq.train.jsonl", boolq);
  const kobestTexts = new Map(kobest.map((row) => [row.Text, { _id: `kobest-${row.ID}`, title: "", text: row.Text }]));
  const pages = (await read("allganize_ko_pages/pages.jsonl", page)).map(({ id, text }) => ({
    _id: id,
    title: "",
    text,
  }));
  const pageQuestions = await read("allganize_ko_pages/questions.jsonl", pageQuestion);
  const laws = (await read("laws_kr/articles_core.jsonl", article)).map((row) => ({
    _id: row.id,
    title: `${row.law} ${row.article} ${row.title ?? ""}`,
    text: row.text,
  }));
  const pool = [...korquad, ...kobestTexts.values(), ...pages, ...laws];
  const untitled = pool.map((text) => ({ ...text, title: "" }));
  const korquadAsked = asked(korquadQuestions, (row) => [row.id, row.question, [row.passage_id]]);
  const pagesAsked = asked(pageQuestions, (row) => [row.id, row.question, row.gold_page_ids]);
  const xquad = await read("xquad_en/passages.jsonl", passage);
  const judged = Map.groupBy(await read("cranfield/qrels.jsonl", cranfieldJudgment), (row) => row.query_id);
  const abstracts = await read("pubmedqa/pqal.jsonl", abstract);
  const section = (id: string, at: number) => `${id}-${at}`;
  return [
    { name: "korquad", corpus: pool, ...korquadAsked },
    { name: "korquad-untitled", corpus: untitled, ...korquadAsked },
    {
      name: "kobest",
      corpus: pool,
      ...asked(kobest, (row) => [row.ID, row.Question, [kobestTexts.get(row.Text)?._id ?? ""]]),
    },
    { name: "allganize", corpus: pages, ...pagesAsked },
    { name: "allganize-in-pool", corpus: pool, ...pagesAsked },
    {
      name: "cranfield",
      corpus: (await read("cranfield/docs.jsonl", page)).map(({ id, text }) => ({ _id: id, title: "", text })),
      ...asked(await read("cranfield/queries.jsonl", cranfieldQuery), (row) => [
        row.id,
        row.query,
        (judged.get(row.id) ?? []).map((judgment) => judgment.doc_id),
      ]),
    },
    {
      name: "xquad-en",
      corpus: xquad.map(fromPassage),
      ...asked(await read("xquad_en/questions.jsonl", question), (row) => [row.id, row.question, [row.passage_id]]),
    },
    {
      name: "pubmedqa",
      corpus: abstracts.flatMap(({ id, contexts }) =>
        contexts.map((text, at) => ({ _id: section(id, at), title: "", text })),
      ),
      ...asked(abstracts, (row) => [row.id, row.question, row.contexts.map((_, at) => section(row.id, at))]),
    },
  ];
}

/** Writes a set as the three files that `npm run bench -- beir` reads. */
export async function writeBeir({ name, corpus, queries, relevant }: RetrievalSet, folder: string) {
  const home = join(folder, name);
  await mkdir(home, { recursive: true });
  const files = {
    corpus: join(home, "corpus.jsonl"),
    queries: join(home, "queries.jsonl"),
    qrels: join(home, "qrels.tsv"),
  };
  const lines = (texts: readonly Text[]) => texts.map((text) => `${JSON.stringify(text)}\n`).join("");
  await writeFile(files.corpus, lines(corpus));
  await writeFile(files.queries, lines(queries));
  const judgments = [...relevant].flatMap(([query, ids]) => ids.map((id) => `${query}\t${id}\t1\n`));
  await writeFile(files.qrels, `query-id\tcorpus-id\tscore\n${judgments.join("")}`);
  return files;
}

function asked<Row>(rows: readonly Row[], read: (row: Row) => [id: string, text: string, relevant: readonly string[]]) {
  const all = rows.map(read);
  return {
    queries: all.map(([_id, text]) => ({ _id, title: "", text })),
    relevant: new Map(all.map(([id, , relevant]) => [id, relevant])),
  };
}

function fromPassage({ id, title, text }: z.output<typeof passage>): Text {
  return { _id: id, title: title.replaceAll("_", " "), text };
}

/** The rows of a JSONL file. */
export async function rows<Row>(file: string, schema: SchemaOf<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== "") found.push(z.parse(schema, JSON.parse(line)));
  return found;
}
