import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../testing/papers.ts";
import { answerColumn } from "./answer-columns.ts";

const abstract =
  "Parsing remains challenging for rare languages. We propose a transfer method based on shared embeddings. Experiments on a treebank of ten languages show gains of 3 points. A limitation is the need of a related language.";
const papers = [testPaper("Parsing", { abstract }), testPaper("Silent", { abstract: "" })];
const quoteOf = (question: string) => answerColumn(question, papers)[0]?.quote ?? null;

test("a column's cells are sentences of the abstracts, word for word, for questions in both languages", () => {
  assert.match(quoteOf("어떤 방법을 썼나?") ?? "", /^We propose a transfer method/);
  assert.match(quoteOf("What are the limitations?") ?? "", /^A limitation/);
  assert.match(quoteOf("What was found?") ?? "", /show gains of 3 points/);
  assert.match(quoteOf("어떤 데이터셋을 썼나?") ?? "", /treebank/);
  for (const question of ["방법?", "data?", "results?"]) {
    const quote = quoteOf(question);
    assert.ok(quote === null || abstract.includes(quote));
  }
});

test("what an abstract does not say is not said, and a paper without an abstract says that it has none", () => {
  assert.deepEqual(
    answerColumn("Who paid for the murder of Roger Ackroyd?", papers).map(({ why }) => why),
    ["not-said", "no-abstract"],
  );
});
