import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { needsPrevious } from "./check-previous-context.ts";

describe("seed 11.15: a question that refers back", () => {
  const previous = { question: "해지하려면 어떻게 하나요?", answer: "30일 전에 서면으로 알립니다 [제7조]." };
  const leans = (question: string) => needsPrevious.decide({ question, previous }).label === "true";
  for (const question of [
    "그 조항 다시 정리해줘",
    "방금 말한 금액은?",
    "아까 그거",
    "위에서 말한 기간",
    "explain that clause again",
    "말씀하신 조항",
    "위에 나온 조항들 표로",
    "3줄로 줄여줘",
    "답변 요약해줘",
  ])
    it(`“${question}” does`, () => assert.ok(leans(question)));
  for (const question of [
    "직위의 변경",
    "계약 기간은?",
    "그룹사에 양도할 수 있나요?",
    "기한과 금액을 정리해줘",
    "기한을 더 짧게 잡을 수 있어?",
  ])
    it(`“${question}” does not`, () => assert.ok(!leans(question)));
  it("“그 위약금은 언제 내?” does, where the last answer named one", () => {
    const penalty = { question: "위약금은 얼마인가요?", answer: "10,000,000원입니다 [제5조]." };
    assert.equal(needsPrevious.decide({ question: "그 위약금은 언제 내?", previous: penalty }).label, "true");
  });
});
