import assert from "node:assert/strict";
import { after, beforeEach, describe, it, type TestContext } from "node:test";
import { startFakeProvider, text } from "../fakes/index.ts";
import { startFakeTavily } from "../fakes/web/tavily.ts";
import { openChat, type Told } from "./open-chat.ts";
import { choose, conclude, judge, playSteps, type Score, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
const web = await startFakeTavily();
after(() => Promise.all([provider.close(), web.close()]));

const python = {
  title: "What's New In Python 3.13",
  url: "https://docs.example/3.13",
  content:
    "파이썬 3.13에는 새 대화형 인터프리터와 실험적인 자유 스레드 빌드, 실험적인 JIT 컴파일러가 들어갔다. 오류 메시지에는 기본으로 색이 입혀진다. ".repeat(
      5,
    ),
};

beforeEach(() => {
  provider.reset();
  web.answer([python]);
});

const withModel = (test: TestContext, score: Score) => {
  playSteps(provider, score);
  return openChat(test, { ...provider.env, ...web.env });
};
const kept = ({ broken }: Told) => assert.deepEqual(broken, []);

describe("the specification's example: 파이썬 3.13 새 기능 검색해서 분석해줘", () => {
  const question = "파이썬 3.13 새 기능 검색해서 분석해줘";
  const searched = ["tool-selector", "web-search", "result-processor"];
  const drawn = [...searched, "tool-selector", "reasoning", "result-processor", "response-generator"];

  it("searches the web, loops, reasons and answers, with a model", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": [choose("web_search", "파이썬 3.13 새 기능"), choose("reasoning")],
      "chat.process-result": [judge(true, "검색은 했고 분석이 남았다"), judge(false, "분석까지 마쳤다")],
      "chat.reason": conclude("JIT과 자유 스레드가 가장 큰 변화다.", "문제를 살핀다 [1]"),
      "chat.respond": text("## 파이썬 3.13\n\n### 1. 자유 스레드 빌드\n실험적으로 들어갔습니다 [1]."),
    });
    const told = await chat.ask(question);
    assert.deepEqual(told.nodes, drawn);
    assert.deepEqual(web.queries.at(-1), "파이썬 3.13 새 기능");
    assert.deepEqual(told.details.toolHistory, [
      { tool: "web_search", query: "파이썬 3.13 새 기능" },
      { tool: "reasoning", query: question },
    ]);
    assert.equal(told.details.iterations, 2);
    assert.equal(told.ended, "answered");
    assert.match(told.answer, /자유 스레드 빌드/);
    assert.equal(told.citations[0]?.url, python.url);
    kept(told);
    const answering = provider.calls.find((call) => stepOf(call) === "chat.respond");
    assert.match(answering?.text ?? "", /JIT과 자유 스레드가 가장 큰 변화다/);
    assert.match(answering?.text ?? "", /분석까지 마쳤다/);
  });

  it("by rules alone searches the web, and reasons about nothing", async (test) => {
    const chat = await openChat(test, web.env);
    const told = await chat.ask(question);
    assert.deepEqual(told.nodes, [...searched, "response-generator"]);
    assert.match(told.line, /규칙으로 답했습니다/);
    assert.ok(told.citations.length > 0);
    kept(told);
  });
});

describe("the six flows", () => {
  it("a simple question needs no tool", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": text("1 + 1 = 2입니다."),
    });
    const told = await chat.ask("1 + 1은?");
    assert.deepEqual(told.nodes, ["tool-selector", "response-generator"]);
    assert.match(told.answer, /2/);
    assert.equal(told.details.iterations, 0);
    kept(told);
  });

  it("a simple question, by rules", async (test) => {
    const told = await (await openChat(test)).ask("1 + 1은?");
    assert.deepEqual(told.tools, []);
    assert.match(told.answer, /\*\*2\*\*/);
    kept(told);
  });

  it("by rules a summary of several documents is the outline of each, and says what it leaves out", async (test) => {
    const chat = await openChat(test);
    const rules = Array.from({ length: 20 }, (_, at) => `## 제${at + 1}조 규칙\n\n규칙 ${at + 1}을 지킨다.`).join(
      "\n\n",
    );
    const documents = await chat.bring({
      "긴 규정.md": `# 긴 규정\n\n${rules}\n`,
      "회의.md": "# 회의\n\n## 결정\n\n회의는 월요일에 한다.\n",
    });
    const told = await chat.ask("이 문서들을 요약해줘", { documents });
    assert.match(told.answer, /긴 규정\.md[\s\S]*그 밖에 제목 \d+개[\s\S]*회의\.md[\s\S]*월요일에 한다/);
    kept(told);
  });

  it("the time is asked of the clock", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("get_current_time", "지금 몇 시야?"),
      "chat.process-result": judge(false),
      "chat.respond": ({ text: shown }) => text(`시계가 말하기를 ${/지금은 [^<]+입니다/.exec(shown)?.[0]}`),
    });
    const told = await chat.ask("지금 몇 시야?");
    assert.deepEqual(told.tools, ["get_current_time"]);
    assert.match(told.answer, /지금은 \d{4}년 \d{1,2}월 \d{1,2}일/);
    kept(told);
  });

  it("the time, by rules", async (test) => {
    const told = await (await openChat(test)).ask("지금 몇 시야?");
    assert.deepEqual(told.tools, ["get_current_time"]);
    assert.match(told.answer, /지금은 \d{4}년 .+Asia\/Seoul/);
    kept(told);
  });

  it("news is asked of the web", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("web_search", "파이썬 최신 버전"),
      "chat.process-result": judge(false),
      "chat.respond": text("자유 스레드 빌드가 들어갔습니다 [1]."),
    });
    const told = await chat.ask("파이썬 최신 소식 알려줘");
    assert.deepEqual(told.tools, ["web_search"]);
    assert.equal(told.citations[0]?.name, python.title);
    kept(told);
  });

  it("news, by rules", async (test) => {
    const told = await (await openChat(test, web.env)).ask("파이썬 최신 소식 알려줘");
    assert.deepEqual(told.tools, ["web_search"]);
    assert.match(told.answer, /대화형 인터프리터/);
    assert.equal(told.citations[0]?.url, python.url);
    kept(told);
  });

  it("a why is reasoned through", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("reasoning"),
      "chat.process-result": judge(false),
      "chat.reason": conclude("짧은 파장이 더 많이 흩어진다.", "빛은 공기에서 흩어진다."),
      "chat.respond": text("짧은 파장이 더 많이 흩어지기 때문입니다."),
    });
    const told = await chat.ask("하늘은 왜 파란색이야?");
    assert.deepEqual(told.nodes, ["tool-selector", "reasoning", "result-processor", "response-generator"]);
    kept(told);
  });

  it("several tools follow one another: web_search, then reasoning", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": [choose("web_search", "bun deno"), choose("reasoning")],
      "chat.process-result": [judge(true), judge(false)],
      "chat.reason": conclude("둘 다 빠르다."),
    });
    const told = await chat.ask("bun이랑 deno 검색해서 비교해줘");
    assert.deepEqual(
      told.nodes.filter((name) => name === "web-search" || name === "reasoning"),
      ["web-search", "reasoning"],
    );
    kept(told);
  });

  it("max_iterations is kept, and the answer says that the limit ended it", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": [1, 2, 3, 4].map((time) => choose("web_search", `찾을 말 ${time}`)),
      "chat.process-result": judge(true),
    });
    const told = await chat.ask("오늘 원달러 환율 알려줘", { maxIterations: 2 });
    assert.equal(told.details.iterations, 2);
    assert.equal(told.details.maxIterations, 2);
    assert.equal(told.ended, "limit");
    assert.match(told.line, /정해진 횟수까지/);
    kept(told);
  });
});

describe("what a turn tells about itself", () => {
  it("tokens, money and executors of every call are in the result", async (test) => {
    const chat = await withModel(test, {
      "chat.select-tool": choose("none"),
      "chat.respond": text("안녕하세요.", { usage: { input: 100, output: 7 } }),
    });
    const told = await chat.ask("안녕");
    const steps = told.entries.filter(({ kind, name }) => kind === "step" && name !== "chat.title");
    const input = steps.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0), 0);
    assert.deepEqual(told.details.usage, { inputTokens: input, outputTokens: sumOutput(steps), cost: null });
    assert.ok(input >= 100);
    assert.deepEqual(told.details.executors, {
      "chat.select-tool": "rule",
      "chat.respond": "compatible:fake-model",
    });
  });

  it("with web search unset the reader is told once and why, and nothing is invented", async (test) => {
    const told = await (await openChat(test)).ask("웹에서 최신 환율 검색해줘");
    assert.equal(told.answer, "이 질문에는 지금 답할 수 없습니다.");
    assert.match(told.notices.join("\n"), /웹 검색이 설정되어 있지 않습니다/);
    assert.deepEqual(told.citations, []);
    kept(told);
  });

  it("a search service that fails is named, and the turn still answers", async (test) => {
    web.answer(500);
    const told = await (await openChat(test, web.env)).ask("오늘 환율 검색해줘");
    assert.equal(told.answer, "이 질문에는 지금 답할 수 없습니다.");
    assert.match(told.notices.join("\n"), /tavily/);
    kept(told);
  });
});

function sumOutput(steps: Told["entries"]): number {
  return steps.reduce((sum, { usage }) => sum + (usage?.outputTokens ?? 0), 0);
}
