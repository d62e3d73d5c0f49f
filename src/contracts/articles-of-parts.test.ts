import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "./contract.ts";
import { labelsInText } from "./labels-in-text.ts";

const text = [
  "제1조(목적) 배를 빌린다.",
  "제2조(값) 값은 하루 20만원이다. 부칙 제2조와 별지 1 제2조 및 제1조에 따른다.",
  "부칙",
  "제1조(시행) 서명한 날부터 시행한다.",
  "제2조(경과) ① 앞선 약속은 없어진다. ② 보증금은 남는다.",
  "별지 1 배의 쓰임",
  "제1조(항로) 강에서만 쓴다.",
  "제2조(정원) 여섯 명까지 탄다.",
].join("\n");
const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
const named = (question: string) =>
  labelsInText(question, contract).map(({ label, unit, exact }) => [label, unit?.label, exact]);

it("an article of 부칙 or an annex is asked for by both names", () => {
  assert.deepEqual(named("부칙 2조 알려줘"), [["부칙 제2조", "부칙", true]]);
  assert.deepEqual(named("별지 제1호의 제2조는?"), [["별지 1 제2조", "별지 1", true]]);
  assert.deepEqual(named("부칙 제2조 제2항과 제1조"), [
    ["부칙 제2조 제2항", "부칙", true],
    ["제1조", "제1조", true],
  ]);
  assert.deepEqual(named("부칙 제7조는?"), [["부칙 제7조", "부칙", false]]);
  assert.deepEqual(named("별지 1 보여줘"), [["별지 1", "별지 1", true]]);
});

it("a reference into 부칙 or an annex leads there", () => {
  assert.deepEqual(
    contract.outline.references.filter(({ from }) => from === "제2조").map(({ to, resolved }) => [to, resolved]),
    [
      ["부칙 제2조", true],
      ["별지 1 제2조", true],
      ["별지 1 제1조", true],
    ],
  );
});

it("every label that a place is told by can be looked up", () => {
  for (let at = 0; at < text.length; at += 3) {
    const label = contract.labelAt(at);
    assert.ok(contract.labels.has(label), label);
  }
});
