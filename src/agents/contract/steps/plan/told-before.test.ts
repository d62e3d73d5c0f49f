import assert from "node:assert/strict";
import { it } from "node:test";
import { toldBefore } from "./told-before.ts";

const subject = {
  parts: [
    { kind: "article" as const, label: "제3조", within: ["제3조 제1항"] },
    { kind: "article" as const, label: "제6조", within: [] },
    { kind: "article" as const, label: "제7조", within: [] },
  ],
  terms: [],
  parties: [],
  namesParties: false,
};
const unitsOf = (answer: string) => toldBefore({ question: "대금은?", answer }, subject)?.units;

it("what was told is what the answer cites, in its order, and not what a quotation refers to", () => {
  assert.deepEqual(unitsOf("- 제7조에 따라 지급한다. [제6조]\n- 매월 지급한다. [제3조 제1항] [제6조]"), [
    "제6조",
    "제3조",
  ]);
});

it("what was offered as the closest to something that is not there was not told", () => {
  assert.deepEqual(unitsOf("이 계약서에서 “주차”에 관한 내용을 찾지 못했습니다.\n- 지급한다. [제3조]"), []);
});
