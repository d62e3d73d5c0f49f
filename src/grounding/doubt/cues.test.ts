import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cuesIn, saysCue } from "./cues.ts";

describe("words that widen, narrow, order or explain", () => {
  for (const [cue, text] of [
    ["must", "세탁은 지하에서만 할 수 있다."],
    ["per", "한 가구에 두 장을 드립니다."],
    ["per", "석 주 간격으로 물을 준다."],
    ["because", "행사가 있어 주차할 수 없습니다."],
    ["because", "임시 휴관일이라 문을 닫습니다."],
  ] as const)
    it(`${cue}: ${text}`, () => assert.ok(saysCue(text, cue)));
  for (const text of ["점검 결과 이상이 없었다.", "접종 뒤에는 이상 반응을 살피십시오."])
    it(`no bound: ${text}`, () => assert.ok(!cuesIn(text).has("least")));
  it("but a bound", () => assert.ok(cuesIn("세 명 이상이 신청하였다.").has("least")));
});
