import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mayAnswerOwn, ownQuestionOf } from "./own-question.ts";

function ownOf(said: string, before: string) {
  const question = `${before} ${said}`;
  return ownQuestionOf({ question, asked: question, userInput: said });
}

describe("what a message asks by itself", () => {
  it("stands alone with content words that the question before has not", () => {
    for (const [said, before] of [
      ["휴가를 못 쓰면 돈으로 줘?", "부장 해외 숙박비는 얼마야?"],
      ["왜 옮겨가?", "방문객 주차는 어디서 해?"],
      ["자동이체도 되나?", "관리비는 언제까지 내야 해?"],
      ["why are we moving?", "How much is parking?"],
    ] as const)
      assert.equal(ownOf(said, before)?.standsAlone, true, said);
  });

  it("is a side of the question before where it only names or asks one", () => {
    for (const [said, before] of [
      ["이자율은?", "김민지 보험료는 얼마야?"],
      ["그럼 한도는 얼마야?", "해외 숙박비는 누가 승인해?"],
      ["부서는 어디야?", "이도윤 연차는 며칠 남았어?"],
      ["언제까지?", "주차 신청은 어디서 해?"],
      ["and the deadline?", "Who approves parking?"],
    ] as const)
      assert.equal(ownOf(said, before)?.standsAlone, false, said);
  });

  it("is not looked at where it points at what was said, or a model has completed it", () => {
    assert.equal(ownOf("그게 어느 조항이야?", "계약기간이 언제까지야?"), null);
    assert.equal(ownOf("Who signs it?", "When does the agreement end?"), null);
    assert.equal(ownQuestionOf({ question: "왜 이사해?", asked: "주차는? 왜 이사해?", userInput: "왜 이사해?" }), null);
  });

  it("is not answered by words of the question before alone", () => {
    const leave = ownOf("휴가를 못 쓰면 돈으로 줘?", "부장 해외 숙박비는 얼마야?");
    assert.ok(leave);
    assert.ok(!mayAnswerOwn("직급: 부장, 해외 숙박비 한도: 220,000원", leave));
    assert.ok(mayAnswerOwn("쓰지 않은 휴가는 수당으로 지급한다", leave));
    const until = ownOf("언제까지?", "주차 신청은 어디서 해?");
    assert.ok(until);
    assert.ok(!mayAnswerOwn("주차 신청은 총무팀에 한다", until));
    assert.ok(mayAnswerOwn("주차 신청은 12월 4일까지 한다", until));
  });
});
