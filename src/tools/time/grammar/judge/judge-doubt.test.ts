import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isoDate } from "../../calendar/zoned-time.ts";
import { readByGrammar, readDatePhrases } from "../read-dates.ts";

const today = { year: 2027, month: 3, day: 10 };
const told = (question: string) =>
  readDatePhrases(question, today).flatMap((reading) =>
    reading.kind === "days" ? [isoDate(reading.days.from)] : reading.kind === "between" ? [isoDate(reading.from)] : [],
  );

describe("days that are told in spite of a doubt", () => {
  const questions: readonly (readonly [question: string, day: string])[] = [
    ["이달 말일에서 거꾸로 열흘 전이면 며칠이 되지?", "2027-03-21"],
    ["the friday right before easter monday what date", "2027-03-26"],
  ];
  for (const [question, day] of questions)
    it(`are those that are left without the words in doubt: ${question}`, () => {
      assert.ok(readByGrammar(question, today).every(({ kind }) => kind === "unclear"));
      assert.deepEqual(told(question), [day]);
    });

  it("are none of another thing than the one that is asked about", () => {
    assert.deepEqual(told("토요일에 떠나는데 귀국이 언제야?"), []);
    assert.deepEqual(told("The play is on Saturday. When is the rehearsal?"), []);
    assert.deepEqual(told("발표가 12일인데 다음 발표는 언제야?"), []);
    assert.deepEqual(told("Our picnic is the Saturday right before the county fair. What's the date?"), []);
  });

  it("are none where what was understood leaves the day open", () => {
    assert.deepEqual(told("퇴원하고 3주 뒤에 사진 찍으러 오래. 며칠이야?"), []);
    assert.deepEqual(told("The lease starts on April 1 and runs for 12 months. When does it end?"), []);
    assert.deepEqual(told("어린이날 며칠 전이야?"), []);
  });

  it("are none of a thing that was not spoken of with its day, whose or which one it is", () => {
    assert.deepEqual(told("월세는 25일에 나가는 거 아는데 관리비는 며칠에 빠져?"), []);
    assert.deepEqual(told("My cousin is due on June 9. When's her baby shower?"), []);
    assert.deepEqual(told("We got married on May 3, 2020. When is my parents' 50th anniversary?"), []);
    assert.deepEqual(told("어린이날 공연 며칠이야?"), []);
    assert.deepEqual(told("다음 주 목요일 모임이 화요일이래. 며칠이야?"), []);
  });

  it("are no week or month, none that is told as about so, and not the other end", () => {
    assert.deepEqual(told("다음 주 중에 한 번 보자는데 며칠에 만나?"), []);
    assert.deepEqual(told("다음 달 셋째 주쯤 출장이라는데 정확히 며칠이야?"), []);
    assert.deepEqual(told("휴가 마지막 날이 며칠이야? 월요일부터 쉬는데"), []);
    assert.deepEqual(told("다음 달 이사하는데 둘째 날이 며칠이야?"), []);
  });

  it("are both where two are asked for, or none", () => {
    assert.deepEqual(told("시험 첫날하고 마지막 날이 언제야? 다음 주 화요일부터라던데"), []);
  });

  it("are none where the question itself wavers, or tells too long a story", () => {
    assert.deepEqual(told("내일 (아니 글피인가?) 날짜 알려줘"), []);
    assert.deepEqual(told(`${"누가 또 뭘 그렇게 ".repeat(8)} 이달 말일에서 거꾸로 열흘 전이면 며칠이 되지?`), []);
  });
});
