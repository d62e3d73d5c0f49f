import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { datesOn } from "./testing/days-answered.ts";

type Expected = readonly [question: string, ...dates: string[]];

/** Questions that look like ones with an answer, by what makes them none or another; without a date: not to be answered. */
const questions: Readonly<Record<string, readonly Expected[]>> = {
  "what something takes is counted only from what begins it, to what ends it": [
    ["It takes 3 days to prepare. The exam is on Nov 27. When should I start?"],
    ["The exam is on Nov 27. It takes 3 days to prepare. When should I start?"],
    ["The visa takes 3 weeks and my flight is on Dec 20. When should I file?"],
    ["It takes 5 days to make. I need it by Friday. When should I begin?"],
    ["The wedding is on Dec 12. My suit needs 5 days at the tailor. When do I bring it in?"],
    ["It takes 2 weeks to ship. The party is on December 20. What is the latest date to buy it?"],
    ["The book is due Nov 30, three-week loan. When did I check it out?"],
    ["The warranty is a 2-year guarantee. It expires on March 3, 2027. When did I buy it?"],
    ["The cake takes 5 days to make. The party starts on Dec 20. When will it be ready?"],
    ["It takes 5 days to make. I ordered it for December 20. When will it be ready?"],
    ["My flight is on Dec 20. The visa takes 3 weeks. When will I get it?"],
    ["결혼식이 12월 12일인데 옷 맞추는 데 5일 걸려. 언제 맡겨?"],
    ["비행기가 12월 20일인데 비자가 3주 걸린대. 언제 신청해?"],
    ["시험이 11월 27일인데 준비에 3일 걸려. 언제부터 해야 돼?"],
    ["It takes 5 business days. If I order today, when will it arrive?", "2026-11-23"],
    ["I borrowed it on Nov 10, three-week loan. When is it due?", "2026-12-01"],
  ],
  "what comes each week but for a day, and counts that are asked for": [
    ["We meet every Monday except December 7. When is the second meeting in December?"],
    ["D-10이 12월 30일 기준으로 며칠이야?", "2026-12-20"],
    ["이번 달 남은 수요일이 몇 번이야?", "2026-11-18", "2026-11-25"],
  ],
  "an anniversary is counted from the day of what it is of": [
    ["My son was born May 3, 2020. When is my 40th birthday?"],
    ["We moved on May 3, 2020. When is my mom's 60th birthday?"],
    ["Our company was founded on March 1, 2000. When is our CEO's 60th birthday?"],
    ["We got married on May 3, 2020. When is my parents' 50th anniversary?"],
    ["2024년 5월 3일에 이사 왔는데 할머니 만 80세 생일이 언제야?"],
    ["2016년 3월 1일에 입사했는데 30주년 창립기념일이 언제야?"],
    ["회사 창립 10주년 기념 행사가 언제야? 2026년 12월 1일이 준비 마감이야"],
    ["2026년 5월 5일에 산 돌 반지가 언제 와?"],
    ["우리 아들이 2020년 5월 3일에 태어났는데 내 만 40세 생일이 언제야?"],
    ["아들이 2020년 5월 3일에 결혼했는데 우리 30주년은 언제야?"],
    ["Born May 9, 1996, when do I turn 40?", "2036-05-09"],
    ["My son was born May 3, 2020. When does he turn 18?", "2038-05-03"],
    ["2017년 9월 23일에 결혼했는데 10주년이 언제야?", "2027-09-23"],
    ["아기가 2026년 5월 3일에 태어났는데 돌이 언제야?", "2027-05-03"],
  ],
  "a day of the month comes again only for what is monthly": [
    ["25일에 회의했는데 다음 회의는 언제야?"],
    ["시험을 25일에 봤는데 다음 시험은 언제야?"],
    ["마지막 수업이 20일인데 다음 수업은 언제야?"],
    ["시험이 20일인데 다음 시험은 언제야?"],
    ["25일에 이사하는데 다음 이사는 언제야?"],
    ["축제가 22일에 끝나는데 다음 축제는 언제야?"],
    ["진료를 3일에 받았어. 다음 진료는 언제야?"],
    ["3일에 머리 잘랐는데 다음 예약은 언제야?"],
    ["생일이 5일인데 다음 생일은 언제야?"],
    ["마지막 월급이 20일인데 다음 월급은 언제야?"],
    ["월급이 5일에 들어오는데 다음 월급은 언제야?", "2026-12-05"],
  ],
  "words for one thing are no words for another": [
    ["The rent is due Dec 1. When do I get paid?"],
    ["I get paid on the 15th. When is rent due?"],
    ["The bill is due Nov 20. When is payday?"],
    ["Rent is due Dec 1. When is my bill due?"],
    ["The payment is due Dec 1. When do I get paid?"],
    ["My contract starts Dec 3. When is the contractor coming?"],
    ["12월 3일에 책이 나온대. 발표는 언제야?"],
    ["다음 주 금요일에 신곡 나온대요. 발표일이 언제예요?"],
    ["My plan renews Dec 3. When is the renewal?", "2026-12-03"],
    ["Rent is due Dec 1. When is the rent due?", "2026-12-01"],
    ["12월 3일에 결과가 나온대. 발표는 언제야?", "2026-12-03"],
  ],
  "an end of a range is chosen by what is asked": [
    ["적어도 3~5일 걸린다는데 언제 와? 오늘 주문했어"],
    ["적어도 3명이 2~3일 뒤에 와. 언제야?"],
    ["최대 10명이 2~3일 뒤에 와. 언제야?"],
    ["최소 인원 5명이고 3~4일 뒤에 출발이야. 언제야?"],
    ["늦어도 상관없는데 3~5일 뒤면 언제야?"],
    ["세탁이 3~5일 걸린대. 적어도 두 벌은 급해. 언제 돼?"],
    ["오늘 주문하면 3~5일 걸린다는데 늦어도 언제야?", "2026-11-21"],
  ],
  "what is said aside takes neither the question nor a doubt along": [
    ["오늘이 말일이면 다음 달 마지막 날로 며칠이야?", "2026-12-31"],
    ["If my lease has no end date, what is the last day of December?", "2026-12-31"],
    ["내일 (아니 모레인가?) 날짜 알려줘"],
    ["회의가 금요일(아니 목요일이었나?)인데 며칠이야?"],
    ["회의(11월 19일)가 다음 주로 밀렸어. 언제야?"],
    ["수능(11월 19일) 100일 전이 언제였어?", "2026-08-11"],
    ["60일 뒤가 며칠인지 (내년으로 넘어가지?)", "2027-01-15"],
  ],
  "the year that was asked about before is kept while it is ahead": [
    ["올해 크리스마스는 며칠이고 설날은 언제야?", "2026-12-25", "2027-02-07"],
    ["올해 추석은 언제였고 설날은 언제야?", "2026-09-25", "2027-02-07"],
    ["작년 추석은 언제였고 설날은 언제야?", "2025-10-06", "2027-02-07"],
    ["내년 설은 언제고 추석은 언제야?", "2027-02-07", "2027-09-15"],
    ["작년 설은 언제였고 추석은 언제였어?", "2025-01-29", "2025-10-06"],
  ],
  "days that were told or asked for beside others stay what they are": [
    ["What date is tomorrow and what date is Friday?", "2026-11-17", "2026-11-20"],
    ["11월 월급이 25일인데 12월 월급은 언제야?", "2026-12-25"],
    ["10월 회비는 15일이었는데 11월 회비는 며칠이야?", "2026-11-15"],
    ["12월 여행이 28일부터 3일까지야. 마지막 날 언제야?", "2027-01-03"],
    ["이번 달 마지막 영업일 3일 전이 언제야?", "2026-11-27"],
  ],
  "so long before is counted from a day that lies ahead, and not from what is over": [
    ["시험이 어제 끝났어. 100일 전이 며칠이야?"],
    ["12월 20일에 시험 봤어. 2주 전이 며칠이야?"],
    ["시험이 12월 20일이야. 2주 뒤가 며칠이야?"],
    ["시험이 12월 20일에 있어요. 딱 2주 전이 며칠인지 알려줘", "2026-12-06"],
    ["전세 만기 2027년 4월 30일. 6개월 전이랑 2개월 전 날짜 둘 다 알려주세요", "2026-10-30", "2027-02-28"],
    ["결혼식이 12월 24일이고 30일 전엔 청첩장 돌려야 되거든? 그 30일 전 날짜 좀", "2026-11-24"],
  ],
  "a period is of the days that are told in it, and of no others": [
    ["다음 주 시험이라 금요일에 모이는데 며칠이야?"],
    ["다음 주 금요일 회의가 수요일이래. 며칠이야?"],
    ["다음 주 회의가 화요일이래. 며칠이야?", "2026-11-24"],
    ["이번 달 회비가 15일인데 다음 달은 언제야?", "2026-12-15"],
    ["이번주 주말 말고 다음주 주말이요 토요일 일요일 날짜", "2026-11-28", "2026-11-29"],
  ],
  "what comes each week is asked for by its own name": [
    ["매주 화요일 회의인데 이번 주는 언제 발표해?"],
    ["매주 화요일 수업인데 다음 달 첫 시험은 며칠이야?"],
    ["The class meets every Tuesday. When is the first exam in December?"],
    ["매주 목요일 수업인데 12월 마지막 수업은 며칠이야", "2026-12-31"],
  ],
  "one of several days is chosen where all of them are days": [
    ["오늘, 내일, 모레 중에 제일 빠른 평일이 언제야"],
    ["내일 모레 글피 중에 제일 늦은 날이 며칠임", "2026-11-19"],
    ["사흘 뒤랑 나흘 뒤 중에 더 빠른 날이 며칠이야", "2026-11-19"],
  ],
  "a length of days is counted from today where that is said": [
    ["It takes 5 business days. When is that?"],
    ["There are 3 of us and 10 days till the party on Dec 20. What date is it?"],
    ["입사한 지 100일 되는 날이 언제야 입사일은 9월 1일"],
    ["It takes 7 business days, not counting today. What date is that?", "2026-11-25"],
    ["There are 100 days till my wedding. What's the wedding date?", "2027-02-24"],
  ],
  "what is said of a word or a week is no day, unless it is counted otherwise here": [
    ["보름이 14일이니까 보름 뒤가 며칠이야"],
    ["주 시작을 일요일로 치면 다음 주 일요일이 며칠이야?"],
    ["사흘이 3일이야 4일이야? 사흘 뒤 날짜 알려줘", "2026-11-19"],
    ["일요일까지가 이번 주라고 치면 이번 주 수요일은 며칠이야?", "2026-11-18"],
  ],
  "the weekday of a week of a month is counted by its weekdays": [
    ["지난달 셋째 주에 갔어. 그 주 월요일은 며칠이야?", "2026-10-19"],
    ["다음 달 첫째 주에 시작한대. 그 주 월요일은 며칠이야?", "2026-12-07"],
  ],
};

describe("days that a question only seems to ask for", () => {
  const dates = datesOn("2026-11-16");
  for (const [rule, rows] of Object.entries(questions))
    it(rule, () => {
      for (const [question, ...expected] of rows) assert.deepEqual(dates(question), expected, question);
    });
});
