import assert from "node:assert/strict";
import { it } from "node:test";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const budget = markdownTable("부서,담당자,예산", "영업팀,김하늘,300", "개발팀,박서연,500", "총무팀,이도윤,200");
const file = { "예산.csv": [budget] };
const staff = {
  "직원.csv": [markdownTable("이름,부서,나이,급여", "가나,영업팀,25,300", "다라,개발팀,45,200", "마바,총무팀,50,450")],
};
const orders = {
  "orders.csv": [
    markdownTable("Customer,Amount,Region", "Brook,100,North", "Finch,80,South", "Wren,120,East", "Lark,40,West"),
  ],
};

async function worked(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.text : null;
}

it("what names nothing of a table is not dropped, whatever stands behind it", async () => {
  for (const question of [
    "마케팅팀 지출 내역 합계는?",
    "인사팀 예산 현황 합계",
    "목표 예산 합계는?",
    "홍보실 목록의 예산 합계",
    "남은 예산은 총 얼마야?",
  ])
    assert.equal(await worked(file, question), null, question);
  assert.match((await worked(file, "예산 내역에서 합계는?")) ?? "", /1,000/);
});

it("a sentence above a table names nothing of it", async () => {
  const titled = { "안내.md": [`# 예산 안내\n\n인사팀은 아래 표에서 빠져 있다.\n\n${budget}`] };
  assert.equal(await worked(titled, "인사팀 예산 합계는?"), null);
  assert.match((await worked(titled, "예산 합계는?")) ?? "", /1,000/);
});

it("what is left out of one is left out of those told with it", async () => {
  assert.match((await worked(staff, "영업팀과 개발팀 빼고 급여 합계는?")) ?? "", /≠ 영업팀, 개발팀.*450/);
  assert.match((await worked(orders, "total amount excluding Brook and Finch")) ?? "", /160/);
  assert.equal(await worked(staff, "영업팀 외 급여 합계"), null);
});

it("words that choose rows nobody can tell stop a sum", async () => {
  for (const question of ["젊은 직원 급여 평균은?", "늦게 온 직원 급여 합계", "젊은 직원은 몇 명이야?"])
    assert.equal(await worked(staff, question), null, question);
  assert.equal(await worked(orders, "average amount of Brook or East"), null);
});

it("all of a table is asked of, whatever rows were before", async () => {
  assert.match((await worked(staff, "영업팀은 몇 명이야?", "전체는 몇 명이야?")) ?? "", /^3줄/);
});

it("a text with a table is not worked out where nothing of the table is named", async () => {
  const contract = { "계약.md": [`# 계약서\n\n${markdownTable("구분,금액(만원)", "착수금,3000", "잔금,5000")}`] };
  assert.equal(await worked(contract, "평균적으로 얼마나 걸려?"), null);
});
