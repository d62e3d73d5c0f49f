import assert from "node:assert/strict";
import { test } from "node:test";
import { textBlocks } from "./text-blocks.ts";

test("a growing text is cut at blank lines, and never inside code, formulas, items or tables", () => {
  assert.deepEqual(textBlocks("하나\n\n둘\n\n셋"), ["하나\n", "둘\n", "셋"]);
  assert.deepEqual(textBlocks("```\na\n\nb\n```\n\n끝"), ["```\na\n\nb\n```\n", "끝"]);
  assert.deepEqual(textBlocks("1. 하나\n\n   이어짐\n\n2. 둘"), ["1. 하나\n\n   이어짐\n", "2. 둘"]);
  assert.deepEqual(textBlocks("$$\nx\n\ny\n$$\n\n끝"), ["$$\nx\n\ny\n$$\n", "끝"]);
});

test("what was cut off once stays the same while the text grows", () => {
  const whole = "첫 문단입니다.\n\n둘째 문단입니다.\n\n- 하나\n- 둘\n\n셋째 문단입니다.";
  for (let end = 1; end <= whole.length; end++) {
    const blocks = textBlocks(whole.slice(0, end));
    const later = textBlocks(whole);
    for (const [at, block] of blocks.slice(0, -2).entries()) assert.equal(block, later[at]);
    assert.equal(blocks.join("\n"), whole.slice(0, end));
  }
});
