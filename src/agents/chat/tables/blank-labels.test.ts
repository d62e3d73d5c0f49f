import assert from "node:assert/strict";
import { it } from "node:test";
import { markdownTable, toldOver } from "./testing/ask-over.ts";

const korean = {
  "비용.csv": [markdownTable("구분,항목,금액", "인건비,급여,100", ",상여,50", "운영비,임차,30", ",통신,20")],
};
const english = {
  "costs.csv": [markdownTable("Category,Item,Cost", "Staff,Wages,100", ",Bonus,50", "Office,Rent,30", ",Phone,20")],
};

it("rows are not chosen or grouped by a label that stands in the first of them alone", async () => {
  for (const question of [
    "인건비 금액 합계는?",
    "구분별 금액 합계는?",
    "운영비 금액 평균은?",
    "인건비는 몇 개야?",
    "금액이 가장 큰 구분은?",
  ])
    assert.match(await toldOver(korean, question), /셈하지 않았/, question);
  for (const question of ["total cost of staff", "total cost per category", "highest cost of Office"])
    assert.match(await toldOver(english, question), /Nothing was worked out/, question);
});

it("what does not ask for the label is worked out", async () => {
  assert.match(await toldOver(korean, "금액 합계는?"), /합계: 200 \(표 4줄 모두\)/);
  assert.match(await toldOver(english, "highest cost"), /100 — Wages/);
  assert.match(await toldOver(korean, "상여 금액은?"), /50/);
});
