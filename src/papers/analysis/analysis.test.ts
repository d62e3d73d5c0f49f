import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluateImportance } from "../importance/importance.ts";
import { findRelated } from "../related/find-related.ts";
import { synthesise } from "../synthesis/synthesise.ts";
import { testPaper } from "../testing/papers.ts";
import { extractAspects } from "./extract-aspects.ts";

test("an English abstract is taken apart into problem, method, result and limits, word for word", () => {
  const aspects = extractAspects(
    "Parsing low-resource languages remains challenging because treebanks are scarce. We propose a transfer method by Kim et al. (2019) based on multilingual embeddings. Experiments on ten languages show that it outperforms strong baselines by 3.1 points. A limitation is that it needs a related language; future work will lift this.",
  );
  assert.match(aspects.problem ?? "", /^Parsing low-resource/);
  assert.match(aspects.method ?? "", /^We propose a transfer method by Kim et al\. \(2019\)/);
  assert.match(aspects.result ?? "", /^Experiments/);
  assert.match(aspects.limits ?? "", /^A limitation/);
});

test("a Korean abstract too", () => {
  const aspects = extractAspects(
    "한국어 형태소 분석은 신조어가 많아 어려움이 크다. 본 논문에서는 음절 단위 신경망을 제안한다. 실험 결과 정확도가 2.1% 향상되었다. 다만 구어체에는 한계가 있어 향후 연구가 필요하다.",
  );
  assert.deepEqual(
    [
      aspects.problem?.slice(0, 3),
      aspects.method?.slice(0, 2),
      aspects.result?.slice(0, 2),
      aspects.limits?.slice(0, 2),
    ],
    ["한국어", "본 ", "실험", "다만"],
  );
});

test("an aspect that the abstract does not speak of is absent, not made up", () => {
  assert.deepEqual(extractAspects("The sky is blue."), {
    problem: null,
    method: null,
    result: null,
    limits: null,
  });
  assert.deepEqual(extractAspects(""), { problem: null, method: null, result: null, limits: null });
});

test("what a paper found is told where it says so in other words", () => {
  const compared = extractAspects(
    "This paper summarizes the outcome of a test suite on 39 systems. Based on our results, large models are inferior to smaller ones in German.",
  );
  assert.match(compared.result ?? "", /^Based on our results/);
});

test("importance follows its formula, and a part that is unknown is left out instead of counting as nothing", async () => {
  const papers = [
    testPaper("alpha parsing", { year: 2024, citationCount: 300, venue: "V" }),
    testPaper("beta parsing", { year: 2015, citationCount: 10, venue: "V", references: [] }),
    testPaper("gamma parsing", { year: 2024, citationCount: null }),
  ];
  const ranked = await evaluateImportance(papers, 2025);
  assert.equal(ranked[0]?.paperId, papers[0]?.id);
  const [first] = ranked;
  assert.ok(first);
  const { citations, venue, centrality, recency } = first.parts;
  const sum = 0.4 * (citations ?? 0) + 0.15 * (venue ?? 0) + 0.3 * centrality + 0.15 * (recency ?? 0);
  assert.ok(Math.abs((first.score ?? 0) - 100 * sum) < 0.1);
  assert.equal(first.citationsPerYear, 150);
  const unknown = ranked.find(({ paperId }) => paperId === papers[2]?.id);
  assert.equal(unknown?.parts.citations, null);
  assert.equal(unknown?.score, null, "nobody knows how often it is cited");
  assert.ok(ranked.indexOf(unknown ?? first) < ranked.findIndex(({ paperId }) => paperId === papers[1]?.id));
});

test("papers are related by citation, shared references, shared authors and words, and say why", async () => {
  const seed = testPaper("Graph parsing of Korean", {
    identifiers: { doi: "10.1000/seed" },
    authors: ["Kim, A"],
    references: ["doi:10.1000/x", "doi:10.1000/cited"],
  });
  const citing = testPaper("Something else", {
    identifiers: { doi: "10.1000/citing" },
    references: ["doi:10.1000/seed"],
  });
  const cited = testPaper("Older matter", { identifiers: { doi: "10.1000/cited" } });
  const author = testPaper("Unlike", { identifiers: { doi: "10.1000/author" }, authors: ["Kim, A"] });
  const words = testPaper("Graph parsing of Japanese", { identifiers: { doi: "10.1000/words" } });
  const nothing = testPaper("Cooking rice", { identifiers: { doi: "10.1000/nothing" } });
  const found = await findRelated(seed, [nothing, words, author, cited, citing, seed], 10);
  const ids = new Set(found.map(({ paper }) => paper.id));
  assert.deepEqual(ids, new Set([citing, cited, author, words].map(({ id }) => id)));
  assert.equal(found.find(({ paper }) => paper.id === citing.id)?.reasons[0]?.en, "cites it");
  assert.equal(found.find(({ paper }) => paper.id === cited.id)?.reasons[0]?.en, "is cited by it");
});

test("papers are ranked and compared while others have their turns", async (t) => {
  const papers = Array.from({ length: 40 }, (_, at) =>
    testPaper(`Paper ${at}`, { identifiers: { acl: `x-${at}` }, abstract: `parsing ${at}`, citationCount: at }),
  );
  const [seed = assert.fail()] = papers;
  // Each look at the clock finds a second gone, as on a machine on which a paper takes that long.
  let now = 0;
  t.mock.method(performance, "now", () => (now += 1_000));
  for (const [turnsOfPaper, work] of [
    [2, () => evaluateImportance(papers, 2025)],
    [1, () => findRelated(seed, papers, 10)],
  ] as const) {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await work();
    clearImmediate(next);
    assert.ok(turns >= turnsOfPaper * papers.length, `${turns}`);
  }
});

test("a synthesis speaks only in sentences of its papers, each with the paper it comes from", async () => {
  const abstracts = [
    "Parsers trained on treebanks make errors on long sentences. Graph parsers handle them better than transition parsers do.",
    "Transition parsers are fast on long sentences. Graph parsers are slower but more accurate on treebanks.",
    "Translation models need parallel corpora. Back-translation makes up for small parallel corpora in translation.",
    "Parallel corpora are rare for most languages. Translation quality falls without parallel corpora.",
  ];
  const papers = abstracts.map((abstract, at) => testPaper(`Paper ${at}`, { abstract }));
  const { parts, silent } = await synthesise("long sentences", [...papers, testPaper("Silent")]);
  const byId = new Map(papers.map((paper) => [paper.id, paper.csl.abstract ?? ""]));
  const sentences = parts.flatMap((part) => part.sentences);
  assert.ok(sentences.length >= 3);
  for (const { text, paperId } of sentences) assert.ok(byId.get(paperId)?.includes(text), text);
  assert.equal(silent.length, 1);
});
