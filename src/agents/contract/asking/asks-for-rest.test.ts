import assert from "node:assert/strict";
import { it } from "node:test";
import { asksForRest } from "./asks-for-rest.ts";

it("“the rest” of a sum is no rest of a text", () => {
  for (const question of [
    "나머지 대금은 언제 내나요?",
    "남은 기간은 얼마나 되나요?",
    "When is the rest of the price due?",
  ])
    assert.equal(asksForRest(question), false, question);
  for (const question of ["별표 2 뒷부분도 읽어 주세요", "계속", "Please show me the rest.", "go on"])
    assert.equal(asksForRest(question), true, question);
});

it("a question that names a matter of its own does not ask for the rest alone", () => {
  for (const question of [
    "지체상금도 좀 더 알려줘",
    "보증금을 돌려받으면 그 다음은?",
    "그럼 배상 한도는 마저 알려 주세요",
    "Does the licence continue?",
    "Who keeps the rest of the deposit?",
  ])
    assert.equal(asksForRest(question), false, question);
  for (const question of [
    "네, 계속해서 보여주세요",
    "남은 내용 다 보여주실 수 있나요?",
    "그 다음은?",
    "Could you show me the rest of Annex 2?",
    "제3조랑 별지 1 나머지 보여줘",
  ])
    assert.equal(asksForRest(question), true, question);
  assert.equal(asksForRest("비품표 나머지도 보여줘"), false);
  assert.equal(asksForRest("비품표 나머지도 보여줘", ["별지 3 비품표"]), true);
});
