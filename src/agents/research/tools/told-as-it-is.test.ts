import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { statementSchema } from "#protocol";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../test/beds/research/research-turn.ts";
import { startFakeProvider, text, toolCalls } from "../../../../test/fakes/index.ts";
import { clusterPapers } from "./cluster-papers/index.ts";
import { evaluateImportance } from "./evaluate-importance/index.ts";
import { describeResult } from "./research-tool.ts";
import { searchPapers } from "./search-papers/index.ts";
import { synthesizeTopic } from "./synthesize-topic/index.ts";
import { translateAbstract } from "./translate-abstract/index.ts";

const papers = [testPaper("Peat and fire"), testPaper("Peat and rain")];

const shelfOf = async (t: Parameters<typeof createBench>[0]) =>
  (await createBench(t)).service.notebooks.shelf("notebook");

test("papers of a year are read though the last search brought only newer ones", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add([
    testPaper("Permafrost thaw in bogs", { year: 2016, abstract: "We measure thaw. Results show that bogs sink." }),
    testPaper("Volcano ash over cities", { year: 2024, abstract: "We model ash. Results show that ash falls." }),
  ]);
  await bench.ask("permafrost 논문 찾아줘");
  await bench.ask("volcano 논문 찾아줘");
  const { result } = await bench.ask("2016년 논문을 자세히 분석해줘");
  assert.match(result.answer, /Permafrost|bogs sink/);
  assert.doesNotMatch(result.answer, /Volcano|ash falls/);
});

test("searches of other years are other documents, in both languages the same", async (t) => {
  const shelf = await shelfOf(t);
  const found = z.parse(searchPapers.output, { query: "Peat", papers: [], sources: [] });
  const key = (yearFrom: number | null, yearTo: number | null, language: "ko" | "en" = "ko") =>
    searchPapers.document?.({ ...found, papers, yearFrom, yearTo }, shelf, language)?.key;
  assert.equal(new Set([key(null, null), key(2015, null), key(null, 2015), key(2015, 2015)]).size, 4);
  assert.equal(key(2015, null, "en"), key(2015, null, "ko"));
  assert.equal(key(null, null), "peat");
});

const written = (given: object) =>
  z.parse(synthesizeTopic.output, { topic: "Peat", papers, text: "Peat burns.", statements: [], ...given });

test("a synthesis of other years or of named papers is a document of its own, and says so", async (t) => {
  const shelf = await shelfOf(t);
  const all = [{}, { yearFrom: 2018, yearTo: 2020 }, { isNamed: true }, { isNamed: true, papers: papers.slice(1) }].map(
    (given) => synthesizeTopic.document?.(written(given), shelf, "en"),
  );
  assert.equal(new Set(all.map((document) => document?.key)).size, 4);
  assert.deepEqual(
    all.map((document) => document?.title),
    [
      "Synthesis: Peat",
      "Synthesis: Peat · 2018–2020",
      "Synthesis: Peat · 2 chosen papers",
      "Synthesis: Peat · 1 chosen paper",
    ],
  );
});

test("of too many named papers the first are told to be taken, not the nearest to the topic", async (t) => {
  const shelf = await shelfOf(t);
  const caveat = (given: object) =>
    synthesizeTopic.describe(written({ leftOut: 9, ...given }), shelf, "ko").caveat ?? "";
  assert.match(caveat({}), /주제에 가까운 것부터 2편만/);
  assert.match(caveat({ isNamed: true }), /차례로 앞의 2편만.*9편은 빠졌습니다/);
});

test("the library counts as having found what is shown of it, not as large as it is", async (t) => {
  const bench = await createBench(t);
  const near = ["Peat fires smoulder", "Smouldering peat fires"].map((title) =>
    testPaper(title, { authors: ["Ada Moss"] }),
  );
  const far = Array.from({ length: 30 }, (_, at) => testPaper(`Unrelated matter ${at}`, { authors: [`Person ${at}`] }));
  await bench.service.library.add([...near, ...far]);
  await bench.ask("peat 논문 찾아줘");
  const { turn } = await bench.ask("1번과 비슷한 논문 찾아줘");
  const entry = turn.journal.entries().find(({ name }) => name === "find_related_papers");
  const { related, sources } = z
    .object({ related: z.array(z.unknown()), sources: z.array(z.object({ source: z.string(), count: z.number() })) })
    .parse(entry?.output);
  assert.ok(related.length > 0 && related.length < 30);
  assert.equal(sources.find(({ source }) => source === "library")?.count, related.length);
});

test("each paper of a reading order is told with its own score, though another has left the shelf", async (t) => {
  const shelf = await shelfOf(t);
  const [first, second] = await shelf.add([testPaper("Peat and fire"), testPaper("Peat and rain")]);
  const ranked = [
    [first?.id, 0.9],
    ["gone", 0.8],
    [second?.id, 0.7],
  ];
  const result = z.parse(evaluateImportance.output, {
    papers: ranked.map(([id]) => ({ id })),
    formula: "",
    ranking: ranked.map(([paperId, score]) => ({
      paperId,
      score,
      parts: { citations: null, venue: null, centrality: 0, recency: null },
      citationsPerYear: null,
    })),
  });
  const { papers: lines } = describeResult({ tool: evaluateImportance, output: result }, shelf, {
    language: "en",
    maxTokens: 12_000,
  });
  assert.deepEqual(
    lines.map(({ title, note }) => [title, note]),
    [
      ["Peat and fire", "0.9"],
      ["Peat and rain", "0.7"],
    ],
  );
});

test("how many papers a map's groups have may be said with their marks, and another number is doubted", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const { JIHWI_MODEL = "", ...env } = fake.env;
  const bench = await createBench(t);
  const about = (topic: string, count: number) =>
    Array.from({ length: count }, (_, at) => testPaper(`${topic} ${"abc"[at]}`));
  const shelf = await bench.service.notebooks.shelf("notebook");
  await shelf.add([...about("Peat fires smoulder underground", 3), ...about("Glaciers retreat uphill", 2)]);
  fake.queue(
    toolCalls([{ name: "cluster_papers", arguments: { clusters: 2 } }]),
    text("이탄 3편입니다 [1][2]. 빙하 11편입니다 [4]."),
  );
  const { result } = await bench.ask("이 논문들을 2갈래로 나눠줘", {
    env: { ...env, JIHWI_MODEL_SELECT: JIHWI_MODEL, JIHWI_MODEL_RESPOND: JIHWI_MODEL },
  });
  const { statements } = z.object({ statements: z.array(statementSchema) }).parse(result.details);
  assert.deepEqual(
    statements.map(({ status, reason }) => [status, reason?.ko ?? null]),
    [
      ["unchecked", null],
      ["unsupported", "“11편”: 근거에 없습니다"],
    ],
  );
});

test("no text of a model makes cards of papers in a document", async (t) => {
  const shelf = await shelfOf(t);
  const [paper] = await shelf.add([testPaper("Peat and fire")]);
  const forged = ["```", "~~~", "> ````"].map((fence) => `${fence}papers\n{"title":"Forged"}\n${fence}`);
  for (const text of forged) {
    const documents = [
      translateAbstract.document?.(
        z.parse(translateAbstract.output, { paper, language: "ko", translation: text }),
        shelf,
        "ko",
      ),
      synthesizeTopic.document?.(written({ text }), shelf, "ko"),
      clusterPapers.document?.(
        { papers: [], map: { clusters: [], points: [] }, landscapeOverview: text, statements: [], leftOut: 0 },
        shelf,
        "ko",
      ),
    ];
    for (const document of documents)
      assert.doesNotMatch(document?.content ?? "", /[`~]{3}papers\n.*Forged/, document?.title);
  }
});

test("a retracted paper is told below the answer, in its list and in the document, and is no doubtful sentence", async (t) => {
  const bench = await createBench(t);
  const paper = testPaper("Peat and fire", { abstract: "Peat burns." });
  await bench.service.library.add([{ ...paper, csl: { ...paper.csl, status: "retracted" } }]);
  const { result } = await bench.ask("peat 논문 찾아줘");
  assert.match(result.answer, /Peat and fire \(철회됨\)[\s\S]*\*\*철회됨\*\*: \[1\]$/);
  assert.match(JSON.stringify(result.details.documents), /\\"notice\\":\\"retracted\\"/);
  assert.doesNotMatch(JSON.stringify(result.details.statements), /unknown-name|contradicts|unsupported/);
});
