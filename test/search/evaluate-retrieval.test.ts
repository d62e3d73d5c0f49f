import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { JihwiError } from "#protocol";
import { evaluateRetrieval } from "../../bench/retrieval/evaluate-retrieval.ts";
import { scoreRanking } from "../../bench/retrieval/metrics.ts";
import { printRetrievalReport } from "../../bench/retrieval/print-report.ts";

const corpus = [
  { _id: "a", title: "임대차", text: "임차인은 매달 차임을 지급한다." },
  { _id: "b", title: "", text: "The supplier shall deliver the goods within thirty days." },
  { _id: 3, text: "개인정보는 동의를 받아 수집한다." },
];
const queries = [
  { _id: "q1", text: "차임은 누가 지급하는가?" },
  { _id: "q2", text: "delivery of goods" },
  { _id: "q3", text: "개인정보 수집" },
  { _id: "q4", text: "정답이 없는 질문" },
];
const qrels = "query-id\tcorpus-id\tscore\nq1\ta\t1\nq2\tb\t2\nq3\t3\t1\nq4\ta\t0\n";

async function files(test: TestContext, contents: Partial<Record<"corpus" | "queries" | "qrels", string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-eval-"));
  test.after(() => rm(folder, { recursive: true }));
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join("\n");
  const all = { corpus: lines(corpus), queries: lines(queries), qrels, ...contents };
  for (const [name, content] of Object.entries(all)) await writeFile(join(folder, name), content);
  return { corpus: join(folder, "corpus"), queries: join(folder, "queries"), qrels: join(folder, "qrels") };
}

const fails = (message: RegExp) => (thrown: unknown) => {
  assert.ok(thrown instanceof JihwiError);
  assert.match(thrown.message, message);
  assert.notEqual(thrown.says.ko, thrown.says.en);
  return true;
};

describe("an evaluation of retrieval", () => {
  it("tells hits, recall, rank, gain and times under their names", async (test) => {
    const report = await evaluateRetrieval(await files(test));
    for (const name of ["hit@1", "hit@5", "hit@10", "recall@10", "mrr@10", "ndcg@10"] as const)
      assert.equal(report[name], 1, name);
    assert.deepEqual([report.documents, report.queries, report.unjudged], [3, 3, 1]);
    for (const name of ["indexSeconds", "queryP50Ms", "queryP95Ms"] as const) assert.ok(report[name] >= 0, name);
    assert.match(printRetrievalReport(report, "ko"), /문서 3개, 질문 3개.*\nhit@1\s+1\.0000/);
  });

  it("reads qrels without a header, in four columns, with Windows line ends", async (test) => {
    for (const text of ["q1\ta\t1\r\nq2\tb\t1", "q1 0 a 1\nq2 0 b 1\n"])
      assert.equal((await evaluateRetrieval(await files(test, { qrels: text }))).queries, 2);
  });

  it("takes ranks beyond the usual ones", async (test) => {
    assert.equal((await evaluateRetrieval({ ...(await files(test)), k: [3] }))["recall@3"], 1);
  });

  it("names the file and line of a bad row", async (test) => {
    const broken = (name: "corpus" | "queries" | "qrels", text: string) => async () =>
      evaluateRetrieval(await files(test, { [name]: text }));
    await assert.rejects(broken("corpus", '{"_id":"a","text":"x"}\n{"_id":"b"'), fails(/corpus line 2: not JSON/));
    await assert.rejects(broken("corpus", '{"_id":"a"}'), fails(/corpus line 1: text/));
    await assert.rejects(
      broken("corpus", '{"_id":"a","text":"x"}\n\n{"_id":"a","text":"y"}'),
      fails(/line 3: _id a occurs twice/),
    );
    await assert.rejects(broken("qrels", "q1\ta\t1\nq2\tb\tmany"), fails(/qrels line 2/));
    await assert.rejects(broken("corpus", ""), fails(/is empty/));
    await assert.rejects(broken("qrels", "other\ta\t1"), fails(/No query of/));
  });

  it("says which file is not there", async (test) => {
    const paths = await files(test);
    await assert.rejects(
      evaluateRetrieval({ ...paths, queries: `${paths.queries}-no` }),
      fails(/queries-no cannot be opened/),
    );
  });
});

describe("the measures of a ranking", () => {
  it("are those of the textbooks", () => {
    const scores = scoreRanking(
      ["x", "a", "y", "b"],
      new Map([
        ["a", 1],
        ["b", 2],
        ["c", 1],
      ]),
      [1, 2, 10],
    );
    assert.deepEqual([...scores.hit.values()], [0, 1, 1]);
    assert.deepEqual(scores.recall.get(10), 2 / 3);
    assert.equal(scores.reciprocalRank, 1 / 2);
    const expected = (1 / Math.log2(3) + 2 / Math.log2(5)) / (2 + 1 / Math.log2(3) + 1 / 2);
    assert.ok(Math.abs(scores.ndcg - expected) < 1e-12);
  });
});
