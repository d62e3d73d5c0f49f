import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { asksHourOfSomething, daysSaidWhole, timeTool } from "./index.ts";

const claimed = (question: string) => timeTool.claims?.(question) === true;

describe("a day that is said whole", () => {
  it("is reckoned, asked for or named", () => {
    for (const said of [
      "2027-03-02에서 30일 뒤",
      "2027년 5월 3일부터 100일 뒤",
      "30 days after 2027-03-02",
      "크리스마스는 무슨 요일이야?",
    ])
      assert.equal(daysSaidWhole(said), "reckoned", said);
    for (const said of ["내일 모레는?", "그럼 글피는?", "and tomorrow?", "3월은?", "12월 25일"])
      assert.equal(daysSaidWhole(said), "named", said);
  });

  it("has no word that is not read, and is a day", () => {
    for (const said of ["며칠 남았어?", "언제까지?", "다음 주 회의는?", "why?", "asdf", "회의 3일 전"])
      assert.equal(daysSaidWhole(said), null, said);
  });

  it("is for the clock where it is reckoned or told from today", () => {
    for (const said of ["2027-03-02에서 30일 뒤", "30 days after 2027-03-02", "내일 모레는?", "tomorrow?"])
      assert.ok(claimed(said), said);
    for (const said of ["3월은?", "12월 25일", "2025년은?"]) assert.ok(!claimed(said), said);
  });
});

describe("the time of day", () => {
  it("is for the clock where it is asked for now, or worked out", () => {
    for (const asked of [
      "지금 몇 시야?",
      "몇 시야?",
      "오늘 몇 시야",
      "what time is it?",
      "뉴욕은 지금 몇 시야?",
      "2시간 뒤는 몇 시야?",
      "내일 오후 3시면 뉴욕은 몇 시야?",
    ]) {
      assert.ok(claimed(asked), asked);
      assert.ok(!asksHourOfSomething(asked), asked);
    }
  });

  it("is of something where a day, a month or a beginning is beside it, and not for the clock", () => {
    for (const asked of [
      "3월 일요일은 몇 시야?",
      "일요일에는 몇 시에 시작해?",
      "몇 시에 끝나?",
      "what time on Sunday?",
      "What time is it in July?",
    ]) {
      assert.ok(!claimed(asked), asked);
      assert.ok(asksHourOfSomething(asked), asked);
    }
    for (const asked of ["회의 몇 시야?", "점심은 몇 시야?", "what time is lunch?"]) assert.ok(!claimed(asked), asked);
  });
});
