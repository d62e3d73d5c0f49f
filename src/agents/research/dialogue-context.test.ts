import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench } from "../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const abstract = "We propose a graph parser for Korean treebanks. Results show that it outperforms transition parsers.";
const search = { name: "search_papers", arguments: { query: "parsing" } };

describe("seed 11.19: phase 3 has the context of seed 004 §4", () => {
  test("phase 1's words, the call, the result with abstracts, the document and the memory, in this order", async (t) => {
    const made = await createBench(t);
    await made.service.library.add([testPaper("Graph parsing of Korean", { year: 2019, abstract })]);
    await made.service.notebooks.remember("notebook", [{ kind: "interest", text: "관심: 한국어 구문 분석" }]);
    fake.queue(
      toolCalls([search], { words: "먼저 찾아보겠습니다." }),
      text("한 편을 찾았습니다 [1]."),
      json({ verdicts: [] }),
    );
    await made.ask("구문 분석 논문 찾아줘", {
      env: fake.env,
      history: [
        { role: "user", text: "안녕하세요" },
        { role: "assistant", text: "무엇을 찾을까요?" },
      ],
    });
    const messages = fake.calls[1]?.messages ?? [];
    assert.deepEqual(
      messages.map(({ role }) => role),
      ["user", "assistant", "user", "assistant", "user"],
    );
    const [, , asked, called, happened] = messages.map((message) => message.text);
    assert.equal(asked, "구문 분석 논문 찾아줘");
    assert.match(called ?? "", /^먼저 찾아보겠습니다\.[\s\S]*search_papers\(\{"query":"parsing"\}\)/);
    assert.ok(happened?.includes(abstract), "the abstract");
    assert.match(happened ?? "", /관심: 한국어 구문 분석/);
    assert.match(happened ?? "", /research_[0-9a-f]{20}, v1/, "which document was written");
  });

  test("is bounded, however much a tool has found", async (t) => {
    const made = await createBench(t);
    const long = "Parsing is hard. ".repeat(500);
    await made.service.library.add(
      Array.from({ length: 60 }, (_, at) => testPaper(`Parsing paper number ${at}`, { abstract: `${at} ${long}` })),
    );
    fake.queue(toolCalls([search]), text("Many papers [1]."), json({ verdicts: [] }));
    await made.ask("papers on parsing", { env: fake.env, language: "en" });
    const happened = fake.calls[1]?.messages.at(-1)?.text ?? "";
    assert.ok(happened.length > 5_000 && happened.length < 40_000, String(happened.length));
  });

  test("phase 1's words stream, and are not said again when the turn goes on", async (t) => {
    const made = await createBench(t);
    await made.service.library.add([testPaper("Graph parsing of Korean", { abstract })]);
    fake.queue(text("Good to see you again. Shall we look for parsing papers today?"));
    const { turn, result } = await made.ask("hello", { env: fake.env, language: "en" });
    assert.ok(turn.chunks.filter(({ type }) => type === "text-delta").length > 3, "word by word");
    assert.equal(turn.shown(), result.answer);
  });
});
