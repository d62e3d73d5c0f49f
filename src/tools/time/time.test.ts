import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { isoDate } from "./calendar/zoned-time.ts";
import { readDateForms } from "./forms/read-date-forms.ts";
import { timeTool } from "./index.ts";
import { computeDates } from "./query/compute-dates.ts";

/** A Monday. */
const today = { year: 2026, month: 11, day: 16 };

const days: readonly (readonly [question: string, date: string])[] = [
  ["다음 주 화요일이 며칠이야?", "2026-11-24"],
  ["이번 주 금요일 날짜", "2026-11-20"],
  ["지난주 일요일", "2026-11-15"],
  ["3주 뒤 금요일", "2026-12-11"],
  ["3일 뒤는 무슨 요일?", "2026-11-19"],
  ["세 달 뒤", "2027-02-16"],
  ["열흘 뒤", "2026-11-26"],
  ["모레 몇 일이지", "2026-11-18"],
  ["다음 달 말일", "2026-12-31"],
  ["다음 달 3일", "2026-12-03"],
  ["12월 25일까지 며칠 남았어?", "2026-12-25"],
  ["추석까지 며칠 남았어?", "2027-09-15"],
  ["추석 사흘 전", "2027-09-12"],
  ["2026-03-02부터 100일째", "2026-06-09"],
  ["이번 달 마지막 영업일", "2026-11-30"],
  ["이번달 마지막 금요일이 며칠?", "2026-11-27"],
  ["내년 설날", "2027-02-07"],
  ["지난 금요일이 며칠이었지", "2026-11-13"],
  ["day after tomorrow", "2026-11-18"],
  ["how many days until Christmas", "2026-12-25"],
  ["in 10 days", "2026-11-26"],
  ["2 weeks ago", "2026-11-02"],
  ["two weeks from tomorrow", "2026-12-01"],
  ["What date is the first Monday of March 2027?", "2027-03-01"],
  ["March 3, 2027", "2027-03-03"],
  ["이번 분기 마지막 날이 언제야", "2026-12-31"],
  ["6주 전 화요일", "2026-10-06"],
  ["한 달 뒤 오늘", "2026-12-16"],
  ["3주 뒤 월요일에 치과 예약을 잡아야 하는데 그날이 며칠인가요", "2026-12-07"],
  ["지난달 말일자로 퇴사 처리해야 하는데 날짜가 어떻게 되나요?", "2026-10-31"],
  ["이번 주 금욜까지 보고서 내래 금욜 며칠이냐", "2026-11-20"],
  ["How many days have passed since Liberation Day (Aug 15)?", "2026-08-15"],
];

/** Code cannot know the day: none may be named. */
const notUnderstood: readonly string[] = [
  "내 생일까지 며칠 남았어?",
  "중간고사 3일 전이 며칠이야",
  "크리스마스 파티 며칠이야?",
  "매주 금요일",
  "다음 주 말고 그 다음 주 화요일",
  "3 days after my wedding",
  "추석 기차표 예매 언제야",
  "The meeting is on Friday. When is the party?",
  "생일이 5월 3일인데 다음 여행이 언제야?",
];

function dayOf(question: string): string | null {
  const query = readDateForms(question, today);
  const dates = query === null ? null : computeDates(query, today);
  return dates?.kind === "day" ? isoDate(dates.days.from) : null;
}

describe("days as people ask for them", () => {
  for (const [question, date] of days)
    it(`${question} → ${date}`, () => {
      assert.equal(dayOf(question), date);
    });

  for (const question of notUnderstood)
    it(`${question} → no day is named`, () => {
      assert.equal(dayOf(question), null);
    });
});

describe("the clock", () => {
  it("tells the time of the turn in the user's zone, and in a place that is named", async () => {
    const here = await runTool(timeTool, { question: "지금 몇 시야?" }, await createTestTurn());
    assert.match(here.text, /2026년 11월 16일 월요일 오후 12시입니다/);
    const there = await runTool(timeTool, { question: "지금 뉴욕 몇 시야?" }, await createTestTurn());
    assert.equal(there.now, "2026-11-15T22:00:00-05:00");
  });

  it("says today and this month where no day is understood", async () => {
    const result = await runTool(timeTool, { question: "내 생일까지 며칠 남았어?" }, await createTestTurn());
    assert.equal(result.named, null);
    assert.match(result.text, /오늘은 2026년 11월 16일 월요일이고, 이번 달은 2026년 11월 30일 월요일까지/);
  });
});
