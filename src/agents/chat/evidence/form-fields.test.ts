import assert from "node:assert/strict";
import { it } from "node:test";
import { createFieldMatch } from "./form-fields.ts";

it("a field is known for what questions ask for without naming it", () => {
  for (const [question, field] of [
    ["어디서 모였어?", "장소: 본사 5층 대회의실"],
    ["누가 안 왔어?", "- **불참**: 서유진 차장(출장)"],
    ["사고가 언제 났어?", "발생일시: 2025-05-20 (화) 06:45"],
    ["수리하는 데 얼마 들었어?", "지게차 수리비: 380만 원"],
    ["How old was the pilot?", "Age: 59, Male"],
    ["Where did it happen?", "Location: Fullerton, CA Accident Number: SEA08CA052"],
    ["Who wrote the report?", "Prepared by: M. Oldacre"],
  ] as const)
    assert.deepEqual(createFieldMatch(question)(field), { asked: 1, other: 0 }, `${question} ${field}`);
});

it("a field of something else is told apart, and a time of day is no field", () => {
  assert.deepEqual(createFieldMatch("누가 참석했어?")("장소: 본사 5층 대회의실"), { asked: 0, other: 1 });
  assert.deepEqual(createFieldMatch("언제 시작해?")("회의는 14:30에 시작한다."), { asked: 0, other: 0 });
});
