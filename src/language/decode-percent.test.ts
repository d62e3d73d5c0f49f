import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePercent } from "./decode-percent.ts";

test("an address is read in UTF-8 or CP949, whichever its bytes are", () => {
  assert.equal(decodePercent("%EC%98%88%EC%82%B0%20%EC%95%88.hwp"), "예산 안.hwp");
  // 입찰 공고, and 똠방: the second byte of its first syllable is a letter that nobody escapes.
  assert.equal(decodePercent("%C0%D4%C2%FB+%B0%F8%B0%ED.pdf"), "입찰+공고.pdf");
  assert.equal(decodePercent("%8Cc%B9%E6.txt"), "똠방.txt");
});

test("a percent sign that escapes nothing is one, and bytes that are no text stay as they are", () => {
  assert.equal(decodePercent("70%할인%20안내"), "70%할인 안내");
  assert.equal(decodePercent("%ff%fe%00%d8"), "%ff%fe%00%d8");
  assert.equal(decodePercent(""), "");
});
