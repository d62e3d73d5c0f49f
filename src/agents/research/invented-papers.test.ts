import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { z } from "zod";
import { checkAnswer } from "#grounding";
import { abstractOf } from "#papers";
import { type Statement, statementSchema } from "#protocol";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench, type ResearchBench } from "../../../test/beds/research/research-turn.ts";
import { empty, json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";
import { paperEvidence } from "./paper-evidence.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const papers = [
  testPaper("BERT: Pre-training of Deep Bidirectional Transformers", {
    year: 2019,
    authors: ["Jacob Devlin", "Ming-Wei Chang"],
    abstract: "We introduce BERT. It is trained on unlabeled text and outperforms earlier models.",
    identifiers: { doi: "10.18653/v1/n19-1423", arxiv: "1810.04805" },
  }),
  testPaper("한국어 형태소 분석", { year: 2020, authors: ["김철수", "이영희"] }),
];
const invented = "A Wholly Invented Title (Smith, 2021) shows the same.";

describe("a reference in an answer about papers", () => {
  const prepared = paperEvidence({ papers, textOf: abstractOf }, { user: "" });
  const unknown = async (words: string) =>
    (await checkAnswer(words, prepared)).filter(({ status }) => status === "unknown-name");

  for (const words of [
    "Devlin et al. (2019) train it. Others follow [1].",
    "It was shown (Devlin and Chang, 2019), and BERT (2019) is used.",
    "See https://doi.org/10.18653/v1/N19-1423 for more.",
    "김철수 외(2020)는 그렇게 보았고, 김철수·이영희(2020)도 같다.",
    'The paper "BERT: Pre-training of Deep Bidirectional Transformers" (2019) says so.',
    "In 2019, three models appeared. The score rose to 0.91 (p < 0.05).",
  ])
    test(`to a paper that a tool returned stays: ${words}`, async () => assert.deepEqual(await unknown(words), []));

  for (const words of [
    "As Smith et al. (2021) show, it works.",
    "It works (Jones & Brown, 2018).",
    "Devlin et al. (2022) go on.",
    "See doi 10.9999/fake.2021.1 now.",
    "See arXiv:2399.12345 now.",
    "Read https://example.org/fake-paper today.",
    "홍길동 외(2021)에 따르면 그렇다.",
    "그렇다(박민수, 2017).",
    'In "Quantum Bananas for Everyone" (2021) it is shown.',
    "논문 「없는 것에 대한 연구」에서 보였다.",
    "1. Smith, J. (2021). A Wholly Invented Title. Journal of Nothing.",
  ])
    test(`to one that none returned is unknown: ${words}`, async () => assert.notDeepEqual(await unknown(words), []));

  test("in a hostile text is looked for in linear time", async () => {
    assert.ok((await checkAnswer(`${"(A".repeat(20_000)} ${"Kim, J. ".repeat(5_000)}`, prepared)).length > 0);
  });
});

async function notebook(t: Parameters<typeof createBench>[0]): Promise<ResearchBench> {
  const made = await createBench(t);
  await made.service.library.add(papers);
  await made.ask("search BERT", { language: "en" });
  fake.reset();
  return made;
}

const ask = (made: ResearchBench, message: string) => made.ask(message, { env: fake.env, language: "en" });
const statementsOf = (details: unknown) => z.object({ statements: z.array(statementSchema) }).parse(details).statements;

/** The sentence is still there to be read, struck, with the reason. */
function assertStruck(statements: readonly Statement[], words: string): void {
  const saying = statements.filter((statement) => statement.text.includes(words));
  assert.notEqual(saying.length, 0, `${words} is still there to be read`);
  for (const { status, reason } of saying) assert.deepEqual([status, reason === null], ["unknown-name", false], words);
}

describe("an invented paper of a model", () => {
  test("in a synthesis that a rule repeats is struck, with the reason, and the rest is not", async (t) => {
    const made = await notebook(t);
    fake.queue(
      toolCalls([{ name: "synthesize_topic", arguments: { topic: "language models" } }]),
      text(`BERT is trained on unlabeled text [1].\n\n${invented}`),
      empty(),
      empty(),
      json({ verdicts: [] }),
    );
    const { turn, result } = await ask(made, "Synthesize language models");
    assert.match(result.answer, /A Wholly Invented Title/);
    assertStruck(statementsOf(result.details), "Wholly Invented");
    const sound = statementsOf(result.details).find((statement) => statement.text.includes("unlabeled"));
    assert.notEqual(sound?.status, "unknown-name");
    assert.doesNotMatch(JSON.stringify(result.citations), /Invented/);
    const tool = turn.journal.entries().find(({ name }) => name === "synthesize_topic");
    assertStruck(statementsOf(tool?.output), "Wholly Invented");
  });

  test("in an analysis that a rule repeats is struck, with the reason", async (t) => {
    const made = await notebook(t);
    const aspects = { problem: null, method: "It follows Smith et al. (2021).", result: null, limits: null };
    fake.queue(
      toolCalls([{ name: "analyze_papers", arguments: { papers: ["1"] } }]),
      json(aspects),
      empty(),
      empty(),
      json({ verdicts: [] }),
    );
    const { result } = await ask(made, "Analyze [1]");
    assertStruck(statementsOf(result.details), "Smith");
  });

  test("in the overview of a map is struck through in the research document, with the reason", async (t) => {
    const made = await notebook(t);
    fake.queue(
      toolCalls([{ name: "cluster_papers", arguments: {} }]),
      json({ names: ["Language models"], overview: `The field is young [1]. ${invented}` }),
      text("Two groups [1]."),
      json({ verdicts: [] }),
    );
    await ask(made, "Group them");
    const documents = await made.service.notebooks.documents("notebook");
    const map = documents.find(({ title }) => title.startsWith("Topic map"));
    const { content } = await made.service.notebooks.document(map?.documentId ?? "");
    assert.match(content, /~~A Wholly Invented Title[^~]*~~ \([^)]*\)/);
    assert.match(content, /The field is young \[1\]\./);
  });

  test("is not remembered, though a judge bears it out with words that are there", async (t) => {
    const made = await notebook(t);
    const words = "It is trained on unlabeled text";
    const verdicts = [1, 2].map((number) => ({ number, verdict: "supports", words }));
    fake.queue(
      toolCalls([{ name: "search_papers", arguments: { query: "BERT" } }]),
      text("As Smith et al. (2021) show, BERT matters [1]. BERT learns from unlabeled text [1]."),
      json({ verdicts }),
      json({ corrections: [] }),
    );
    await ask(made, "papers on BERT");
    const kept = (await made.service.notebooks.memory("notebook")).map((node) => node.text).join("\n");
    assert.match(kept, /BERT learns from unlabeled text \[1\]\. “/);
    assert.doesNotMatch(kept, /Smith/);
  });

  test("is struck while the words after a tool are still being written", async (t) => {
    const made = await notebook(t);
    const answer = `${invented}\nBERT is trained on unlabeled text [1].\n${"There is more to say about it. ".repeat(8)}`;
    fake.queue(
      toolCalls([{ name: "search_papers", arguments: { query: "BERT" } }], { words: "Let me look." }),
      text(answer),
      json({ corrections: [] }),
      json({ verdicts: [] }),
    );
    const { turn, result } = await ask(made, "papers on BERT");
    const shown = turn.chunks.findIndex(({ type }) => type === "data-statements");
    const lastWords = turn.chunks.findLastIndex(({ type }) => type === "text-delta");
    assert.ok(shown >= 0 && shown < lastWords, `${shown} ${lastWords}`);
    const early = turn.chunks[shown];
    assert.ok(early?.type === "data-statements");
    assertStruck(early.data.statements, "Wholly Invented");
    for (const { text: words, start, end } of early.data.statements)
      assert.equal(result.answer.slice(start, end), words);
  });
});
