import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createFigureMatch } from "./figure-match.ts";

describe("figures of a question and of a statement", () => {
  const cases: readonly [question: string, text: string, near: number, within: number][] = [
    ["심은 지 열흘 됐는데 한잔 해도 돼?", "술은 2주 동안 드시지 마십시오.", 1, 0],
    ["심은 지 열흘 됐는데 한잔 해도 돼?", "보증 기간은 5년입니다.", 0, 0],
    ["우리 애가 여섯 살인데 혼자 들어가도 돼요?", "7세 미만은 보호자와 함께 들어옵니다.", 1, 1],
    ["My pup is four months old, can he stay?", "Puppies under five months cannot stay overnight.", 1, 1],
    ["주차 되나요?", "주차는 2시간까지 무료입니다.", 0, 0],
  ];
  for (const [question, text, near, within] of cases)
    it(`“${question}” and “${text}”`, () => {
      const found = createFigureMatch(question)(text);
      assert.deepEqual([found.near, found.within], [near, within]);
    });
});
