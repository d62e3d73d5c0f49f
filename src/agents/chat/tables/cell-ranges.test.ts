import assert from "node:assert/strict";
import { it } from "node:test";
import { askOver, markdownTable } from "./testing/ask-over.ts";

const grades = { "학생.csv": [markdownTable("학년,인원", "1학년,100", "2학년,110", "3학년,120", "4학년,90")] };
const quarters = { "sales.csv": [markdownTable("Quarter,Sales", "Q1,11", "Q2,25", "Q3,38", "Q4,47")] };
const week = {
  "방문.csv": [markdownTable("요일,방문자", "월요일,11", "화요일,25", "수요일,38", "목요일,47")],
};
const mixed = { "학생.csv": [markdownTable("학년,인원", "1학년,100", "3학년,120", "2학년,110")] };
const twice = {
  "학생.csv": [markdownTable("학년,반,인원", "1학년,가,10", "1학년,나,20", "2학년,가,30", "3학년,가,40")],
};

async function worked(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.text : null;
}

it("rows between two cells are taken with their ends, and told", async () => {
  for (const question of [
    "1학년부터 3학년까지 인원 합계",
    "1학년에서 3학년까지 인원 합계는?",
    "1~3학년 인원 합계",
    "1-3학년 인원 합계",
    "1학년 ~ 3학년 인원 합계",
    "1학년과 3학년 사이 인원 합계",
  ])
    assert.match((await worked(grades, question)) ?? "", /학년 = 1학년, 2학년, 3학년 · 인원 합계: 330/, question);
  for (const question of [
    "total sales from Q1 to Q3",
    "Q1-Q3 sales total",
    "total sales Q1 - Q3",
    "total sales Q1 through Q3",
    "total sales between Q1 and Q3",
  ])
    assert.match((await worked(quarters, question)) ?? "", /Quarter = Q1, Q2, Q3 · sum of Sales: 74/, question);
  assert.match((await worked(week, "월요일부터 수요일까지 방문자 합계")) ?? "", /방문자 합계: 74/);
  assert.match((await worked(week, "화요일부터 목요일까지 방문자 평균은?")) ?? "", /방문자 평균: 36.67/);
  assert.match((await worked(week, "월요일부터 수요일까지 빼고 방문자 합계")) ?? "", /≠.*47/);
});

it("two cells that are only told together are no range", async () => {
  assert.match((await worked(grades, "1학년과 3학년 인원 합계")) ?? "", /220/);
  assert.match((await worked(quarters, "total sales of Q1 and Q3")) ?? "", /49/);
});

it("a range that the rows do not tell is not worked out", async () => {
  assert.equal(await worked(week, "화요일까지 방문자 합계"), null);
  assert.equal(await worked(week, "화요일부터 방문자 합계"), null);
  assert.equal(await worked(week, "방문자가 가장 많은 날은 화요일부터 언제야?"), null);
  assert.equal(await worked(grades, "3학년부터 1학년까지 인원 합계"), null);
  assert.equal(await worked(mixed, "1학년부터 3학년까지 인원 합계"), null);
  assert.equal(await worked(twice, "1학년부터 3학년까지 인원 합계"), null);
  assert.equal(await worked(quarters, "total sales up to Q2"), null);
  assert.equal(await worked(quarters, "total sales since Q2"), null);
  assert.equal(await worked(quarters, "total sales until Q2"), null);
});

it("places that are gone between are no range, and neither is a name with a hyphen", async () => {
  const trips = {
    "운임.csv": [markdownTable("출발,도착,요금", "서울,부산,300", "대전,광주,200", "수원,대구,100")],
  };
  assert.match((await worked(trips, "서울에서 부산까지 요금은 얼마야?")) ?? "", /300/);
  const classes = { "반.csv": [markdownTable("반,인원", "1-2반,20", "1-3반,30", "2-1반,25")] };
  assert.match((await worked(classes, "1-3반 인원 합계는?")) ?? "", /반 = 1-3반 · 인원 합계: 30/);
  assert.match((await worked(quarters, "지금까지 매출 합계는?")) ?? "121", /121/);
  assert.match((await worked(week, "화요일 방문자는 언제까지 몇 명이야?")) ?? "25", /25/);
});

it("columns are no range either", async () => {
  const wide = { "sales.csv": [markdownTable("Region,Q1,Q2,Q3", "North,1,2,3", "South,4,5,6")] };
  assert.equal(await worked(wide, "total from Q1 to Q3"), null);
});
