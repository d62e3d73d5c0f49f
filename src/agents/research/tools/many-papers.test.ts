import assert from "node:assert/strict";
import { it } from "node:test";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../test/beds/research/research-turn.ts";

const topics = ["dependency parsing treebanks", "neural translation decoders", "protein folding structures"];

/** Papers as a reference manager and a large collaboration leave them: long abstracts, many names, all fields kept. */
const longPapers = (count: number, authors = 4) =>
  Array.from({ length: count }, (_, at) => {
    const topic = topics[at % topics.length] ?? "";
    const abstract = `A study of ${topic}. `.repeat(60).slice(0, 1_500);
    return testPaper(`On ${topic}, part ${at}`, {
      year: 1990 + (at % 30),
      identifiers: { doi: `10.1234/long.${at}` },
      authors: Array.from({ length: authors }, (_unused, author) => `Author${at} Family${author}`),
      abstract,
      references: Array.from({ length: 80 }, (_unused, reference) => `doi:10.1234/cited.${at}.${reference}`),
      kept: { format: "bibtex", type: "article", key: `long${at}`, fields: [["abstract", abstract]] },
    });
  });

const failedTools = (entries: readonly { kind: string; status: string | null; shown: string | null }[]) =>
  entries.filter(({ kind, status }) => kind === "tool" && status === "failed").map(({ shown }) => shown);

it("as many papers as a map takes are grouped, drawn, written down and told", async (test) => {
  const bench = await createBench(test);
  await bench.service.library.add(longPapers(900));
  const { turn, result } = await bench.ask("서재의 논문을 주제별로 묶어줘");
  assert.deepEqual(failedTools(turn.journal.entries()), []);
  assert.match(result.answer, /논문 900편/);
  const [document] = await bench.service.notebooks.documents(turn.sessionId);
  assert.equal(document?.content.match(/"id":/g)?.length, 900);
});

it("in a large library related papers are those that cite it, share its authors or its words", async (test) => {
  const bench = await createBench(test);
  const papers = longPapers(700);
  const [seed] = papers;
  const references = papers.map(({ identifiers }) => `doi:${identifiers.doi}`);
  await bench.service.library.add([...papers, testPaper("Cooking rice", { references })]);
  await bench.ask("On dependency parsing treebanks, part 0 논문 찾아줘");
  const { turn, result } = await bench.ask("1번과 비슷한 논문 찾아줘");
  assert.deepEqual(failedTools(turn.journal.entries()), []);
  const [, document] = await bench.service.notebooks.documents(turn.sessionId);
  assert.match(document?.content ?? "", /Cooking rice[\s\S]*이 논문을 인용함|이 논문을 인용함[\s\S]*Cooking rice/);
  assert.match(document?.content ?? "", /On dependency parsing treebanks, part \d+/);
  assert.ok(result.answer.includes(seed?.csl.title ?? "?"), result.answer.slice(0, 200));
});

it("papers of collaborations with thousands of names are shown, from the shelf and from a search", async (test) => {
  const bench = await createBench(test);
  await bench.service.library.add(longPapers(20, 3_000));
  for (const asked of ["보관함 논문을 표로 보여줘", "parsing 논문 찾아줘"]) {
    const { turn } = await bench.ask(asked);
    assert.deepEqual(failedTools(turn.journal.entries()), []);
    const documents = await bench.service.notebooks.documents(turn.sessionId);
    assert.match(documents.at(-1)?.content ?? "", /On dependency parsing treebanks, part \d/);
  }
});
