import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { datesOn, daysAnswered } from "./testing/days-answered.ts";

describe("counts and series", () => {
  const dates = datesOn("2027-03-05");

  it("tell an anniversary or an age from a day with its year, and none without", () => {
    assert.deepEqual(dates("2017년 5월 20일에 결혼했는데 10주년이 언제야?"), ["2027-05-20"]);
    assert.deepEqual(dates("Born May 9, 1987. When do I turn 40?"), ["2027-05-09"]);
    assert.deepEqual(dates("5월 20일에 결혼했는데 10주년이 언제야?"), []);
    assert.deepEqual(dates("5주년이 올해 5월 20일인데 결혼한 날은 언제야?"), []);
  });

  it("tell one of a series by its number, or the last where it is told how many there are", () => {
    assert.deepEqual(dates("3월 8일부터 매주 월요일 6회 수업이면 마지막 수업은 며칠이야?"), ["2027-04-12"]);
    assert.deepEqual(dates("3월 10일 시작해서 2주 간격으로 4번 맞아야 돼. 네 번째는?"), ["2027-04-21"]);
    assert.deepEqual(dates("Weekly class, 8 sessions, first one is March 15. When is the last one?"), ["2027-05-03"]);
    assert.deepEqual(dates("격주로 8주 과정인데 3월 8일부터면 마지막 수업은 며칠이야?"), []);
    assert.deepEqual(dates("격주 금요일인데 첫 모임이 3월 20일이래. 세 번째 모임은 언제예요?"), []);
  });

  it("count working days that are named before their number", () => {
    assert.deepEqual(dates("오늘 접수했고 처리기간이 영업일 기준 5일이래요. 언제까지 처리되나요?"), ["2027-03-12"]);
    assert.deepEqual(dates("다음 주 월요일부터 영업일로 4일째 되는 날이 며칠이죠"), ["2027-03-11"]);
    assert.deepEqual(dates("It takes 5 business days to ship. If I order today, when does it ship?"), ["2027-03-12"]);
  });

  it("take of two counts the one that is asked for, and none where neither is", () => {
    assert.deepEqual(dates("환불은 3~5영업일 걸린다는데 늦어도 언제야"), ["2027-03-12"]);
    assert.deepEqual(dates("환불은 3~5영업일 걸린다는데 언제야"), []);
  });

  it("count from the day on which the thing was bought or lent", () => {
    assert.deepEqual(dates("어제 맡긴 옷을 열흘 뒤에 찾으러 오래. 며칠이야?"), ["2027-03-14"]);
    assert.deepEqual(dates("어제 만난 친구가 열흘 뒤에 결혼한다는데 며칠이야?"), []);
  });

  it("name both days where both things are asked about, and none where others are", () => {
    const told = "시험이 다음 주 화요일이고 발표는 그 다음 주 금요일이래.";
    assert.deepEqual(dates(`${told} 시험 날짜랑 발표 날짜 알려줘`), ["2027-03-09", "2027-03-19"]);
    assert.deepEqual(dates(`${told} 숙소랑 비행기 날짜 알려줘`), []);
  });

  it("tell what is left of a stretch that has begun", () => {
    const { days } = daysAnswered("3월 1일부터 3월 19일까지가 방학인데 방학이 며칠 남았지?", "2027-03-05");
    assert.deepEqual(days, [14]);
  });

  it("take a stretch from one time of day to another for its days", () => {
    const stretch = ["2027-03-05", "2027-03-07"];
    assert.deepEqual(dates("금요일 저녁 7시부터 일요일 낮 12시까지 며칠이야?"), stretch);
    assert.deepEqual(dates("금요일 자정부터 일요일 자정까지 며칠이야?"), stretch);
  });

  it("tell how long a supply lasts from its first day, and not without one", () => {
    assert.deepEqual(dates("약을 5일치 받았는데 오늘부터 먹으면 언제까지 먹어?"), ["2027-03-09"]);
    assert.deepEqual(dates("약을 5일치 받았는데 어제 병원 갔어. 언제까지 먹어?"), []);
  });

  it("count from no day that stands in a word which was not read", () => {
    assert.deepEqual(dates("검사가 3월 2일이었더랬고 2주 후에 오라는데 언제 가요?"), []);
  });

  it("find a lunar day of last year's calendar that is still ahead", () => {
    assert.deepEqual(datesOn("2027-01-13")("음력 12월 20일이 양력으로 며칠이야?"), ["2027-01-27"]);
  });
});
