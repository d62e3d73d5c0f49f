import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openChat } from "./open-chat.ts";

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
    ["요약해줘", [/배경.*시험하였다/, /인건비가 32% 줄었다/, /넓힐 것을 권한다/]],
    ["주요 결론이 뭐야?", [/넓힐 것을 권한다/, /출입 인증은 보완해야/]],
    ["표에 나온 숫자 정리해줘", [/^\| 매장 \| 매출\(만 원\) \| 도난\(건\) \|$/m, /^\| 홍대 \| 980 \| 1 \|$/m]],
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

  it("three lines are three", async (test) => {
    const chat = await openChat(test);
    const documents = await chat.bring({ "무인 매장.md": report });
    const { answer } = await chat.ask("핵심을 세 줄로 요약해줘", { documents });
    assert.equal(answer.match(/^- .*\[\d+\]/gm)?.length, 3, answer);
  });

  it("seed 11.4: two documents that are compared are both found and cited", async (test) => {
    const chat = await openChat(test);
    const documents = await chat.bring({
      "알파 요금제.md": "# 알파 요금제 안내\n\n## 요금\n\n월 요금은 29,000원이다.\n\n## 데이터\n\n매월 10GB를 준다.\n",
      "베타 요금제.md": "# 베타 요금제 안내\n\n## 요금\n\n월 요금은 45,000원이다.\n\n## 데이터\n\n매월 50GB를 준다.\n",
    });
    const told = await chat.ask("알파 요금제와 베타 요금제의 월 요금을 비교해줘", { documents });
    assert.match(told.answer, /29,000원이다\." \[\d+\]/);
    assert.match(told.answer, /45,000원이다\." \[\d+\]/);
    assert.doesNotMatch(told.answer, /찾지 못했습니다/);
    assert.deepEqual(told.broken, []);
  });
});
