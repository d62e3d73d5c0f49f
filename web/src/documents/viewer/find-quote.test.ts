import assert from "node:assert/strict";
import { test } from "node:test";
import { findQuote, quotedFrom } from "./find-quote.ts";

const alone = (quote: string) => quotedFrom("", quote, null);
const words = (text: string, quote: string) =>
  findQuote(text, alone(quote)).map(({ start, end }) => text.slice(start, end));

test("a quote is found though its lines break elsewhere", () => {
  assert.deepEqual(words("제5조 계약 기간은\n 12개월로 한다.", "계약기간은 12개월로"), ["계약 기간은\n 12개월로"]);
});

test("of the same words in two places those are found that are meant", () => {
  const text = "보증금 1억. 보증금 1억.";
  assert.deepEqual(findQuote(text, quotedFrom(text, "보증금 1억.", { start: 8, end: 15 })), [{ start: 8, end: 15 }]);
  assert.deepEqual(findQuote(text, quotedFrom(text, "보증금 1억.", { start: 1, end: 3 })), [{ start: 0, end: 7 }]);
});

test("the place that is meant is found in what is shown, though that has a header or less signs", () => {
  const read = "갑의 위약금은 없다. 을의 위약금은 있다. | 1 | 없음 |\n| 1 | 없음 |\n| 1 | 없음 |";
  const shown = "위약금 표준 약관 갑의 위약금은 없다. 을의 위약금은 있다. 1 없음 1 없음 1 없음";
  const placeOf = (quote: string, start: number) =>
    findQuote(shown, quotedFrom(read, quote, { start, end: start + quote.length }))[0]?.start;
  assert.equal(placeOf("위약금", read.indexOf("위약금")), shown.indexOf("위약금", 4));
  assert.equal(placeOf("위약금", read.lastIndexOf("위약금")), shown.lastIndexOf("위약금"));
});

test("rows that are all alike are told apart by their number", () => {
  const text = "소계 없음 ".repeat(40);
  for (let start = 3; start < text.length; start += 6)
    assert.deepEqual(findQuote(text, quotedFrom(text, "없음", { start, end: start + 2 })), [{ start, end: start + 2 }]);
});

test("a quote with something in between is found piece by piece", () => {
  const quote = "임차인은 계약이 끝나는 날에 주택을 원래 상태로 되돌려 임대인에게 넘겨야 한다";
  const text = "임차인은 계약이 끝나는 날에 주택을 원래 상태로 되돌려 - 12 - 임대인에게 넘겨야 한다";
  assert.deepEqual(words(text, quote), [
    "임차인은 계약이 끝나는 날에 주택을 원래 상태로 되돌려",
    "임대인에게 넘겨야 한다",
  ]);
});

test("words that are not there mark nothing", () => {
  assert.deepEqual(words("전혀 다른 쪽의 글", "위약금은 매매대금의 십 퍼센트로 정한다"), []);
  assert.deepEqual(words("글", "  "), []);
});
