import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAnswer } from "../check-answer.ts";
import { prepareEvidence } from "../index.ts";
import { soundCorrection } from "./sound-correction.ts";

const prepared = prepareEvidence([{ label: "5", text: "F1 is 74.7% and 72.2% on GENIA and ACE2005." }]);

async function correctionOf(before: string, after: string) {
  const statement = (await checkAnswer(before, prepared)).at(-1);
  assert.ok(statement);
  return (await soundCorrection(after, statement, prepared))?.text ?? null;
}

const head = "| 논문 | ACE-2004 | ACE-2005 | GENIA |\n|---|---|---|---|\n";

test("a figure that moves to the cell beside it puts a row right; a row that stays as it was does not", async () => {
  const wrong = "| [5] | 72.2% [5] | | 74.7% [5] |";
  const right = "| [5] | | 72.2% [5] | 74.7% [5] |";
  assert.equal(await correctionOf(head + wrong, right), right);
  assert.equal(await correctionOf(head + wrong, "| [5] | 72.2%[5] |  | 74.7% [5] |"), null);
});

test("what had a source needs one when it is put right; what had none may say that there is none", async () => {
  assert.equal(await correctionOf("GENIA에서 72.2%입니다 [5].", "GENIA에서 74.7%입니다."), null);
  const absent = "ACE2004의 값은 자료에 없습니다.";
  assert.equal(await correctionOf("ACE2004에서도 1등입니다.", absent), absent);
  assert.equal(await correctionOf("ACE2004에서도 1등입니다.", "ACE2004에서는 91.3%입니다 [5]."), null);
});
