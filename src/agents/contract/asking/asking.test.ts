import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { labelsInText, readContract } from "#contracts";
import { needsPrevious } from "../steps/check-previous-context/learned.ts";
import { sampleContract } from "../testing/ask.ts";
import { onlyRestates } from "./only-restates.ts";
import { askedOf, relationOf } from "./relation.ts";

const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: sampleContract }] });

describe("labels in a question", () => {
  const cases: readonly [question: string, labels: readonly string[]][] = [
    ["제5조 내용", ["제5조"]],
    ["5조의2가 뭐야", ["제5조의2"]],
    ["제 3 조 제 2 항", ["제3조 제2항"]],
    ["3, 5조 비교", ["제3조", "제5조"]],
    ["제2조부터 제4조까지", ["제2조", "제3조", "제4조"]],
    ["제2조~제3조", ["제2조", "제3조"]],
    ["별지 1과 마지막 조항", ["별지 1", "제7조"]],
    ["계약 기간은?", []],
  ];
  for (const [question, labels] of cases)
    it(`“${question}” names ${labels.join(", ") || "nothing"}`, () => {
      const found = labelsInText(question, contract).map(({ label }) => label);
      assert.deepEqual(found.toSorted(), labels.toSorted());
    });

  it("an amount of money is no article", () => assert.deepEqual(labelsInText("1조원을 투자하면?", contract), []));
  it("a label that the contract lacks has no unit", () =>
    assert.equal(labelsInText("제99조", contract)[0]?.unit, null));
});

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
  it("with an article of its own it asks for more than a restatement", () => {
    assert.ok(onlyRestates("그 참조항목들 내용 정리해서 보여줘봐", true));
    assert.ok(!onlyRestates("그럼 제5조도 보여줘", true));
  });
});

describe("how a question stands to a contract", () => {
  it("counts the words that the contract holds, and sees the parts that are named", () => {
    assert.deepEqual(relationOf("제5조 알려줘", contract).label, true);
    const own = relationOf("비밀유지 의무는?", contract);
    assert.ok(own.known > 0 && own.pairs > 0.5);
    assert.equal(relationOf("삼국지 등장인물", contract).known, 0);
  });

  it("finds English words whole, and leaves function words as they stand", () => {
    const text =
      "SERVICE AGREEMENT\n\n1. Notification\nThe client may give notification of a new location for services.";
    const english = readContract({ documentId: "e", name: "e.txt", pages: [{ page: 1, text }] });
    const { known, masked } = relationOf("Can a cat rest for ice?", english);
    assert.deepEqual([known, masked], [0, "Can a cat rest for ice?"]);
    assert.equal(relationOf("Which locations?", english).masked, "Which ㅁ?");
  });

  it("does not take an article of a law for a part of the contract", () => {
    assert.equal(relationOf("근로기준법 제5조 내용 보여줘", contract).label, false);
    assert.equal(relationOf("근로기준법 제56조와 이 계약 제5조는 어떻게 달라?", contract).label, true);
    assert.equal(relationOf("해지 방법 제5조에 있나요", contract).label, true);
  });

  it("leaves out a greeting before a question, and no words of the question", () => {
    assert.equal(askedOf("네 감사합니다. 안녕, 해지는 어떻게 해?", contract), "해지는 어떻게 해?");
    for (const message of ["최고 후, 해지는 언제 돼?", "감사 비용, 관할 법원은?", "안녕하세요, 점심 드셨어요?"])
      assert.equal(askedOf(message, contract), message);
  });

  it("knows the contract itself, its parties and bare terms of contracts for its own matter", () => {
    for (const question of [
      "How do I end this contract early?",
      "이 계약은 언제 끝나?",
      "을의 의무를 모두 알려줘",
      "지연이자는 몇 퍼센트야?",
      "비밀은 언제까지 유지해?",
      "어느 나라 법을 따라?",
      "Which country's law applies?",
      "What law governs disputes?",
      "When do payments end?",
    ])
      assert.ok(relationOf(question, contract).own, question);
    for (const question of [
      "친구가 쓴 계약서의 위약금은?",
      "이 계약하고는 상관없는 애야",
      "비트코인 얼마야?",
      "여자친구는 있어?",
      "비밀번호 변경은 어떻게 해?",
      "경쟁률은 얼마야?",
      "교통사고에는 어떤 법이 적용돼?",
      "What laws govern gravity?",
      "Which law applies to speeding?",
      "Is there a lawn refund?",
      "Are apples refundable?",
      "Can I return endives or set a runner limit?",
      "육아휴직 때 나라에서 주는 급여 얼마야?",
    ])
      assert.ok(!relationOf(question, contract).own, question);
  });
});
