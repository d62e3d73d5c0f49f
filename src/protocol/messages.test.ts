import assert from "node:assert/strict";
import { test } from "node:test";
import { correctedText } from "./messages.ts";

const answer = "계약금은 5억 원입니다. 잔금은 6월에 냅니다. 계약금은 5억 원입니다.";
const statement = (text: string, start: number, correction: string | null) => ({
  ...{ text, start, end: start + text.length },
  correction: correction === null ? null : { text: correction },
});

test("each statement with a correction is replaced at its own place, whatever their lengths", () => {
  const statements = [
    statement("계약금은 5억 원입니다.", 0, "계약금은 3억 5천만 원입니다."),
    statement("잔금은 6월에 냅니다.", 14, null),
    statement("계약금은 5억 원입니다.", 27, "3억."),
  ];
  assert.equal(correctedText(answer, statements), "계약금은 3억 5천만 원입니다. 잔금은 6월에 냅니다. 3억.");
});

test("a statement is found by its words where its place is counted in another text, and left alone where it is nowhere", () => {
  assert.equal(
    correctedText("먼저 드릴 말씀.\n\n둘입니다.", [statement("둘입니다.", 0, "셋입니다.")]),
    "먼저 드릴 말씀.\n\n셋입니다.",
  );
  assert.equal(correctedText("하나입니다.", [statement("둘입니다.", 0, "셋입니다.")]), "하나입니다.");
});
