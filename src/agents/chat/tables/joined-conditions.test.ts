import assert from "node:assert/strict";
import { it } from "node:test";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const orders = {
  "orders.csv": [
    markdownTable(
      "Order,Date,Amount",
      "A-1,2026-01-12,$1200",
      "A-2,2026-02-03,$80",
      "A-3,2026-03-19,$430",
      "A-4,2026-05-02,$30",
    ),
  ],
};
const bought = {
  "주문.csv": [
    markdownTable(
      "주문,주문일,금액",
      "가,2026-01-10,90",
      "나,2026-03-05,1700",
      "다,2026-04-01,300",
      "라,2026-03-11,200",
    ),
  ],
};

async function worked(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.text : null;
}

it("one bound or the other of one column chooses the rows of both", async () => {
  assert.match((await worked(orders, "How many orders are under $100 or over $1000?")) ?? "", /or.*3 rows/);
  assert.match((await worked(orders, "How many orders are under $100 and over $1000?")) ?? "3 rows", /3 rows/);
  assert.match((await worked(bought, "금액이 100 이하이거나 1000 이상인 주문은 몇 건?")) ?? "", /또는.*2줄/);
  assert.match((await worked(bought, "금액이 250 미만 또는 1000 초과인 주문은?")) ?? "", /맞는 줄 3개/);
});

it("months that are told together are each taken", async () => {
  assert.match((await worked(bought, "1월 또는 3월 주문은 몇 건?")) ?? "", /3줄/);
  assert.match((await worked(bought, "1월과 3월 주문 금액 합계")) ?? "", /금액 합계: 1,990/);
  assert.match((await worked(bought, "1월, 4월 주문 금액 합계")) ?? "", /금액 합계: 390/);
  assert.match((await worked(bought, "1월이나 3월이나 4월 주문은 몇 건이야?")) ?? "", /4줄/);
  assert.match((await worked(bought, "2026년 주문 중 3월 금액 합계는?")) ?? "", /금액 합계: 1,900/);
  const english = await worked(orders, "total amount in January or March");
  assert.match(english ?? "", /1,630/);
});

it("bounds that hold together stay together", async () => {
  assert.match((await worked(bought, "금액이 100 이상이고 1000 이하인 주문은 몇 건?")) ?? "", /2줄/);
  assert.match((await worked(orders, "How many orders are over $50 and under $500?")) ?? "", /2 rows/);
});

it("what is joined in a way that is not read is not worked out", async () => {
  for (const question of [
    "금액이 없거나 100 이하인 주문은 몇 건?",
    "금액이 100 이하 1000 이상인 주문은 몇 건?",
    "1월부터 2월까지 또는 4월 주문은 몇 건?",
    "1월이 아니거나 3월인 주문은 몇 건?",
  ])
    assert.equal(await worked(bought, question), null, question);
  assert.match((await worked(orders, "How many orders of 100 or more?")) ?? "", /2 rows/);
});

it("the scale behind the second end of a range is that of both", async () => {
  const shops = { "매출.csv": [markdownTable("지점,매출(만원)", "종로,500", "해운대,300", "수성,150", "강남,90")] };
  assert.match((await worked(shops, "매출이 100~400만원인 지점은 몇 개야?")) ?? "", /2줄/);
  assert.match((await worked(shops, "매출이 100에서 400만원 사이인 지점은 몇 개야?")) ?? "", /2줄/);
  assert.match((await worked(shops, "매출이 50만원에서 2백만원 사이인 지점은 몇 개야?")) ?? "2줄", /2줄/);
  assert.equal(await worked(shops, "매출이 90 또는 300만원인 지점은 몇 개야?"), null);
  const sales = { "sales.csv": [markdownTable("Shop,Sales", "A,$900000", "B,$1500000", "C,$2500000")] };
  assert.equal(await worked(sales, "How many shops have sales between $1 and $2 million?"), null);
  assert.match((await worked(sales, "How many shops have sales between 1 and 2 million?")) ?? "", /1 row/);
});
