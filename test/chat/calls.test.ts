import assert from "node:assert/strict";
import { after, beforeEach, describe, it, type TestContext } from "node:test";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { choose, playSteps, type Score, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
let lastLook = 0;
beforeEach(() => {
  provider.reset();
  lastLook = 0;
});

const policy = "# 환불 규정\n\n온라인에서 산 물건은 받은 날부터 7일 안에 환불할 수 있다.\n";
const sales = [
  "점포,지역,매출액",
  ...Array.from({ length: 60 }, (_, at) => `점포${at + 1},서울,${(at + 1) * 10}`),
].join("\n");
const long = Array.from(
  { length: 400 },
  (_, at) =>
    `## 제${at + 1}장\n\n${at + 1}번째 장은 창고 ${at + 1}동의 관리와 점검을 정한다. 점검은 해마다 ${(at % 12) + 1}월에 한다.`,
).join("\n\n");
const borneOut = json({ verdicts: [{ number: 1, verdict: "supports", words: "받은 날부터 7일 안에" }] });

/** The steps that a model was asked for in the turns since the last look, titles apart. */
function callsOf(): string[] {
  const steps = provider.calls
    .slice(lastLook)
    .map(stepOf)
    .filter((step) => step.startsWith("chat.") || step.startsWith("grounding"));
  lastLook = provider.calls.length;
  return steps.filter((step) => step !== "chat.title");
}

const play = async (test: TestContext, score: Score) => {
  playSteps(provider, { "grounding-judge": borneOut, ...score });
  return await openChat(test, provider.env);
};

describe("how many calls a turn takes", () => {
  it("a question over a document that fits: one before the first word, and the judge after it", async (test) => {
    const chat = await play(test, { "chat.respond": text("받은 날부터 7일 안에 환불할 수 있습니다 [1].") });
    const documents = await chat.bring({ "환불.md": policy });
    callsOf();
    const told = await chat.ask("언제까지 환불할 수 있어?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.respond", "grounding-judge"]);
    assert.deepEqual(told.broken, []);
    await chat.ask("그건 왜?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.respond", "grounding-judge"]);
  });

  it("over documents that do not fit: the same, and one more where their writer searches once more", async (test) => {
    const offered: string[][] = [];
    const written = text("그 동의 점검을 정한 장이 따로 있습니다 [1].");
    const again = toolCalls([{ name: "search_pdf_knowledge", arguments: { query: "창고 12동 점검" } }]);
    const chat = await play(test, {
      "chat.respond": [
        written,
        written,
        again,
        ({ tools }) => {
          offered.push(tools.map(({ name }) => name));
          return written;
        },
      ],
      "grounding-judge": json({ verdicts: [{ number: 1, verdict: "supports", words: "관리와 점검을 정한다" }] }),
    });
    const documents = await chat.bring({ "창고.md": long });
    callsOf();
    await chat.ask("창고 11동의 점검은 몇 월에 해?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.respond", "grounding-judge"]);
    const told = await chat.ask("그럼 12동은?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.respond", "grounding-judge"], "a follow-up");
    assert.match(JSON.stringify(told.details.toolHistory), /12동.+점검/, "it is searched with the question before it");
    const shown = told.entries.find(({ kind, name }) => kind === "show" && name === "chat.sources");
    assert.match(JSON.stringify(shown?.output), /창고 12동의 관리/);
    const further = await chat.ask("그건 왜 그래?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.respond", "chat.respond", "grounding-judge"]);
    assert.ok(!offered.flat().includes("search_pdf_knowledge"), offered.join());
    assert.deepEqual([told.broken, further.broken], [[], []]);
  });

  it("a follow-up over such documents is completed by a model where its writer calls no tools", async (test) => {
    const chat = await play(test, {
      "chat.rewrite": json({ question: "창고 12동의 점검은 몇 월에 해?", refers_back: true }),
      "chat.respond": text("그 동의 점검을 정한 장이 따로 있습니다 [1]."),
      "grounding-judge": json({ verdicts: [{ number: 1, verdict: "supports", words: "관리와 점검을 정한다" }] }),
    });
    const documents = await chat.bring({ "창고.md": long });
    chat.jihwi.models.forRole("respond")?.learn({ tools: false });
    await chat.ask("창고 11동의 점검은 몇 월에 해?", { documents, session: "s" });
    callsOf();
    await chat.ask("그럼 12동은?", { documents, session: "s" });
    assert.deepEqual(callsOf(), ["chat.rewrite", "chat.respond", "grounding-judge"]);
  });

  it("over a library with nothing attached: the search is chosen, by whoever chooses tools or writes, and then the same", async (test) => {
    const written = text("받은 날부터 7일 안에 환불할 수 있습니다 [1].");
    const chat = await play(test, {
      "chat.select-tool": choose("search_pdf_knowledge", "환불 기한"),
      "chat.respond": [written, toolCalls([{ name: "search_pdf_knowledge", arguments: { query: "환불" } }]), written],
    });
    await chat.bring({ "환불.md": policy });
    callsOf();
    await chat.ask("온라인에서 산 물건의 환불 규정을 찾아줘");
    assert.deepEqual(callsOf(), ["chat.select-tool", "chat.respond", "grounding-judge"]);
    await chat.ask("언제까지 환불할 수 있어?");
    assert.deepEqual(callsOf(), ["chat.respond", "chat.respond", "grounding-judge"]);
  });

  for (const message of ["고마워! 도움 됐어", "안녕하세요", "thanks a lot"])
    it(`${message}: one`, async (test) => {
      const answer = /[가-힣]/.test(message)
        ? "별말씀을요. 더 필요하면 말씀해 주세요."
        : "You are welcome. Ask me anything else.";
      const chat = await play(test, { "chat.respond": text(answer), "chat.select-tool": choose("none") });
      const documents = await chat.bring({ "환불.md": policy });
      callsOf();
      await chat.ask(message);
      assert.equal(callsOf().length, 1, "without a document");
      await chat.ask(message, { documents, session: "s" });
      assert.equal(callsOf().length, 1, "with one");
      await chat.ask(message, { documents, session: "s" });
      assert.equal(callsOf().length, 1, "after a turn");
    });

  it("a day or a sum: two", async (test) => {
    const tuesday = { phrase: "다음 주 화요일", anchor: "today", year: null, month: null, day: null, holiday: null };
    const steps = [
      { move: "weeks", by: 1 },
      { within: "week", what: "tuesday", nth: 1 },
    ];
    const dates = { kind: "day", days: [{ ...tuesday, steps }], zone: null };
    const chat = await play(test, {
      "chat.select-tool": json({ selected_tool: "get_current_time", query: "다음 주 화요일", dates, reason: "" }),
      "chat.respond": text("화요일입니다."),
    });
    const told = await chat.ask("다음 주 화요일이 며칠이야?");
    assert.ok(callsOf().length <= 2);
    assert.deepEqual(told.tools, ["get_current_time"]);
    await chat.ask("12만원의 15%는?");
    assert.ok(callsOf().length <= 2);
  });

  it("a value over the rows of a table: the writer asks for it, and code computes it", async (test) => {
    const query = {
      ...{ table: "매출.csv", select: [{ column: "매출액", fold: "sum" }] },
      ...{ where: [], group: [], order: null, limit: null },
    };
    const chat = await play(test, {
      "chat.respond": [
        toolCalls([{ name: "query_table", arguments: { query } }]),
        ({ text: shown }) => text(`합계는 ${/매출액 합계: \*\*([^*]+)\*\*/.exec(shown)?.[1]}입니다.`),
      ],
    });
    const documents = await chat.bring({ "매출.csv": sales });
    callsOf();
    const told = await chat.ask("매출액을 다 더하면?", { documents });
    assert.match(told.answer, /18,?300/);
    assert.deepEqual(told.tools, ["search_pdf_knowledge", "query_table"]);
    const used = told.entries.find(({ kind, name }) => kind === "show" && name === "chat.used-rows")?.output;
    assert.match(JSON.stringify(used), /"count":\d+/, "the rows that were added up stand below the answer");
    assert.deepEqual(callsOf().filter((step) => step === "chat.respond").length, 2);
    assert.deepEqual(told.broken, []);
  });
});

describe("what a judge says comes after the text", () => {
  it("a supported sentence is marked so by the model, and a refuted one is put right", async (test) => {
    const chat = await play(test, {
      "chat.respond": text("받은 날부터 한 달 안에 환불할 수 있습니다 [1]."),
      "grounding-judge": json({ verdicts: [{ number: 1, verdict: "contradicts", words: "받은 날부터 7일 안에" }] }),
      "grounding-repair": json({ corrections: [{ number: 1, text: "받은 날부터 7일 안에 환불할 수 있습니다 [1]." }] }),
    });
    const documents = await chat.bring({ "환불.md": policy });
    const told = await chat.ask("언제까지 환불할 수 있어?", { documents });
    const shown = told.entries.findLast(({ kind, name }) => kind === "show" && name === "chat.statements");
    assert.match(JSON.stringify(shown?.output), /"status":"contradicts".+7일 안에/);
    assert.match(JSON.stringify(shown?.output), /"correction":\{"text":"받은 날부터 7일 안에/);
    assert.deepEqual(told.broken, []);
  });
});
