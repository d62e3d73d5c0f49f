import assert from "node:assert/strict";
import { test } from "node:test";
import { quoteWords } from "./quote-words.ts";

test("rows of a table are read without the signs that draw it, any other words as they are", () => {
  assert.equal(quoteWords("| 김하늘 | 총무팀 |  | 7 |"), "김하늘 · 총무팀 · 7");
  assert.equal(quoteWords("| 이름 | 값 |\n| --- | :-: |\n| A \\| B | 2 |"), "이름 · 값 / A | B · 2");
  assert.equal(quoteWords("|x| 는 절댓값이다."), "|x| 는 절댓값이다.");
});
