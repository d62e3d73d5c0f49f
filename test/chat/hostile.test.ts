import assert from "node:assert/strict";
import { after, beforeEach, describe, it, type TestContext } from "node:test";
import {
  dieMidStream,
  empty,
  endless,
  error,
  hang,
  json,
  malformed,
  type Reply,
  startFakeProvider,
  text,
  toolCalls,
} from "../fakes/index.ts";
import { startFakeTavily } from "../fakes/web/tavily.ts";
import { openChat, type Told } from "./open-chat.ts";
import { choose, conclude, judge, playSteps, type Score, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
const web = await startFakeTavily();
after(() => Promise.all([provider.close(), web.close()]));

const page = {
  title: "환율 소식",
  url: "https://news.example/won",
  content: "원달러 환율은 오늘 1,390원에 마감했다. 시장은 금리 결정을 기다리고 있다. ".repeat(8),
};
const contract = `# 용역 계약서

## 제4조(계약기간)
계약기간은 2026년 1월 1일부터 2026년 12월 31일까지로 한다.

## 제5조(대금)
대금은 매월 말일에 500만 원을 지급한다.
`;

beforeEach(() => {
  provider.reset();
  web.answer([page]);
});

const withModel = (test: TestContext, score: Score, env: Record<string, string> = {}) => {
  playSteps(provider, score);
  return openChat(test, { ...provider.env, ...web.env, ...env });
};

/** Whatever the model did, nothing that the chat promises was broken, and there is something to read. */
function holds(told: Told): void {
  assert.deepEqual(told.broken, []);
  assert.notEqual(told.answer.trim(), "");
}

describe("a hostile selector", () => {
  it("a tool that does not exist is never run: the rule chooses instead, and the answer says so", async (test) => {
    const chat = await withModel(test, { "chat.select-tool": choose("delete_everything", "rm -rf") });
    const told = await chat.ask("지금 몇 시야?");
    assert.deepEqual(told.tools, ["get_current_time"]);
    assert.equal(told.ended, "fallback");
    assert.match(told.line, /규칙이 대신했습니다/);
    holds(told);
  });

  const pairs: readonly (readonly [string, Reply])[] = [
    ["a list of tools", json({ selected_tool: ["web_search", "reasoning"], query: "환율", reason: "둘 다" })],
    ["two objects", malformed(`${choice("web_search")}\n${choice("reasoning")}`)],
    ["two names in one", choose("web_search, get_current_time", "환율")],
    ["function calls", toolCalls([call("web_search"), call("get_current_time")])],
  ];
  for (const [name, reply] of pairs) {
    it(`two tools at once (${name}) never run in one round`, async (test) => {
      const chat = await withModel(test, { "chat.select-tool": reply, "chat.process-result": judge(false) });
      const told = await chat.ask("오늘 원달러 환율 알려줘");
      assert.deepEqual(told.nodes, ["tool-selector", "web-search", "result-processor", "response-generator"]);
      holds(told);
    });
  }

  it("the web is not searched before attached documents, however often it is called", async (test) => {
    const chat = await withModel(test, {
      "chat.respond": [toolCalls([call("web_search")]), text("계약기간은 1년입니다 [1].")],
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("계약기간이 언제까지야?", { documents });
    assert.deepEqual(told.tools, ["search_pdf_knowledge", "web_search"]);
    holds(told);
  });

  it("a question about the web is looked for in the documents first, which costs nothing", async (test) => {
    const chat = await withModel(test, {
      "chat.respond": [toolCalls([{ name: "web_search", arguments: { query: "환율" } }]), text("1,400원입니다.")],
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("웹에서 환율 검색해줘", { documents });
    assert.deepEqual(told.tools, ["search_pdf_knowledge", "web_search"]);
    holds(told);
  });

  it("a decision of the model's stands: nothing is analysed because code finds that it should be", async (test) => {
    const chat = await withModel(test, { "chat.select-tool": choose("none") });
    const told = await chat.ask("리액트와 뷰 비교해줘");
    assert.deepEqual(told.nodes, ["tool-selector", "response-generator"]);
    holds(told);
  });

  it("a tool that the writer calls again with the same words is not run again, and there is an answer", async (test) => {
    const chat = await withModel(test, {
      "chat.respond": toolCalls([{ name: "web_search", arguments: { query: "계약기간" } }]),
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("계약기간이 언제까지야?", { documents });
    assert.deepEqual(told.tools, ["search_pdf_knowledge", "web_search"]);
    holds(told);
  });
});

describe("a model that is never satisfied", () => {
  it("gets five rounds by default and no more, though it finds new words each time", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": Array.from({ length: 12 }, (_, time) => choose("web_search", `환율 ${time}`)),
      "chat.process-result": judge(true),
    });
    const told = await chat.ask("오늘 환율 알려줘");
    assert.equal(told.tools.length, 5);
    assert.equal(told.details.iterations, 5);
    assert.equal(told.ended, "limit");
    holds(told);
  });

  it("runs a tool once with the same words, whatever their spacing and case", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": [choose("web_search", "USD KRW"), choose("web_search", " usd   krw ")],
      "chat.process-result": judge(true),
    });
    const told = await chat.ask("오늘 환율 알려줘");
    assert.deepEqual(told.tools, ["web_search"]);
    holds(told);
  });

  it("reasons once, under whatever words it asks for it", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": [choose("reasoning", "하나"), choose("reasoning", "둘"), choose("reasoning", "셋")],
      "chat.process-result": judge(true),
      "chat.reason": conclude("모른다."),
    });
    const told = await chat.ask("하늘은 왜 파래?");
    assert.equal(told.nodes.filter((name) => name === "reasoning").length, 1);
    holds(told);
  });
});

describe("a model that says nothing of use", () => {
  const replies: readonly (readonly [string, Reply])[] = [
    ["nothing", empty()],
    ["malformed JSON", malformed('{"selected_tool": "web_sea')],
    ["prose", malformed("제 생각에는 검색이 좋겠습니다.")],
    ["a refused key", error(401)],
  ];
  for (const [name, reply] of replies) {
    it(`${name} in every step: rules answer, with a citation, and say so`, async (test) => {
      const chat = await withModel(
        test,
        Object.fromEntries(steps.map((step) => [step, step === "chat.respond" && name === "prose" ? empty() : reply])),
      );
      const documents = await chat.bring({ "계약서.md": contract });
      const told = await chat.ask("계약기간이 언제까지야?", { documents });
      assert.match(told.answer, /2026년 12월 31일/);
      assert.match(told.line, /규칙이 대신했습니다/);
      assert.equal(told.ended, "fallback");
      assert.equal(told.citations[0]?.name, "계약서.md");
      holds(told);
    });
  }

  it("documents are looked in as they are without a model, whatever else the question could be for", async (test) => {
    const policy = "# 규정\n\n업무용 노트북은 3년마다 바꾼다.\n\n정규직 직원은 1년에 15일의 연차 휴가를 쓴다.\n";
    const dead = await withModel(test, Object.fromEntries(steps.map((step) => [step, error(401)])));
    const documents = await dead.bring({ "규정.md": policy });
    for (const [question, answer] of [
      ["노트북은 몇 년마다 바꿔?", /3년마다/],
      ["연차는 며칠이야?", /15일/],
    ] as const) {
      const told = await dead.ask(question, { documents });
      assert.deepEqual(told.tools, ["search_pdf_knowledge"], question);
      assert.match(told.answer, answer);
      holds(told);
    }
  });

  it("every call is counted, the useless ones too", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": json({ selected_tool: "nonsense" }, { usage: { input: 10, output: 1 } }),
      "chat.respond": text("안녕하세요.", { usage: { input: 100, output: 7 } }),
    });
    const told = await chat.ask("지금 몇 시야?");
    assert.deepEqual(told.details.usage, { inputTokens: 120, outputTokens: 9, cost: null });
    holds(told);
  });
});

describe("a writer that cannot be trusted", () => {
  it("an endless answer is cut, and the turn ends", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": endless("끝나지 않는 이야기가 이어지고 또 이어집니다. ".repeat(20)),
    });
    const told = await chat.ask("이야기 하나 해줘");
    assert.ok(told.answer.length <= 25_000, `${told.answer.length} characters`);
    holds(told);
  });

  it("an answer that breaks off stays as it is, and says where it stopped", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("search_pdf_knowledge", "계약기간"),
      "chat.process-result": judge(false),
      "chat.respond": dieMidStream(`계약기간은 다음과 같습니다. ${"설명이 이어집니다. ".repeat(20)}`),
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("계약기간이 언제까지야?", { documents });
    assert.match(told.answer, /^계약기간은 다음과 같습니다/);
    assert.doesNotMatch(told.answer, /2026년 12월 31일/);
    assert.match(told.line, /여기서 끊겼습니다/);
    assert.equal(told.ended, "partial");
    holds(told);
  });

  it("a Korean question gets a Korean answer from a model that writes English", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("search_pdf_knowledge", "계약기간"),
      "chat.process-result": judge(false),
      "chat.respond": text("The term of this agreement ends on the last day of December 2026, as stated."),
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("계약기간이 언제까지야?", { documents });
    assert.doesNotMatch(told.answer, /The term/);
    assert.match(told.answer, /2026년 12월 31일/);
    holds(told);
  });

  it("an English question gets an English answer from a model that writes Korean", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": text("안녕하세요. 무엇을 도와드릴까요? 궁금한 것이 있으면 말씀해 주세요."),
    });
    const told = await chat.ask("hello, who are you?");
    assert.match(told.answer, /I am Jihwi/);
    holds(told);
  });

  it("a model that mends its language is heard", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": [text("Hello! How may I help you today, my friend?"), text("안녕하세요. 반갑습니다.")],
    });
    const told = await chat.ask("안녕");
    assert.match(told.answer, /반갑습니다/);
    assert.equal(told.ended, "answered");
  });

  it("a translation and a program may be in the language that was asked for", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": [
        text("Thank you very much for everything."),
        text("```python\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n```"),
      ],
    });
    assert.match((await chat.ask("'여러모로 감사합니다'를 영어로 번역해줘")).answer, /^Thank you/);
    assert.match((await chat.ask("파이썬으로 피보나치 함수 짜줘")).answer, /def fib/);
  });

  it("citations that are made up are marked, and no citation is made of them", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("search_pdf_knowledge", "계약기간"),
      "chat.process-result": judge(false),
      "chat.respond": text(
        '계약기간은 1년입니다 [1]. 위약금은 두 배입니다 [9]. "계약은 영원히 유효한 것으로 본다" [1]. 끝 [2, 77].',
      ),
    });
    const documents = await chat.bring({ "계약서.md": contract });
    const told = await chat.ask("계약기간이 언제까지야?", { documents });
    assert.match(told.answer, /위약금은 두 배입니다 \[9\]/);
    const statusOf = (words: string) => told.statements.find((statement) => statement.text.includes(words))?.status;
    assert.deepEqual(["[9]", "[77]", "영원히 유효한"].map(statusOf), ["unknown-name", "unknown-name", "unsupported"]);
    for (const { mark } of told.citations) assert.match(mark, /^\[[12]\]$/);
    for (const { quote } of told.citations) assert.ok(contract.replace(/\s/g, "").includes(quote.replace(/\s/g, "")));
    holds(told);
  });
});

describe("a turn that ends early still answers, and says why", () => {
  it("the budget of tokens is used up", async (test) => {
    const chat = await withModel(
      test,
      { "chat.select-tool": choose("web_search", "환율") },
      { JIHWI_TURN_BUDGET_TOKENS: "5" },
    );
    const told = await chat.ask("오늘 원달러 환율 알려줘");
    assert.equal(told.ended, "budget");
    assert.match(told.answer, /1,390원/);
    assert.match(told.line, /한도를 다 썼습니다/);
    const asked = provider.calls.map(stepOf).filter((step) => step.startsWith("chat."));
    assert.deepEqual(asked, ["chat.select-tool"]);
    holds(told);
  });

  it("the turn's time is used up by a provider that hangs", async (test) => {
    const chat = await withModel(test, { "chat.select-tool": hang() }, { JIHWI_TURN_TIMEOUT_MS: "300" });
    const told = await chat.ask("지금 몇 시야?");
    assert.equal(told.ended, "budget");
    assert.match(told.answer, /지금은/);
    holds(told);
  });
});

const steps = ["chat.select-tool", "chat.process-result", "chat.reason", "chat.respond", "chat.title"];

function choice(selected_tool: string): string {
  return JSON.stringify({ selected_tool, query: "환율", reason: "까닭" });
}

function call(name: string) {
  return { name, arguments: { query: "환율" } };
}
