import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { choose, conclude, judge, playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const policy = "# 환불 규정\n\n온라인에서 산 물건은 받은 날부터 7일 안에 환불할 수 있다.\n";

describe("seed 11.1: reasoning sees what the tools brought", () => {
  it("with a model: the clock's result, the history and the summary are in its prompt", async (test) => {
    playSteps(provider, {
      "chat.select-tool": [choose("none"), choose("get_current_time", "오늘")],
      "chat.reason": conclude("연말까지 한 달 남짓입니다."),
      // What the clock told is not judged: the writer of the answer takes reasoning by itself.
      "chat.respond": [
        text("알겠습니다."),
        toolCalls([{ name: "reasoning", arguments: {} }]),
        text("연말까지 한 달 남짓 남았습니다."),
      ],
    });
    const chat = await openChat(test, provider.env);
    await chat.ask("내 예산은 500만 원이야", { session: "one" });
    await chat.ask("오늘이 며칠인지 보고 연말까지 계획을 분석해줘", { session: "one" });
    const reasoned = provider.calls.filter((call) => stepOf(call) === "chat.reason").at(-1)?.text ?? "";
    assert.match(reasoned, /get_current_time[\s\S]*\d{4}년 \d{1,2}월 \d{1,2}일/);
    assert.match(reasoned, /예산은 500만 원/);
  });
});

it("seed 11.2: what the judgement wants next is in the selector's next prompt, and in the trace", async (test) => {
  const wanted = "빛이 흩어지는 까닭을 따지기";
  playSteps(provider, {
    "chat.select-tool": [choose("reasoning"), choose("none")],
    "chat.reason": conclude("더 따져야 한다."),
    "chat.process-result": json({ summary: "반만 따졌다", needs_more_tools: true, next_action: wanted, reason: "" }),
  });
  const chat = await openChat(test, provider.env);
  const told = await chat.ask("하늘은 왜 파란색이야?");
  const selections = provider.calls.filter((call) => stepOf(call) === "chat.select-tool");
  assert.ok(selections[1]?.text.includes(wanted));
  const judged = told.entries.find(({ name }) => name === "chat.process-result");
  assert.match(JSON.stringify(judged?.output), new RegExp(wanted));
});

describe("seed 11.3: the smallest valid objects of the seed are accepted at once", () => {
  for (const [absent, selection, judgement] of [
    ["left out", {}, {}],
    ["null", { query: null }, { next_action: null, reason: null }],
  ] as const)
    it(`optional fields ${absent}`, async (test) => {
      playSteps(provider, {
        "chat.select-tool": [json({ selected_tool: "get_current_time", reason: "시각을 묻는다", ...selection })],
        "chat.process-result": json({ needs_more_tools: false, summary: "시각을 알았다", ...judgement }),
        "chat.respond": text("지금은 오후입니다."),
      });
      const chat = await openChat(test, provider.env);
      const told = await chat.ask("지금 몇 시야?");
      for (const { name, attempts, fallbackFrom } of told.entries.filter(({ kind }) => kind === "step"))
        assert.deepEqual([attempts, fallbackFrom], [1, null], name);
      assert.equal(told.ended, "answered");
    });
});

describe("seed 11.5: a substring never forces a round", () => {
  for (const question of ["차이코프스키 생일 알려줘", "차이나타운 맛집 알려줘", "비교적 쉬운 요리 알려줘"])
    it(`${question}: with a model and by rules`, async (test) => {
      playSteps(provider, { "chat.select-tool": choose("none"), "chat.respond": text("알려 드립니다.") });
      const told = await (await openChat(test, provider.env)).ask(question);
      assert.deepEqual(told.nodes, ["tool-selector", "response-generator"]);
      const ruled = await (await openChat(test)).ask(question);
      assert.ok(!ruled.tools.includes("reasoning"), ruled.tools.join());
    });

  const online = "온라인에서 산 물건 환불 규정 알려줘";
  it("온라인에서 산 물건 환불 규정: the attached policy is searched, not the web", async (test) => {
    const chat = await openChat(test);
    const documents = await chat.bring({ "환불.md": policy });
    const told = await chat.ask(online, { documents });
    assert.deepEqual(told.tools, ["search_pdf_knowledge"]);
    assert.match(told.answer, /7일 안에 환불/);
  });

  it("온라인에서 산 물건 환불 규정: a model that chooses the web gets the attached policy first", async (test) => {
    playSteps(provider, {
      "chat.select-tool": choose("web_search", online),
      "chat.process-result": judge(false),
      "chat.respond": text("받은 날부터 7일 안에 환불할 수 있습니다 [1]."),
    });
    const chat = await openChat(test, provider.env);
    const documents = await chat.bring({ "환불.md": policy });
    const told = await chat.ask(online, { documents });
    assert.deepEqual(told.tools, ["search_pdf_knowledge"]);
  });
});

describe("seed 11.6: sums in words are sums", () => {
  for (const [question, answer] of [
    ["3명이서 47,500원 나눠 내면 얼마야?", /15,833/],
    ["12만원의 15%는?", /18,000|1만\s?8/],
    ["2의 10승은?", /1,?024/],
  ] as const)
    it(question, async (test) => {
      const told = await (await openChat(test)).ask(question);
      assert.match(told.answer, answer);
    });
});

describe("seed 11.23: JIHWI_MODEL_NORMALISE", () => {
  for (const [name, env, tidied] of [
    ["JIHWI_MODEL alone tidies no page", {}, 0],
    ["the model that it names tidies each page", { JIHWI_MODEL_NORMALISE: "compatible:fake-model" }, 1],
  ] as const)
    it(name, async (test) => {
      provider.respond(() => json({ text: policy }));
      const chat = await openChat(test, { ...provider.env, ...env });
      await chat.bring({ "환불.md": policy });
      assert.equal(provider.calls.filter(({ schema }) => schema?.name?.includes("normalise")).length, tidied);
    });
});
