import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench } from "../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const abstract = "We propose a graph parser for Korean treebanks. Results show that it outperforms transition parsers.";

async function notebook(t: Parameters<typeof createBench>[0]) {
  const made = await createBench(t);
  await made.service.library.add([
    testPaper("Graph parsing of Korean", { year: 2019, abstract }),
    testPaper("Parsing spoken Korean", { year: 2021, abstract }),
  ]);
  return made;
}

describe("seed 11.21: the three demonstrations of seed 004", () => {
  test("first meeting: what can be done, and where to start", async (t) => {
    const { result } = await (await notebook(t)).ask("안녕하세요");
    assert.match(result.answer, /무엇부터 할까요/);
    assert.deepEqual(result.details.documents, []);
  });

  test("return: where we stood, and what could be next", async (t) => {
    const made = await notebook(t);
    await made.ask("parsing 논문 찾아줘");
    const { result } = await made.ask("안녕, 다시 왔어");
    for (const part of [/논문 2편과 연구 문서 1개/, /parsing/, /관심 주제: parsing/, /이어서 무엇을 할까요/])
      assert.match(result.answer, part);
    assert.match(JSON.stringify(result.details.proposal), /이 논문들을 자세히 분석해줘/);
  });

  test("search, then analysis, then structure: each ends with words, the first and last with a document", async (t) => {
    const made = await notebook(t);
    for (const [message, documents] of [
      ["parsing 논문 찾아줘", 1],
      ["이 논문들을 자세히 분석해줘", 1],
      ["이 논문들을 주제별로 묶어줘", 2],
    ] as const) {
      const { result } = await made.ask(message);
      assert.match(result.answer, /\p{L}{2}/u);
      assert.equal((await made.service.notebooks.documents("notebook")).length, documents, message);
    }
  });

  test("with a model: what it greets with holds where we stood", async (t) => {
    const made = await notebook(t);
    await made.ask("parsing 논문 찾아줘");
    fake.queue(text("다시 오셨네요. 지난번 구문 분석을 이어 갈까요?"));
    const { result } = await made.ask("안녕, 다시 왔어", { env: fake.env });
    const asked = fake.calls[0]?.text ?? "";
    for (const part of [/관심 주제: parsing/, /검색: parsing/, /\[1\].*Graph parsing of Korean|Parsing spoken Korean/])
      assert.match(asked, part);
    assert.match(result.answer, /이어 갈까요/);
  });

  test("with a model: search, then analysis, then structure: each ends with words and what code guarantees", async (t) => {
    const made = await notebook(t);
    for (const [tool, input, documents] of [
      ["search_papers", { query: "parsing" }, 1],
      ["analyze_papers", { papers: [1, 2] }, 1],
      ["cluster_papers", {}, 2],
    ] as const) {
      fake.reset();
      fake.respond((call) => {
        if (call.schema !== null) return json({ verdicts: [] });
        const chooses = call.tools.some(({ name }) => name === tool);
        return chooses ? toolCalls([{ name: tool, arguments: input }]) : text("함께 보았습니다 [1].");
      });
      const { result } = await made.ask("다음으로 가자", { env: fake.env });
      assert.match(result.answer, /함께 보았습니다/, tool);
      assert.equal((await made.service.notebooks.documents("notebook")).length, documents, tool);
    }
  });

  test("a model that only proposes still ends with words and a proposal", async (t) => {
    const proposal = { question: "무엇부터 볼까요?", choices: [{ label: "찾기", message: "논문 찾아줘" }] };
    fake.queue(toolCalls([{ name: "propose", arguments: proposal }]));
    const { result } = await (await notebook(t)).ask("안녕", { env: fake.env });
    assert.equal(result.answer, proposal.question);
    assert.deepEqual(result.details.proposal, proposal);
  });
});

describe("seed 11.22: nothing unsure becomes a search", () => {
  for (const message of ["이 중에 뭐가 제일 중요해?", "요약 좀", "고마워", "내 보관함에 뭐가 있어?"])
    test(`“${message}” leaves no research document called after itself`, async (t) => {
      const made = await notebook(t);
      await made.ask("parsing 논문 찾아줘");
      const { result } = await made.ask(message);
      assert.doesNotMatch(JSON.stringify(result.details.toolHistory), /search_papers/);
      const titles = (await made.service.notebooks.documents("notebook")).map(({ title }) => title);
      assert.ok(!titles.some((title) => title.includes(message.slice(0, 4))), titles.join());
    });

  test("with a model that answers in words, no document either", async (t) => {
    const made = await notebook(t);
    fake.queue(text("먼저 논문을 찾아야 합니다. 주제를 알려 주세요."));
    await made.ask("요약 좀", { env: fake.env });
    assert.deepEqual(await made.service.notebooks.documents("notebook"), []);
  });
});
