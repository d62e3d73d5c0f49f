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
    ["어린이날까지 8주도 안 남은 거 맞지? 정확히 며칠 남음", "2027-05-05"],
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

  it("are both where two are asked for, or none", () => {
    assert.deepEqual(told("시험 첫날하고 마지막 날이 언제야? 다음 주 화요일부터라던데"), []);
  });

  it("are none where the question itself wavers, or tells too long a story", () => {
    assert.deepEqual(told("내일 (아니 글피인가?) 날짜 알려줘"), []);
    assert.deepEqual(
      told(`${"누가 또 뭘 그렇게 ".repeat(8)} 어린이날까지 8주도 안 남은 거 맞지? 정확히 며칠 남음`),
      [],
    );
  });
});
