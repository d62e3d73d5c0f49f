import assert from "node:assert/strict";
import { test } from "node:test";
import { tellsUnit } from "./asked-units.ts";

test("money is told in words of either language", () => {
  const told = ["1박에 8만원까지", "up to 80,000 won a night", "20 dollars", "$20", "€5", "15 pounds a day"];
  for (const text of told) assert.equal(tellsUnit("How much is paid for a night?", text), 1, text);
  assert.equal(tellsUnit("How much is paid for a night?", "3 nights, won by the team"), -1);
  assert.equal(tellsUnit("Where is the hotel?", "80,000 won"), 0);
});

test("numbers are told in words too", () => {
  assert.equal(tellsUnit("쿠폰은 몇 개까지 써요?", "쿠폰은 세 가지까지 함께 씁니다."), 1);
  assert.equal(tellsUnit("몇 달 동안 맡길 수 있어요?", "짐은 석 달까지 맡습니다."), 1);
  assert.equal(tellsUnit("며칠 안에 알려야 해요?", "열흘 안에 알려 주세요."), 1);
  assert.equal(tellsUnit("몇 번 쉬어도 돼요?", "한번만 쉴 수 있습니다."), 1);
  assert.equal(tellsUnit("승합차는 몇 대까지 돼요?", "우리 세대는 주차장을 함께 씁니다."), -1);
});
