import assert from "node:assert/strict";
import { it } from "node:test";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const shops = {
  "매출.csv": [
    markdownTable("지점,지역,매출(만원)", "종로,서울,500", "해운대,부산,300", "수성,대구,150", "강남,서울,90"),
  ],
};
const orders = {
  "orders.csv": [
    markdownTable(
      "Order,Customer,Date,Amount",
      "A-1,Brook,2026-01-12,$120",
      "A-2,Finch,2026-02-03,$80",
      "A-3,Wren,2026-03-19,$430",
      "A-4,Brook,2026-05-02,$30",
    ),
  ],
};
const bought = {
  "주문.csv": [
    markdownTable(
      "주문,주문일,금액",
      "가,2026-01-10,900",
      "나,2026-03-05,700",
      "다,2026-04-01,300",
      "라,2026-06-11,200",
    ),
  ],
};

async function worked(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.text : null;
}

it("what is left out of a ranking is left out, whatever particle the word for it wears", async () => {
  for (const question of [
    "서울 빼고는 어디가 매출이 가장 커?",
    "서울을 제외하고는 매출이 가장 큰 지점은?",
    "서울 말고는 매출이 가장 큰 지점은?",
    "서울만 빼면 매출이 가장 큰 지점은?",
    "서울이 아닌 지점 중 매출이 가장 큰 곳은?",
    "서울 말고 매출 제일 큰 데는?",
  ]) {
    const told = await worked(shops, question);
    assert.match(told ?? "지역 ≠ 서울 300", /지역 ≠ 서울.*300/, question);
    assert.notEqual(told, null, question);
  }
  assert.match((await worked(shops, "서울 말고는 매출이 가장 적은 지점은?")) ?? "", /지역 ≠ 서울.*150/);
  assert.match((await worked(orders, "largest amount apart from Wren")) ?? "", /≠ Wren.*\$120/);
  assert.match((await worked(orders, "total amount that isn't Brook")) ?? "", /≠ Brook.*\$510/);
});

it("a bound that is denied is turned around", async () => {
  assert.match((await worked(shops, "매출이 200만원 미만이 아닌 지점은?")) ?? "", /맞는 줄 2개/);
  assert.match((await worked(shops, "매출이 300만원 이상이 아닌 지점은 몇 개야?")) ?? "", /2줄/);
  assert.match((await worked(bought, "3월 이전이 아닌 주문 중 가장 큰 금액은?")) ?? "", /300/);
  assert.match((await worked(orders, "How many orders are not over $100?")) ?? "", /2 rows/);
});

it("a follow-up that leaves something out does not count it", async () => {
  assert.match((await worked(shops, "부산 매출 합계는?", "서울 말고는?")) ?? "", /지역 ≠ 서울 · .*450만원/);
  assert.match((await worked(orders, "How many orders are Finch's?", "other than Brook?")) ?? "", /≠ Brook · 2 rows/);
});

it("a negation that is said of nothing known stops whatever is asked", async () => {
  for (const question of [
    "200만원이 아닌 매출 중 가장 큰 것은?",
    "서울에 있지 않은 지점 중 매출이 가장 큰 곳은?",
    "서울 지점이 아닌데 매출이 가장 큰 곳은?",
    "서울을 제외했을 때 매출이 가장 큰 지점은?",
    "서울 제외시 매출 1위는?",
    "서울 아니고 매출이 가장 큰 지점은?",
    "서울제외 매출 1위는?",
    "해외 아닌데 매출이 가장 큰 지점은?",
    "서울 이외에 매출이 가장 큰 지점은?",
  ]) {
    const told = await worked(shops, question);
    assert.ok(told === null || /≠ 서울/.test(told), `${question}: ${told}`);
  }
  for (const question of [
    "largest amount not from a Brook order",
    "largest amount with the exception of Wren",
    "largest order that never was Wren's",
    "highest amount without Wren",
  ]) {
    const told = await worked(orders, question);
    assert.ok(told === null || /≠ (?:Wren|Brook)/.test(told), `${question}: ${told}`);
  }
});

it("a cell that ends like a word that leaves out is no such word", async () => {
  const taxes = { "세금.csv": [markdownTable("구분,금액", "과세제외,300", "해외,500", "과세,200")] };
  assert.match((await worked(taxes, "과세제외 금액 합계는?")) ?? "", /구분 = 과세제외 · 금액 합계: 300/);
  assert.match((await worked(taxes, "해외 금액 합계는?")) ?? "", /구분 = 해외 · 금액 합계: 500/);
});
