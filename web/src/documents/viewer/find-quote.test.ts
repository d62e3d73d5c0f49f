import assert from "node:assert/strict";
import { test } from "node:test";
import { findQuote } from "./find-quote.ts";

const words = (text: string, quote: string) => findQuote(text, quote).map(({ start, end }) => text.slice(start, end));

test("a quote is found though its lines break elsewhere", () => {
  assert.deepEqual(words("제5조 계약 기간은\n 12개월로 한다.", "계약기간은 12개월로"), ["계약 기간은\n 12개월로"]);
});

test("a span that is known wins over the first place with the same words", () => {
  const text = "보증금 1억. 보증금 1억.";
  assert.deepEqual(findQuote(text, "보증금 1억.", { start: 8, end: 15 }), [{ start: 8, end: 15 }]);
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
  assert.deepEqual(findQuote("전혀 다른 쪽의 글", "위약금은 매매대금의 십 퍼센트로 정한다"), []);
  assert.deepEqual(findQuote("글", "  "), []);
});
