import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { datesOn, daysAnswered } from "./testing/days-answered.ts";
import { withWeekendRule } from "./weekend-rule.ts";

describe("days that follow from what is told", () => {
  const dates = datesOn("2026-03-18");

  it("are moved by the rule for weekends and holidays that is told", () => {
    assert.deepEqual(dates("월급날이 25일인데 주말이면 바로 앞 금요일에 줘. 다음달은 며칠에 들어와?"), ["2026-04-24"]);
    assert.deepEqual(dates("카드값이 15일에 빠지는데 휴일이면 다음 영업일에 나간대. 이번 달은 며칠이야?"), [
      "2026-03-16",
    ]);
    assert.deepEqual(
      dates("Payday is the 25th, but if it falls on a weekend we get paid the Friday before. When is it next month?"),
      ["2026-04-24"],
    );
  });

  it("are moved where the one day is told as the first and as the last", () => {
    const saturday = () => ({ year: 2026, month: 4, day: 25 });
    const reading = { kind: "days", phrase: "25일", days: { from: saturday(), to: saturday() }, asks: "day" } as const;
    const friday = { year: 2026, month: 4, day: 24 };
    assert.deepEqual(withWeekendRule(reading, { text: "", by: -1, holidays: false, only: null }), {
      ...reading,
      days: { from: friday, to: friday },
    });
  });

  it("end a term of months or years, and no term of days", () => {
    assert.deepEqual(dates("보증기간이 1년이래. 작년 7월 9일에 샀으면 언제 끝나?"), ["2026-07-09"]);
    assert.deepEqual(dates("The warranty is 2 years and I bought it on 14 August 2024. When does it run out?"), [
      "2026-08-14",
    ]);
    assert.deepEqual(dates("이용권이 30일이래. 어제 샀으면 언제 끝나?"), []);
  });

  it("are not counted on from a day that is told as the end", () => {
    assert.deepEqual(
      dates("여권이 2031년 9월 12일에 만료되는데 6개월은 남아 있어야 한대. 언제까지 여행할 수 있어?"),
      [],
    );
    assert.deepEqual(dates("여권 만료일이 10월 1일인데 6개월 이상 남아야 한대. 언제까지 출국해야 해?"), []);
    assert.deepEqual(dates("구독이 11월 5일에 끝나고 1개월 유예가 있대. 언제까지 해지해야 해?"), []);
    assert.deepEqual(dates("구독이 11월 5일에 끝나고 7일 유예가 있대. 언제까지 해지해야 해?"), []);
    assert.deepEqual(
      dates(
        "My passport expires on 1 October 2026 and must be valid for three months. When is the last day to travel?",
      ),
      [],
    );
    assert.deepEqual(dates("The contract expires on October 1 and renewal takes 2 months. When is the last day?"), []);
    assert.deepEqual(dates("면허가 5월 31일 만료인데 갱신은 6개월 걸린대. 언제까지 신청해야 해?"), []);
    assert.deepEqual(dates("The expiry date is 1 October 2026, they want six months. When is the last day to go?"), []);
    assert.deepEqual(dates("적금이 6개월 만기인데 2월 3일에 들었어. 만기일이 언제야?"), ["2026-08-03"]);
    assert.deepEqual(dates("전세가 10월 1일에 만기인데 두 달 전까지 말해야 된대. 언제까지야?"), ["2026-08-01"]);
  });

  it("do not end months from a first day, which people end on the day before too", () => {
    assert.deepEqual(dates("리스가 3월 1일에 시작했고 12개월이야. 언제 끝나?"), []);
    assert.deepEqual(dates("계약이 3월 1일부터 1년이야. 언제까지야?"), []);
    assert.deepEqual(dates("The lease starts on April 1 and runs for 12 months. When does it end?"), []);
    assert.deepEqual(dates("It started on March 1 and it's six months. When do the six months come up?"), [
      "2026-09-01",
    ]);
  });

  it("are those of a series by their number, which is no day of a month", () => {
    assert.deepEqual(dates("every 3 days from March 2, when is the 4th dose?"), ["2026-03-11"]);
    assert.deepEqual(dates("every 2 weeks from April 3, when is the 3rd payday?"), ["2026-05-01"]);
    assert.deepEqual(dates("I water it every 10 days starting March 5. When is the 3rd watering?"), ["2026-03-25"]);
    assert.deepEqual(dates("We meet every week from April 3, when is the third meeting?"), ["2026-04-17"]);
    assert.deepEqual(dates("weekly from April 3, when is the 3rd class?"), ["2026-04-17"]);
    assert.deepEqual(dates("3 times a week starting March 2, when is the 5th class?"), []);
    assert.deepEqual(dates("every 0 days starting from march 1, when is the 5th one?"), []);
    assert.deepEqual(dates("We meet every 2 weeks from April 3. When is the 17th?"), []);
  });

  it("are all counted of a period that is asked for its length", () => {
    const days = (question: string) => daysAnswered(question, "2026-03-18").days;
    assert.deepEqual(days("How many days are there in February 2028?"), [29]);
    assert.deepEqual(days("How many days are in this month?"), [31]);
    assert.deepEqual(days("28년 2월은 며칠이나 있어?"), [29]);
    assert.deepEqual(days("다음 달은 총 며칠이야?"), [30]);
    assert.deepEqual(days("다음 주 월요일부터 금요일까지 며칠이야?"), [4, 5]);
  });

  it("are not read of a question that goes on beyond what is read", () => {
    const asked = "What date is 10 days after April 25?";
    const told = (length: number) => "So we talked. ".repeat(40).slice(0, length - asked.length - 2);
    for (const length of [401, 402, 403, 404, 420]) assert.deepEqual(dates(`${told(length)}. ${asked}`), []);
    assert.deepEqual(dates(asked.normalize("NFD")), ["2026-05-05"]);
    assert.deepEqual(dates(`${asked}${" ".repeat(400)}`), ["2026-05-05"]);
  });

  it("are the solstice where 하지 stands as a day, and not where it is a verb", () => {
    for (const question of ["하지가 언제야?", "하지 날짜 알려줘", "하지까지 며칠 남았어?", "올해 하지는 며칠이야?"])
      assert.deepEqual(dates(question), ["2026-06-21"], question);
    assert.deepEqual(dates("하지랑 동지 날짜 알려줘"), ["2026-06-21", "2026-12-22"]);
    assert.deepEqual(dates("결혼식 10월 3일에 하지 며칠 남았어?"), ["2026-10-03"]);
    assert.deepEqual(dates("회의 언제 하지?"), []);
  });

  it("are as long ago as is said", () => {
    assert.deepEqual(dates("우리 아기 태어난 지 오늘로 딱 8주 됐어. 태어난 날이 며칠이지?"), ["2026-01-21"]);
    assert.deepEqual(dates("My son is 8 weeks old today, what date was he born?"), ["2026-01-21"]);
  });

  it("are both ends of a stretch, and none where only one is told", () => {
    assert.deepEqual(dates("어제부터 휴가고 내일이 마지막 날이야. 시작일이랑 끝나는 날 적어줘"), [
      "2026-03-17",
      "2026-03-19",
    ]);
    assert.deepEqual(dates("The course starts on Monday. Start and end dates?"), []);
    assert.deepEqual(dates("내일부터 7일간(내일 포함) 공사래. 첫날과 마지막 날이 며칠이야?"), [
      "2026-03-19",
      "2026-03-25",
    ]);
  });

  it("are counted from an event by the verb that it is told with", () => {
    assert.deepEqual(dates("어제 폰 샀는데 구매일로부터 14일 이내 반품이래 언제까지야"), ["2026-03-31"]);
    assert.deepEqual(dates("비자 신청은 출국 3주 전까지 하래. 출국이 5월 20일이면 언제까지야?"), ["2026-04-29"]);
    assert.deepEqual(daysAnswered("3월 2일에 입사했어. 입사한 날부터 오늘까지 며칠 지났어?", "2026-03-18").days, [-16]);
  });

  it("are of every period that is asked about", () => {
    assert.deepEqual(dates("동호회가 매달 둘째 토요일인데 이번 달이랑 다음 달 날짜 알려줘"), [
      "2026-03-14",
      "2026-04-11",
    ]);
    assert.deepEqual(dates("9월 1일 개강이고 중간고사가 8주차 수요일이래 며칠이야?"), ["2026-10-21"]);
  });

  it("are pointed at where they were asked for, and not counted from", () => {
    assert.deepEqual(dates("다음달 10일이 무슨 요일이고 그 주 일요일은 며칠이야?"), ["2026-04-10", "2026-04-12"]);
    assert.deepEqual(dates("8일 전이 며칠이고 8일 뒤가 며칠이야?"), ["2026-03-10", "2026-03-26"]);
    assert.deepEqual(dates("When is Good Friday this year, and the Monday right before it?"), [
      "2026-04-03",
      "2026-03-30",
    ]);
  });

  it("are counted from the day of a case by a limit or a length that was told", () => {
    assert.deepEqual(dates("전입신고는 14일 이내래. 3월 10일에 이사했으면 며칠까지?"), ["2026-03-24"]);
    assert.deepEqual(dates("심사가 영업일로 3일 걸린대요. 내일 접수하면 언제 나올까요?"), ["2026-03-24"]);
    assert.deepEqual(dates("30 days' notice is needed. If I give notice today when can I leave?"), []);
    assert.deepEqual(dates("부가세 신고가 분기 끝나고 25일까지래. 1분기는 언제까지야?"), []);
  });

  it("are told of leave, and the first day back is a working day", () => {
    assert.deepEqual(dates("연차를 4월 6일부터 10일까지 쓰면 다음 출근일은 며칠이야?"), ["2026-04-13"]);
    assert.deepEqual(dates("If I take off Apr 6 through Apr 10, what's my first day back at work?"), ["2026-04-13"]);
  });

  it("are read beside words that only look as if made of words of time", () => {
    assert.deepEqual(dates("남편이 자주 가는 집주인한테 말해야 되는데 다음 주 월요일이 며칠이야?"), ["2026-03-23"]);
  });

  it("are each of several lengths, weekdays or holidays", () => {
    assert.deepEqual(dates("what's the date 30, 60 and 90 days from today"), [
      "2026-04-17",
      "2026-05-17",
      "2026-06-16",
    ]);
    assert.deepEqual(dates("Need the dates for the next three Mondays."), ["2026-03-23", "2026-03-30", "2026-04-06"]);
    assert.deepEqual(dates("초복 중복 말복 날짜 좀"), ["2026-07-15", "2026-07-25", "2026-08-14"]);
  });

  it("are found as the closest, or on a day itself", () => {
    assert.deepEqual(dates("광복절에서 가장 가까운 일요일이 며칠이야"), ["2026-08-16"]);
    assert.deepEqual(dates("What's the first Monday on or after June 1?"), ["2026-06-01"]);
    assert.deepEqual(dates("다음 달에 추석 있나? 며칠이야?"), []);
  });
});
