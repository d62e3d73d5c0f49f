import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { isoDate } from "./calendar/zoned-time.ts";
import { readDatePhrases } from "./grammar/read-dates.ts";
import { timeTool } from "./index.ts";

/** A Monday. */
const today = { year: 2026, month: 11, day: 16 };

const cases: readonly (readonly [text: string, date: string | null])[] = [
  ["다음 주 화요일이 며칠이야?", "2026-11-24"],
  ["다음주 월요일", "2026-11-23"],
  ["이번 주 금요일 날짜", "2026-11-20"],
  ["지난주 일요일", "2026-11-15"],
  ["3일 뒤는 무슨 요일?", "2026-11-19"],
  ["100일 후", "2027-02-24"],
  ["2주 전", "2026-11-02"],
  ["세 달 뒤", "2027-02-16"],
  ["열흘 뒤", "2026-11-26"],
  ["내일", "2026-11-17"],
  ["모레 몇 일이지", "2026-11-18"],
  ["어제", "2026-11-15"],
  ["다음 달 말일", "2026-12-31"],
  ["다음 달 3일", "2026-12-03"],
  ["12월 25일까지 며칠 남았어?", "2026-12-25"],
  ["3월 1일", "2027-03-01"],
  ["2월 30일", null],
  ["크리스마스까지 며칠?", "2026-12-25"],
  ["2027년 1월 1일", "2027-01-01"],
  ["내년 5월 5일", "2027-05-05"],
  ["2026-12-01", "2026-12-01"],
  ["금요일", "2026-11-20"],
  ["next Friday", "2026-11-27"],
  ["in 10 days", "2026-11-26"],
  ["2 weeks ago", "2026-11-02"],
  ["March 3, 2027", "2027-03-03"],
  ["the day after tomorrow", "2026-11-18"],
  ["이번달 마지막 금요일이 며칠?", "2026-11-27"],
  ["지난 금요일이 며칠이었지", "2026-11-13"],
  ["다음 달 첫째 주 월요일", "2026-12-07"],
  ["크리스마스 이브가 무슨 요일", "2026-12-24"],
  ["3주 뒤 목요일", "2026-12-10"],
  ["two weeks from tomorrow", "2026-12-01"],
  ["last Monday of this month", "2026-11-30"],
  ["내년 설날", "2027-02-07"],
  ["추석 사흘 전", "2027-09-12"],
  ["다음 주 말고 그 다음 주 화요일", "2026-12-01"],
];

/** Phrases that name a day which code cannot know: it must say so and name none. */
const unclear: readonly string[] = [
  "내 생일까지 며칠 남았어?",
  "중간고사 3일 전이 며칠이야",
  "크리스마스 파티 며칠이야?",
  "다음 임시공휴일 언제야?",
  "매주 금요일",
  "다음 달 급여일 며칠이야",
  "when is my exam next week?",
  "3 days after my wedding",
  "추석 기차표 예매 언제야",
];

function dayOf(text: string, from = today): string | null {
  const [reading] = readDatePhrases(text, from);
  return reading?.kind === "days" && reading.days.from === reading.days.to ? isoDate(reading.days.from) : null;
}

describe("dates as people ask for them", () => {
  for (const [text, date] of cases) {
    it(`${text} → ${date ?? "no other day"}`, () => {
      assert.equal(dayOf(text), date);
    });
  }

  for (const text of unclear) {
    it(`${text} → no day is named`, () => {
      assert.equal(dayOf(text), null);
    });
  }

  it("keeps to the end of a shorter month", () => {
    assert.equal(dayOf("한 달 뒤", { year: 2026, month: 1, day: 31 }), "2026-02-28");
  });
});

describe("the clock", () => {
  it("tells the time of the turn in the user's zone", async () => {
    const result = await runTool(timeTool, { question: "지금 몇 시야?" }, await createTestTurn());
    assert.equal(result.now, "2026-11-16T12:00:00+09:00");
    assert.match(result.text, /2026년 11월 16일 월요일 오후 12시입니다/);
  });

  it("tells the time of a place that the question names", async () => {
    const result = await runTool(timeTool, { question: "뉴욕은 지금 몇 시야?" }, await createTestTurn());
    assert.equal(result.zone, "America/New_York");
    assert.equal(result.now, "2026-11-15T22:00:00-05:00");
  });

  it("tells what a time of one place is in another", async () => {
    const result = await runTool(timeTool, { question: "내일 오후 3시면 뉴욕은 몇 시야?" }, await createTestTurn());
    assert.match(result.text, /America\/New_York 시각으로는 2026년 11월 17일 화요일 오전 1시입니다/);
  });

  it("reckons days from the user's today, though another place is named", async () => {
    const told = async (question: string, startedAt?: number) =>
      await runTool(timeTool, { question }, await createTestTurn(startedAt === undefined ? {} : { startedAt }));
    const journey = await told("다음 주 화요일에 뉴욕 출장인데 며칠이야?");
    assert.equal(journey.named?.date, "2026-11-24");
    assert.match(journey.text, /11월 24일 화요일이며, 오늘\(2026년 11월 16일 월요일\)부터 8일 뒤/);
    const weekend = await told("다음주 주말에 하와이 가는데 토요일 일요일 각각 며칠인지 알려줄래?");
    assert.match(weekend.text, /11월 28일 토요일.*11월 29일 일요일/);
    const early = await told("내일 런던 가는데 내일 무슨 요일이야?", Date.UTC(2026, 10, 15, 22));
    assert.equal(early.named?.date, "2026-11-17");
    for (const question of [
      "뉴욕은 내일 가는데 며칠이야?",
      "뉴욕은 내일 출장인데 며칠이야?",
      "뉴욕은 내일인데 며칠이야?",
      "뉴욕에서 내일 회의가 있는데 며칠이야?",
      "내일 뉴욕 여행 며칠이야?",
      "내일 뉴욕 가는 날 며칠이야?",
      "내일 뉴욕 비행기 며칠이야?",
      "I land in New York tomorrow, what day is it?",
      "When we are in New York tomorrow, what date is it?",
      "What date is my flight to New York tomorrow?",
    ])
      assert.equal((await told(question)).named?.date, "2026-11-17", question);
    const hours = await told("다음 주 화요일 뉴욕 오전 9시면 한국은 몇 시야?");
    assert.match(hours.text, /Asia\/Seoul 시각으로는 2026년 11월 24일 화요일 오후 11시입니다/);
  });

  it("reckons days from a place's today where that is asked for", async () => {
    const turn = await createTestTurn();
    const day = async (question: string) => (await runTool(timeTool, { question }, turn)).named?.date;
    assert.equal(await day("뉴욕은 오늘 며칠이야?"), "2026-11-15");
    assert.equal(await day("뉴욕 시간으로 내일이 며칠이야?"), "2026-11-16");
    for (const question of [
      "뉴욕은 내일 며칠이야?",
      "뉴욕에서는 내일이 며칠이야?",
      "내일이 뉴욕에서는 며칠이야?",
      "뉴욕 내일 며칠이야?",
      "뉴욕은 내일 날짜가 어떻게 돼?",
      "뉴욕은 지금 몇 시고 내일은 며칠이야?",
      "What day is it tomorrow in New York?",
      "In New York, what is tomorrow's date?",
      "I need to know what day it will be tomorrow in New York",
      "What time is it and what day is tomorrow in New York?",
    ])
      assert.equal(await day(question), "2026-11-16", question);
    const both = await runTool(timeTool, { question: "뉴욕은 오늘 며칠이고 내일은 며칠이야?" }, turn);
    assert.match(both.text, /오늘은 2026년 11월 15일.*"내일"은 2026년 11월 16일/);
    const given = await runTool(timeTool, { question: "내일이 며칠이야?", zone: "America/New_York" }, turn);
    assert.equal(given.named?.date, "2026-11-16");
    assert.match((await runTool(timeTool, { question: "뉴욕은 며칠이야?" }, turn)).text, /11월 15일 일요일/);
  });

  it("tells a day that has a time of day beside it, and the time too where both are asked for", async () => {
    const turn = await createTestTurn();
    const text = async (question: string) => (await runTool(timeTool, { question }, turn)).text;
    assert.match(await text("다음 주 수요일 오후 2시에 회의인데 며칠이야?"), /^"다음 주 수요일"은 2026년 11월 25일/);
    assert.match(await text("다음 주 수요일 오후 2시 미팅 며칠이야?"), /2026년 11월 25일 수요일/);
    assert.match(
      await text("지금 몇 시야? 그리고 크리스마스가 며칠 남았어?"),
      /12월 25일 금요일.*39일 남았습니다.*지금은 .* 오후 12시/,
    );
    assert.match(await text("How much time until Christmas?"), /2026년 12월 25일 금요일.*39일 남았습니다/);
    assert.doesNotMatch(await text("내일 오후 3시면 뉴욕은 몇 시야?"), /뒤입니다/);
  });

  it("knows the hours of night and day", async () => {
    const turn = await createTestTurn();
    const inLondon = async (time: string) =>
      /Europe\/London 시각으로는 2026년 11월 (.*)입니다/.exec(
        (await runTool(timeTool, { question: `서울 ${time}면 런던은 몇 시야?` }, turn)).text,
      )?.[1];
    assert.equal(await inLondon("밤 12시"), "16일 월요일 오후 3시");
    assert.equal(await inLondon("자정이"), "16일 월요일 오후 3시");
    assert.equal(await inLondon("저녁 12시"), "16일 월요일 오후 3시");
    assert.equal(await inLondon("밤 1시"), "16일 월요일 오후 4시");
    assert.equal(await inLondon("밤 11시 반이"), "16일 월요일 오후 2시 30분");
    assert.equal(await inLondon("낮 11시"), "16일 월요일 오전 2시");
    assert.equal(await inLondon("낮 12시"), "16일 월요일 오전 3시");
    assert.equal(await inLondon("낮 3시"), "16일 월요일 오전 6시");
    assert.equal(await inLondon("새벽 12시"), "15일 일요일 오후 3시");
    assert.equal(await inLondon("오후 12시"), "16일 월요일 오전 3시");
    assert.equal(await inLondon("저녁 7시"), "16일 월요일 오전 10시");
    assert.equal(await inLondon("24시"), "16일 월요일 오후 3시");
    assert.equal(await inLondon("99시"), undefined);
  });

  it("counts days before hours as a length, and hours from a time of day that is told", async () => {
    const turn = await createTestTurn();
    const text = async (question: string) => (await runTool(timeTool, { question }, turn)).text;
    for (const [question, phrase, when] of [
      ["2일 3시간 뒤가 며칠이야?", "2일 3시간 뒤", "18일 수요일 오후 3시"],
      ["1일 12시간 후는 무슨 요일이야?", "1일 12시간 후", "18일 수요일 오전 12시"],
      ["이틀하고 3시간 뒤는 며칠이야?", "이틀하고 3시간 뒤", "18일 수요일 오후 3시"],
      ["1주 2일 3시간 30분 뒤가 며칠이야?", "1주 2일 3시간 30분 뒤", "25일 수요일 오후 3시 30분"],
      ["2일 3시간 전이 무슨 요일이었지?", "2일 3시간 전", "14일 토요일 오전 9시"],
      ["What day is it in 2 days and 3 hours?", "in 2 days and 3 hours", "18일 수요일 오후 3시"],
      ["내일 오후 3시에서 5시간 뒤는 몇 시야?", "오후 3시에서 5시간 뒤", "17일 화요일 오후 8시"],
      ["What time is it 5 hours after 3 pm?", "5 hours after 3 pm", "16일 월요일 오후 8시"],
    ])
      assert.equal(await text(question ?? ""), `"${phrase}" 시각은 2026년 11월 ${when}입니다.`, question);
    assert.match(await text("12월 2일 3시간 뒤가 며칠이야?"), /"12월 2일"은 2026년 12월 2일/);
  });

  it("tells which day it is behind midnight, where a night reaches there", async () => {
    const turn = await createTestTurn();
    const text = async (question: string) => (await runTool(timeTool, { question }, turn)).text;
    const today = "오늘은 2026년 11월 16일 월요일입니다.";
    assert.equal(
      await text("오늘 밤 12시가 며칠이야?"),
      `"밤 12시" 시각은 2026년 11월 17일 화요일 오전 12시입니다. ${today}`,
    );
    assert.equal(
      await text("오늘 밤 1시는 며칠이야?"),
      `"밤 1시" 시각은 2026년 11월 17일 화요일 오전 1시입니다. ${today}`,
    );
    assert.equal(await text("오늘 밤 11시가 며칠이야?"), today);
  });

  it("asks for the month of a day that the present one does not have, and for no day where hours are asked for", async () => {
    const text = async (question: string, language: "ko" | "en" = "ko") =>
      (await runTool(timeTool, { question }, await createTestTurn({ language }))).text;
    assert.match(await text("31일이 며칠 남았어?"), /^"31일"이 어느 달인지 알 수 없어.* 몇 월인지도 알려 주세요/);
    assert.match(await text("How many days until the 31st?", "en"), /which month "31st" is of/);
    assert.match(await text("자정까지 몇 시간 남았어?"), /^지금은 2026년 11월 16일 월요일 오후 12시입니다/);
  });

  it("says what it did not understand, to people and to models", async () => {
    const result = await runTool(timeTool, { question: "내 생일까지 며칠 남았어?" }, await createTestTurn());
    assert.equal(result.named, null);
    assert.deepEqual(result.notUnderstood, ["내 생일까지 며칠 남았어"]);
    assert.match(result.text, /어느 날을 말하는지 알 수 없어/);
  });

  it("says which words it read a day without, to people and to models", async () => {
    const question = "이달 말일에서 거꾸로 열흘 전이면 며칠이 되지?";
    const result = await runTool(timeTool, { question }, await createTestTurn());
    assert.equal(result.named?.date, "2026-11-20");
    assert.deepEqual(result.notUnderstood, ["거꾸로"]);
    assert.match(result.text, /11월 20일.*"거꾸로"는 알아듣지 못해 빼고 읽었으니/);
    const turn = await createTestTurn({ language: "en" });
    const asked = { question: "the friday right before easter monday what date" };
    const { text, notUnderstood } = await runTool(timeTool, asked, turn);
    assert.deepEqual(notUnderstood, ["right"]);
    assert.match(text, /26 March 2027.* This was read without "right", which was not understood/);
  });

  it("names a day that does not exist as such", async () => {
    const result = await runTool(timeTool, { question: "2월 30일까지 며칠 남았어?" }, await createTestTurn());
    assert.equal(result.named, null);
    assert.match(result.text, /"2월 30일"에 해당하는 날은 달력에 없습니다/);
  });

  it("tells a leap month of the lunar calendar as one, in English too", async () => {
    const turn = await createTestTurn({ language: "en" });
    const asked = { question: "2025년 7월 25일은 음력으로 며칠이야?" };
    assert.match((await runTool(timeTool, asked, turn)).text, /day 1 of leap month 6, 2025/);
  });

  it("answers in English and reckons hours", async () => {
    const turn = await createTestTurn({ language: "en" });
    const result = await runTool(timeTool, { question: "what time is it in 3 hours?" }, turn);
    assert.match(result.text, /3:00 PM/);
  });
});
