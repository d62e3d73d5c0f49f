import assert from "node:assert/strict";
import { it } from "node:test";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const shops = {
  "매출.csv": [
    markdownTable(
      "지점,지역,매출",
      "종로,서울,500",
      "해운대,부산,300",
      "수성,대구,250",
      "강남,서울,150",
      "마포,서울,220",
    ),
  ],
};
const orders = {
  "orders.csv": [
    markdownTable("Order,Customer,Amount", "A-1,Brook,$120", "A-2,Finch,$180", "A-3,Wren,$430", "A-4,Brook,$30"),
  ],
};

async function rowsOf(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string[] | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.rows.map(({ text }) => text) : null;
}
async function told(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [one] = await askOver(documents, ...questions);
  return one?.kind === "worked" ? one.text : null;
}

it("of rows that were listed, those are listed that fit as well", async () => {
  const seoul = await rowsOf(shops, "매출이 200 이상인 지점은?", "그중 서울은?");
  assert.equal(seoul?.length, 2);
  assert.ok(seoul?.every((row) => !row.includes("강남")));
  assert.match((await told(shops, "매출이 200 이상인 지점은?", "그중 서울은?")) ?? "", /매출: 200 이상 · 지역 = 서울/);
  const brook = await rowsOf(orders, "Which orders are over $100?", "Which of those are Brook's?");
  assert.equal(brook?.length, 1);
  assert.match(brook?.[0] ?? "", /A-1/);
  const more = await rowsOf(shops, "서울 지점 목록", "그중 매출이 200 이상인 지점은?");
  assert.equal(more?.length, 2);
  assert.ok(more?.every((row) => row.includes("서울")));
});

it("of the rows of a ranking, those are taken that fit as well", async () => {
  const top = "매출 상위 3개 지점은?";
  assert.equal((await rowsOf(shops, top, "그중 서울은?"))?.length, 1);
  assert.match((await told(shops, top, "그중 서울 매출 합계는?")) ?? "", /매출 합계: 500/);
  assert.match((await told(shops, top, "그중 서울은 몇 개야?")) ?? "", /1줄/);
  assert.match((await told(orders, "top 3 orders by amount", "how many of those are Brook's?")) ?? "", /1 row/);
});

it("a cell of those rows is told of those rows alone", async () => {
  const names = await told(
    shops,
    "매출이 200 이상인 지점은?",
    "그중 서울 지점은 어디야?",
    "그중 매출이 300 이상인 것은?",
  );
  assert.ok(names === null || !/마포|강남/.test(names), String(names));
  assert.match(
    (await told(shops, "서울 매출 합계는?", "그중 강남은?")) ?? "",
    /지역 = 서울 · 지점 = 강남 · 매출 합계: 150/,
  );
});

it("where nothing was told before, those are not known", async () => {
  assert.equal(await told(shops, "서울의 영업이익은?", "그중 부산은 몇 개야?"), null);
  assert.equal(await told(orders, "what about the weather?", "how many of those are Brook's?"), null);
});

it("where none of those fits, that is said", async () => {
  assert.equal(await told(shops, "매출이 260 이상인 지점은?", "그중 대구는?"), null);
  const [declined] = await askOver(shops, "매출이 260 이상인 지점은?", "그중 대구는?");
  assert.match(declined?.text ?? "", /맞는 줄이 없습니다 \(매출: 260 이상 · 지역 = 대구\)/);
});

it("of one row that was told no other is chosen", async () => {
  assert.equal(await told(shops, "매출이 가장 큰 지점은?", "그중 부산은?"), null);
  assert.match((await told(shops, "매출이 가장 큰 지점은?", "지역은?")) ?? "", /지역: 서울/);
});

it("a group that goes on from a sum keeps what is said with it", async () => {
  const text = await told(shops, "매출 합계는?", "서울만 지점별로는?");
  assert.ok(text === null || /지역 = 서울/.test(text), String(text));
});
