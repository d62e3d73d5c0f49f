import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { json, startFakeProvider, text } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { choose, judge, playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const report = `# 무인 매장 시범 운영 보고서

이 보고서는 무인 매장 시범 운영의 결과를 담는다.

## 1. 배경

심야 인건비가 늘어 무인 운영을 시험하였다. 시험은 세 매장에서 하였다.

## 2. 결과

무인 운영으로 심야 인건비가 32% 줄었다. 도난은 늘지 않았다.

| 매장 | 매출(만 원) | 도난(건) |
| --- | --- | --- |
| 강남 | 1,240 | 2 |
| 홍대 | 980 | 1 |

## 3. 결론

심야 무인 운영을 모든 매장으로 넓힐 것을 권한다. 다만 출입 인증은 보완해야 한다.
`;

describe("seed 11.6: a document as a whole, by rules", () => {
  for (const [question, patterns] of [
    ["요약해줘", [/배경.*인건비가 늘어/, /인건비가 32% 줄었다/, /넓힐 것을 권한다/]],
    ["핵심을 세 줄로 요약해줘", [/배경.*인건비가 늘어/, /인건비가 32% 줄었다/, /넓힐 것을 권한다/]],
    ["주요 결론이 뭐야?", [/넓힐 것을 권한다/, /출입 인증은 보완해야/]],
  ] as const) {
    it(`${question}: its own words, cited`, async (test) => {
      const chat = await openChat(test);
      const documents = await chat.bring({ "무인 매장.md": report });
      const told = await chat.ask(question, { documents });
      for (const pattern of patterns) assert.match(told.answer, pattern);
      assert.ok(told.citations.length > 0, told.answer);
      assert.deepEqual(told.broken, []);
    });
  }
});

describe("seed 11.6: a document as a whole, with a model", () => {
  it("요약해줘: what the model writes from holds every section", async (test) => {
    playSteps(provider, {
      "chat.select-tool": choose("search_pdf_knowledge", "요약"),
      "chat.process-result": judge(false),
      "chat.respond": text("무인 운영으로 심야 인건비가 32% 줄었습니다 [1]."),
    });
    const chat = await openChat(test, provider.env);
    const documents = await chat.bring({ "무인 매장.md": report });
    await chat.ask("요약해줘", { documents });
    const written = provider.calls.find((call) => stepOf(call) === "chat.respond")?.text ?? "";
    for (const section of [/시험은 세 매장에서/, /인건비가 32% 줄었다/, /넓힐 것을 권한다/])
      assert.match(written, section);
  });
});

describe("seed 11.4: two documents that are compared are both found and cited", () => {
  const plans = {
    "알파 요금제.md": "# 알파 요금제 안내\n\n## 요금\n\n월 요금은 29,000원이다.\n\n## 데이터\n\n매월 10GB를 준다.\n",
    "베타 요금제.md": "# 베타 요금제 안내\n\n## 요금\n\n월 요금은 45,000원이다.\n\n## 데이터\n\n매월 50GB를 준다.\n",
  };
  const question = "알파 요금제와 베타 요금제의 월 요금을 비교해줘";

  it("by rules", async (test) => {
    const chat = await openChat(test);
    const told = await chat.ask(question, { documents: await chat.bring(plans) });
    assert.match(told.answer, /29,000원이다\.\** \[\d+\]/);
    assert.match(told.answer, /45,000원이다\.\** \[\d+\]/);
    assert.doesNotMatch(told.answer, /찾지 못했습니다/);
    assert.deepEqual(told.broken, []);
  });

  it("with a model that searches once: its answer is written from both, and both marks stand", async (test) => {
    playSteps(provider, {
      "chat.select-tool": [choose("search_pdf_knowledge", question), choose("reasoning")],
      "chat.process-result": judge(false),
      "chat.reason": json({ thinking_steps: ["견준다"], conclusion: "알파가 싸다", confidence: "high" }),
      "chat.respond": ({ text: asked }) => {
        const mark = (words: string) => new RegExp(`\\[(\\d+)\\][^\\[]*${words}`).exec(asked)?.[1];
        return text(`알파는 월 29,000원입니다 [${mark("29,000")}].\n베타는 월 45,000원입니다 [${mark("45,000")}].`);
      },
    });
    const chat = await openChat(test, provider.env);
    const told = await chat.ask(question, { documents: await chat.bring(plans) });
    assert.equal(new Set(told.citations.map(({ mark }) => mark)).size, 2, told.answer);
    assert.deepEqual(told.broken, []);
  });
});
