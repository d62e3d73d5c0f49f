import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createKindMatch, shippedKindsBySound } from "./asked-kinds.ts";

describe("the kind of thing that a question asks for", () => {
  const cases: readonly [question: string, answers: string, doesNot: string][] = [
    ["새벽반 얼마예요?", "수강료는 57,000원입니다.", "강습은 3층에서 합니다."],
    ["몇 시에 문 열어요?", "오전 9시에 엽니다.", "이용료는 3,000원입니다."],
    ["how long does it take to arrive?", "It takes three days.", "It is not allowed."],
  ];
  for (const [question, answers, doesNot] of cases)
    it(`“${question}” is answered by “${answers}” rather than by “${doesNot}”`, () => {
      const match = createKindMatch(question, shippedKindsBySound);
      assert.ok(match(answers) > match(doesNot));
    });
});
