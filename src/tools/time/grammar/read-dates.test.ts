import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readDatePhrases } from "./read-dates.ts";
import { type DateCase, dateCases } from "./testing/date-cases.ts";
import { datesOn, daysAnswered } from "./testing/days-answered.ts";

/** The kept promise, below what the cases reach: right in 95 of a hundred, a wrong day in at most two. */
const leastRight = 0.95;
const mostWrong = 0.02;

const answerTo = ({ question, now }: DateCase) => daysAnswered(question, now);

function isRight(one: DateCase): boolean {
  const { dates, days } = answerTo(one);
  const { answer } = one;
  if (answer === null) return dates.length === 0;
  if ("days" in answer) return days.includes(answer.days);
  const wanted = Array.isArray(answer) ? answer : [answer.from, answer.to];
  return new Set([...dates, ...wanted]).size === dates.length && dates.every((date) => wanted.includes(date));
}

/** Each could be answered with a day that was not asked for. */
const doubtful = [
  "지난달 3일에 입사했는데 이틀 뒤에 휴가 가려고. 며칠이야?",
  "지난주 금요일에 책을 샀는데 사흘 뒤에 시험이야. 며칠이야",
  "어제 주문 취소했는데 3일 뒤에 여행 가. 며칠이지",
  "어제 머리 염색했는데 3일 뒤에 결혼식 가. 며칠이야?",
  "수능 D-100이 언제야? 여행은 12월 1일이야",
  "How many days in 2000?",
  "이틀 뒤에 수술인데 일주일 뒤에 실밥 뽑는대. 실밥 며칠이야?",
  "The meeting is on Friday. When is the party?",
  "회의가 금요일이야. 발표 날짜 언제야?",
  "Dentist is in three weeks, on a Tuesday. What date?",
  "The deadline was Friday but got pushed by three days. New date?",
  "크리스마스 며칠 전이야?",
  "그 다음날이 며칠이야?",
  "매주 화요일 회의인데 다음 발표가 며칠이야?",
  "매주 금요일이 며칠이야?",
  "격주 수요일에 모이는데 다음 모임이 며칠이야?",
  "생일이 5월 3일인데 다음 여행이 언제야?",
  "어제 출발했고 도착하고 닷새 뒤에 온대. 며칠에 와?",
  "It shipped yesterday and I pay five days after delivery. What date?",
  "입금일로부터 3영업일 이내라는데 오늘 주문하면 며칠까지야?",
  "결과는 검사하고 나흘 뒤. 진료는 모레야. 며칠이야?",
  "오늘 포함해서 5일 뒤가 며칠이야?",
  "다음 달 결혼하는데 셋째 날이 며칠이야?",
  "다음주 일요일에 돌아오는데 3박4일이면 출발이 언제야?",
];

describe("questions about days", () => {
  const failed = dateCases.filter((one) => !isRight(one));
  const told = failed.map((one) => `${one.question} (${one.now}): ${JSON.stringify(answerTo(one))}`).join("\n");

  it(`are right in at least ${leastRight * 100} of 100`, () => {
    assert.ok(1 - failed.length / dateCases.length >= leastRight, told);
  });

  it("name no day where it is in doubt which one is meant", () => {
    for (const question of doubtful)
      assert.deepEqual(answerTo({ question, now: "2026-11-11", answer: null }).dates, [], question);
  });

  it("find the substitute day off of a public holiday, and none where the holiday is not lost", () => {
    const dates = datesOn("2026-09-05");
    assert.deepEqual(dates("내년 설날 대체휴일이 며칠이지?"), ["2027-02-09"]);
    assert.deepEqual(dates("개천절이 토요일이라던데 대체공휴일이 며칠이야?"), ["2026-10-05"]);
    assert.deepEqual(dates("What date is the substitute holiday for Christmas in 2027?"), ["2027-12-27"]);
    assert.deepEqual(dates("올해 한글날 대체공휴일 언제야?"), []);
    assert.deepEqual(dates("내년 제헌절 대체공휴일이 며칠이야?"), ["2027-07-19"]);
    assert.deepEqual(dates("내년 노동절 대체공휴일이 며칠이야?"), ["2027-05-03"]);
    assert.deepEqual(dates("10월 2일에서 영업일로 이틀 뒤는 며칠이야?"), ["2026-10-07"]);
  });

  it("find the next and the last of the days that come again", () => {
    const dates = datesOn("2026-11-18");
    assert.deepEqual(dates("급여일이 매달 18일인데 다음 월급날이 며칠이야?"), ["2026-12-18"]);
    assert.deepEqual(dates("매달 마지막 금요일이 회식인데 이번 달은 며칠이야?"), ["2026-11-27"]);
    assert.deepEqual(dates("매주 수요일이 마감인데 지난 마감이 며칠이었지?"), ["2026-11-11"]);
    assert.deepEqual(dates("Rent is due on the 1st of every month. When is the next rent due?"), ["2026-12-01"]);
  });

  it("count the first day of a stay", () => {
    const dates = datesOn("2026-11-18");
    assert.deepEqual(dates("내일부터 3박4일 여행인데 돌아오는 날이 며칠이야?"), ["2026-11-22"]);
    assert.deepEqual(dates("We check in on December 1 for 3 nights, when do we check out?"), ["2026-12-04"]);
  });

  it("take a day of a month for the day, not for a count from the month", () => {
    const days = (question: string) => answerTo({ question, now: "2026-09-05", answer: null }).days;
    assert.deepEqual(days("지난달 10일 이후로 며칠 지났어?"), [-26]);
    assert.deepEqual(days("6월 10일 이후로 며칠 지났어?"), [-87]);
  });

  it("count from the day of a condition or of an event that was told", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("월요일에 주문하면 이틀 뒤 도착이래 며칠이야?"), ["2027-02-03"]);
    assert.deepEqual(dates("시험이 2월 20일인데 2주 전이 며칠이야?"), ["2027-02-06"]);
    assert.deepEqual(dates("어제 출발했고 출발하고 닷새 뒤에 온대. 며칠에 와?"), ["2027-02-02"]);
    assert.deepEqual(dates("I mailed it yesterday and they said ten days from mailing. What date?"), ["2027-02-07"]);
  });

  it("count from an event by the day that is told with it, before or after", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("계약일로부터 30일 뒤에 잔금이래. 계약은 어제 했어. 며칠이야?"), ["2027-02-27"]);
    assert.deepEqual(dates("나흘 전에 빌린 책인데 빌린 날부터 2주 후가 반납이래. 며칠이야?"), ["2027-02-08"]);
    assert.deepEqual(dates("결제 후 7일 이내래. 결제는 그저께 했어. 언제까지야?"), ["2027-02-03"]);
    assert.deepEqual(dates("결과는 검사하고 나흘 뒤. 검사는 모레야. 며칠이야?"), ["2027-02-04"]);
    assert.deepEqual(dates("입금일로부터 3영업일 이내라는데 오늘 입금하면 며칠까지야?"), ["2027-02-03"]);
    assert.deepEqual(dates("개학이 3월 2일이니까 개학 전 마지막 토요일이 며칠이지?"), ["2027-02-27"]);
    assert.deepEqual(dates("I need to cancel 14 days before my renewal on March 1. By what date?"), ["2027-02-15"]);
    assert.deepEqual(dates("납품일로부터 30일 뒤에 잔금이래. 계약은 어제 했어. 며칠이야?"), []);
    assert.deepEqual(dates("어제 입사했는데 3개월 뒤 전환이래. 전환일이 며칠이지?"), ["2027-04-28"]);
    assert.deepEqual(dates("어제 친구 만났는데 3개월 뒤 결혼한대. 며칠이지?"), []);
  });

  it("find the day of a verb that was told with it", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("그끄저께 산 우유인데 산 날이 며칠이었지?"), ["2027-01-26"]);
    assert.deepEqual(dates("글피에 시험 보고 그 다음날 놀러 가. 노는 날이 며칠이야?"), ["2027-02-02"]);
    assert.deepEqual(dates("The trip starts on Friday and I come home nine days later. When do I come home?"), [
      "2027-02-07",
    ]);
  });

  it("name the one end of a period that is asked for", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("이번 분기가 언제 끝나?"), ["2027-03-31"]);
    assert.deepEqual(dates("설 연휴 며칠부터야?"), ["2027-02-06"]);
    assert.deepEqual(dates("When does the fourth quarter end?"), ["2027-12-31"]);
    assert.deepEqual(dates("2분기는 언제 시작해서 언제 끝나나요?"), ["2027-04-01", "2027-06-30"]);
    assert.deepEqual(dates("설 연휴 끝나고 첫 출근일이 언제야?"), ["2027-02-10"]);
  });

  it("answer each of several questions", () => {
    const dates = datesOn("2026-11-18");
    assert.deepEqual(dates("엿새 뒤에 친구가 온대 며칠인지 알려줘. 아 그리고 그저께 날짜도"), [
      "2026-11-24",
      "2026-11-16",
    ]);
    assert.deepEqual(dates("작년 추석은 며칠이었고 올해는 며칠이야?"), ["2025-10-06", "2026-09-25"]);
    assert.deepEqual(dates("What's the date tomorrow, and what about the day after?"), ["2026-11-19", "2026-11-20"]);
  });

  it("name no weekday between two days where there is none or more than one, and no day for a count that is not told", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("3월 1일이랑 3월 6일 사이에 낀 금요일이 며칠이야?"), ["2027-03-05"]);
    assert.deepEqual(dates("3월 1일이랑 3월 3일 사이에 낀 금요일이 며칠이야?"), []);
    assert.deepEqual(dates("3월 1일이랑 3월 20일 사이에 낀 금요일이 며칠이야?"), []);
    assert.deepEqual(dates("What date is eighty days from now?"), ["2027-04-19"]);
    assert.deepEqual(dates("What date is umpteen days from now?"), []);
  });

  it("leave out what is taken back", () => {
    const days = (question: string) => answerTo({ question, now: "2026-02-16", answer: null }).days;
    assert.deepEqual(days("How many days until Seollal... wait, I mean until March 1st?"), [13]);
    assert.deepEqual(datesOn("2026-11-18")("오늘이 며칠이더라. 아니 내일 말이야 내일"), ["2026-11-19"]);
  });

  it("end with words on end, which can be cut in millions of ways", () => {
    for (const word of ["다음", "일", "일이", "이번", "삼십일", "mondays ", "fridays of ", "day before and "])
      assert.ok(answerTo({ question: `${word.repeat(400 / word.length)} 며칠이야`, now: "2026-11-18", answer: null }));
  });

  it("end with intervals of nothing and counts without end", () => {
    for (const question of [
      "0일마다 가는데 어제 갔어. 다음은 언제야?",
      "every 0 days, last was yesterday. When is the next?",
      "999,999,999영업일 뒤가 며칠이야?",
      "99999영업일 뒤가 며칠이야?",
      "What date is 999,999,999 days from today, not counting weekends?",
      "999,999,999일 뒤가 며칠이야?",
      "99999년 뒤는 며칠이야?",
      "99999년 99999년 99999년 3영업일 뒤는 며칠이야?",
      "99999년 99999년 99999년 3영업일 전은 며칠이야?",
      "99999년 뒤 99999년 뒤 99999년 뒤 3영업일 뒤는 며칠이야?",
      "What date is 3 business days after 99999 years after 99999 years after 99999 years from now?",
      "What date is 3 weekdays before 99999 years before 99999 years before 99999 years ago?",
    ])
      assert.deepEqual(answerTo({ question, now: "2026-11-16", answer: null }).dates, [], question);
  });

  it("count from the nearest of a day that comes each year", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("12월 1일부터 1년 뒤가 며칠이야?"), ["2027-12-01"]);
    assert.deepEqual(dates("What date is one year after December 1?"), ["2027-12-01"]);
    assert.deepEqual(dates("크리스마스 1년 뒤가 언제야?"), ["2027-12-25"]);
    assert.deepEqual(dates("8일 전이 며칠이고 8일 뒤가 며칠이야?"), ["2026-11-08", "2026-11-24"]);
  });

  it("take what day it is today for no answer", () => {
    const dates = datesOn("2026-11-18");
    assert.deepEqual(dates("지난주 일요일에 열이 났거든. 오늘이 수요일이니까 그게 며칠이야"), ["2026-11-15"]);
    assert.deepEqual(dates("The recital is next Friday. Today is Wednesday, so which date is that?"), ["2026-11-27"]);
    assert.deepEqual(dates("오늘이 수요일인가?"), ["2026-11-18"]);
  });

  it("count the days that have passed", () => {
    const days = (question: string) => answerTo({ question, now: "2026-11-18", answer: null }).days;
    assert.deepEqual(days("I stopped smoking on October 5. How long has it been?"), [-44]);
  });

  it("reckon each of several days from the one day that they stand beside", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("크리스마스 전날이랑 다음날 며칠이야?"), ["2026-12-24", "2026-12-26"]);
    assert.deepEqual(dates("the day before and after Christmas, please"), ["2026-12-24", "2026-12-26"]);
    assert.deepEqual(dates("내년 설 전날, 당일 날짜"), ["2027-02-06", "2027-02-07"]);
  });

  it("count by the first day that is told, past what is not counted", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("오늘부터 1일인데 50일 되는 날이 언제야?"), ["2027-01-04"]);
    assert.deepEqual(dates("어제 샀어. 산 다음 날이 1일째고 14일째까지 환불된대. 언제까지야?"), ["2026-11-29"]);
    assert.deepEqual(dates("주말 빼고 5일 걸린대 오늘 주문하면 언제 와?"), ["2026-11-23"]);
    assert.deepEqual(dates("What date is ten days from today, not counting weekends?"), ["2026-11-30"]);
    assert.deepEqual(dates("시험이 12월 24일인데 30일 남은 날이 언제야?"), ["2026-11-24"]);
  });

  it("name both ends of a stay, and the Friday that is a 13th", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("다음 주 목요일 체크인 2박인데 체크인이랑 체크아웃 날짜 알려줘"), [
      "2026-11-26",
      "2026-11-28",
    ]);
    assert.deepEqual(dates("We arrive on December 20 and stay six nights. When do we leave?"), ["2026-12-26"]);
    assert.deepEqual(dates("다음 13일의 금요일이 언제야?"), ["2027-08-13"]);
    assert.deepEqual(dates("which weekends are left this month?"), [
      "2026-11-21",
      "2026-11-22",
      "2026-11-28",
      "2026-11-29",
    ]);
  });

  it("answer both of two questions or none", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("8일 전이 며칠이었는지랑 8일 뒤가 며칠인지"), ["2026-11-08", "2026-11-24"]);
    assert.deepEqual(dates("화욜 목욜 수업인데 이번 주 날짜 각각"), ["2026-11-17", "2026-11-19"]);
    assert.deepEqual(dates("크리스마스랑 우리 개교기념일 다음 날 각각 며칠이야?"), []);
    assert.deepEqual(dates("When is the first Monday of December, and the last?"), ["2026-12-07", "2026-12-28"]);
  });

  it("count back, and down to a day that is told later", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("12월 25일에서 거꾸로 30일 세면 며칠이야?"), ["2026-11-25"]);
    assert.deepEqual(dates("D-7이 언제야? 시험은 12월 20일"), ["2026-12-13"]);
    assert.deepEqual(dates("하루 전에 예약해야 하는데 공연이 다음 주 토요일이에요. 언제까지 예약?"), ["2026-11-27"]);
    assert.deepEqual(dates("내일부터 사흘 휴가면 언제까지야?"), ["2026-11-19"]);
  });

  it("find the day that another was changed to", () => {
    const dates = datesOn("2027-12-27");
    assert.deepEqual(dates("다음주 화요일로 예약했다가 목요일로 바꿨어. 바뀐 날짜가 며칠이지?"), ["2028-01-06"]);
    assert.deepEqual(dates("약속을 이번주 금요일에서 다음주 금요일로 미뤘어. 그럼 며칠이야?"), ["2028-01-07"]);
  });

  it("take a day that is spoken of again for the same day", () => {
    assert.deepEqual(datesOn("2027-09-01")("추석 전날 새벽에 내려갈건데 그 전날이 며칠인지"), ["2027-09-14"]);
    assert.deepEqual(datesOn("2025-08-03")("이번 주 수요일에 온 택배인데 오늘 일욜이니까 그 수욜이 며칠이지?"), [
      "2025-07-30",
    ]);
    assert.deepEqual(datesOn("2026-08-19")("급여일이 익월 10일인데 저희는 하루 전에 이체해요. 이체하는 날이 언제죠?"), [
      "2026-09-09",
    ]);
  });

  it("name no day that follows from a rule which is not understood", () => {
    assert.deepEqual(datesOn("2026-10-02")("마감이 분기 끝나고 45일 뒤라던데 3분기면 며칠까지죠?"), []);
    assert.deepEqual(datesOn("2026-10-02")("Count back 100 days from today for me"), ["2026-06-24"]);
  });

  it("take the coming Sunday or weekend for the nearest one", () => {
    const dates = datesOn("2027-01-29");
    assert.deepEqual(dates("What's the date this coming Sunday?"), ["2027-01-31"]);
    assert.deepEqual(dates("돌아오는 주말이 며칠이야?"), ["2027-01-30", "2027-01-31"]);
  });

  it("count working days past the days off of their year: 노동절 and 제헌절 since 2026", () => {
    const question = "3영업일 뒤가 며칠이야?";
    const [may, july] = [(year: number) => datesOn(`${year}-04-29`), (year: number) => datesOn(`${year}-07-15`)];
    assert.deepEqual([may(2025)(question), may(2026)(question)], [["2025-05-02"], ["2026-05-06"]]);
    assert.deepEqual([july(2025)(question), july(2026)(question)], [["2025-07-18"], ["2026-07-21"]]);
    assert.deepEqual(july(2026)("다음 공휴일이 언제야?"), ["2026-07-17"]);
  });

  it("find the 29th to the 31st in the last month that had one, and name none ahead where this month has none", () => {
    assert.deepEqual(datesOn("2026-11-17")("31일이 무슨 요일이었지?"), ["2026-10-31"]);
    assert.deepEqual(datesOn("2027-03-15")("30일이 무슨 요일이었지?"), ["2027-01-30"]);
    assert.deepEqual(datesOn("2026-12-17")("31일까지 며칠 남았어?"), ["2026-12-31"]);
    const kindOf = (question: string) =>
      readDatePhrases(question, { year: 2026, month: 11, day: 17 }).map(({ kind }) => kind);
    assert.deepEqual(kindOf("31일까지 며칠 남았어?"), ["unclear"]);
    assert.deepEqual(kindOf("31일에서 사흘 전이 며칠이야?"), ["unclear"]);
    assert.deepEqual(kindOf("11월 31일까지 며칠 남았어?"), ["impossible"]);
  });

  it("reckon in the years before 100 as in others", () => {
    const { dates, days } = daysAnswered("2000 years ago today, what weekday was it?", "2026-11-17");
    assert.deepEqual([dates, days], [["0026-11-17"], [-730_485]]);
  });

  it("count working days past weekends and public holidays", () => {
    const dates = datesOn("2026-12-23");
    assert.deepEqual(dates("영업일로 이틀 뒤가 며칠이야?"), ["2026-12-28"]);
    assert.deepEqual(dates("내년 1월 첫 평일이 언제야?"), ["2027-01-04"]);
    assert.deepEqual(dates("what date is 3 business days from now?"), ["2026-12-29"]);
  });

  it("find every weekday of a month, and each of several in a list", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("이번 달 남은 금요일 날짜 전부 알려줘"), ["2026-11-20", "2026-11-27"]);
    assert.deepEqual(dates("What dates are the Mondays in December?"), [
      "2026-12-07",
      "2026-12-14",
      "2026-12-21",
      "2026-12-28",
    ]);
    assert.deepEqual(dates("다음 주 월수금 날짜 각각"), ["2026-11-23", "2026-11-25", "2026-11-27"]);
    assert.deepEqual(dates("the second and fourth Saturday of December, which dates?"), ["2026-12-12", "2026-12-26"]);
    assert.deepEqual(dates("둘째 넷째 일요일에 쉬는데 이번 달은 언제언제야?"), ["2026-11-08", "2026-11-22"]);
  });

  it("read a lunar day as one wherever it is said to be lunar", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("음력 생일이 12월 3일인데 양력으로 언제야?"), ["2027-01-10"]);
    assert.deepEqual(dates("제사가 음력으로 10월 15일인데 양력으로 며칠이야?"), ["2026-11-23"]);
  });

  it("keep the week of a day that is taken back", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("다음주 화요일, 아니다 수요일이 며칠이야?"), ["2026-11-25"]);
    assert.deepEqual(dates("다음 주 수요일이 아니라 목요일이 며칠이야?"), ["2026-11-26"]);
    assert.deepEqual(dates("다음 주 수요일이면 며칠이고 목요일이면 며칠이야?"), ["2026-11-25", "2026-11-26"]);
  });

  it("name no day for a count from today where another day was told, nor a whole year for a day", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("10월 20일에 산 건데 한 달 뒤가 며칠이야?"), []);
    assert.deepEqual(dates("다음 달 휴가인데 첫 주 금요일은 회의야. 화요일이 며칠이야?"), []);
    assert.deepEqual(dates("같은 날 내년엔 무슨 요일이야?"), []);
    assert.deepEqual(dates("결혼식이 12월 12일이래. 청첩장은 3주 전에 돌리려고 하는데 며칠이야?"), ["2026-11-21"]);
  });

  it("read what is written together or misspelt", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("기말고사12월15일인데몇일남앗어"), ["2026-12-15"]);
    assert.deepEqual(dates("나흘뒤에시험인데며칠인지모르겟어"), ["2026-11-20"]);
    assert.deepEqual(dates("담쥬 금욜 며칠"), ["2026-11-27"]);
    assert.deepEqual(dates("whats the date on wendesday"), ["2026-11-18"]);
    assert.deepEqual(dates("how many days until febuary 14"), ["2027-02-14"]);
  });

  it("count a journey or a delivery from the day that it starts on", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("어제 주문했는데 영업일로 3일 걸린다네 언제쯤 도착해?"), ["2026-11-18"]);
    assert.deepEqual(dates("If I order today and it takes 5 business days, when will it arrive?"), ["2026-11-23"]);
    assert.deepEqual(dates("회의가 금요일인데 준비에 사흘 걸려. 언제 시작해야 돼?"), []);
    assert.deepEqual(dates("My trial started on Nov 10 and lasts 14 days. When does it end?"), ["2026-11-23"]);
  });

  it("read a sentence by itself when it names its day, whatever other sentences tell", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("어제 비가 많이 왔어. 다음 달 마지막 금요일 알려줘"), ["2026-12-25"]);
    assert.deepEqual(dates("나 사흘 뒤에 이사 가. 오는 토요일에 결혼식 가는데 며칠이지?"), ["2026-11-21"]);
    assert.deepEqual(dates("I have a meeting next Tuesday but what date is it three weeks from today?"), [
      "2026-12-07",
    ]);
    assert.deepEqual(dates("환불은 사흘 뒤에 된대. 취소는 어제 했는데 며칠이야?"), []);
    assert.deepEqual(dates("퇴원하고 2주 뒤에 오래. 며칠이야?"), []);
  });

  it("count the next time from the last by an interval that is told", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("2주에 한 번 가는 병원인데 지난주 목요일에 갔어. 다음은 언제야?"), ["2026-11-26"]);
    assert.deepEqual(dates("3일마다 물 주는 화분인데 어제 줬어. 다음은 며칠이야?"), ["2026-11-18"]);
    assert.deepEqual(dates("We meet every other Tuesday, last was Nov 10. When is the next one?"), ["2026-11-24"]);
  });

  it("name the end of a journey or stretch that is asked for, and none that was not told", () => {
    const dates = datesOn("2026-11-16");
    assert.deepEqual(dates("11월 20일부터 열흘간 세일이래. 언제까지야?"), ["2026-11-29"]);
    assert.deepEqual(dates("출장이 이번 주 수요일부터 금요일까지인데 며칠에 출발하는 거지?"), ["2026-11-18"]);
    assert.deepEqual(dates("금요일에 출발하는데 도착이 언제야?"), []);
    assert.deepEqual(dates("I leave on Friday. When do I come back?"), []);
  });

  it(`name a wrong day in at most ${mostWrong * 100} of 100`, () => {
    const wrong = failed.filter((one) => answerTo(one).dates.length > 0);
    assert.ok(wrong.length / dateCases.length <= mostWrong, told);
  });
});
