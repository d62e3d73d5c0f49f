import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { statementsOf } from "./statements.ts";

const under = (text: string) => statementsOf(text).map((statement) => [statement.heading, statement.text]);

describe("numbered lines", () => {
  it("that have something below them are its titles, each for its own", () => {
    const minutes = (mark: string) =>
      `주간 회의록\n\n1. 모바일 앱 출시\n${mark}출시일은 5월 20일로 정했습니다.\n2. 요금제 개편\n${mark}기본 요금은 월 9,900원으로 올립니다.\n3. 채용\n${mark}개발자 두 명을 6월까지 뽑습니다.`;
    for (const mark of ["", "- ", "  - "])
      assert.deepEqual(
        under(minutes(mark)).map(([heading]) => heading),
        ["1. 모바일 앱 출시", "2. 요금제 개편", "3. 채용"],
      );
  });

  it("that only stand beside each other are items, and none is the title of those behind it", () => {
    assert.deepEqual(under("제출 서류\n\n1. 신분증 사본\n2. 통장 사본\n3. 재학 증명서\n\n서류는 우편으로 냅니다."), [
      ["제출 서류", "1. 신분증 사본"],
      ["제출 서류", "2. 통장 사본"],
      ["제출 서류", "3. 재학 증명서"],
      ["제출 서류", "서류는 우편으로 냅니다."],
    ]);
  });

  it("that say a sentence are not told under the title of the one before", () => {
    const [first, second] = under(
      "1. 모바일 앱 출시\n- 출시일은 5월 20일입니다.\n2. 요금은 9월에 올리기로 정했습니다.",
    );
    assert.deepEqual(first, ["1. 모바일 앱 출시", "- 출시일은 5월 20일입니다."]);
    assert.deepEqual(second, [null, "2. 요금은 9월에 올리기로 정했습니다."]);
  });

  it("stay under the section whose points they are", () => {
    const text =
      "1. 휴가\n\n1. 연차는 사흘 전에 신청합니다.\n2. 병가는 진단서를 냅니다.\n\n2. 급여\n\n급여는 25일에 줍니다.";
    assert.deepEqual(
      under(text).map(([heading]) => heading),
      ["1. 휴가", "1. 휴가", "2. 급여"],
    );
  });
});
