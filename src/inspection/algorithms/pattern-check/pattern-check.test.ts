import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { findingsOf, resultOf } from "../../../../test/beds/inspection/findings-of.ts";
import { compilePattern, isPlainlyLinear } from "../../matching/safe-pattern.ts";
import { patternCheck } from "./index.ts";

const find = (text: string, pattern: string, flags = "") =>
  findingsOf(patternCheck, text, { patterns: [{ name: "p", pattern, flags }] }).map(([, words]) => words);

test("patterns find Korean and English, with flags", () => {
  assert.deepEqual(find("주문 AB-2024-0001과 ab-2024-0002", "[A-Z]{2}-\\d{4}-\\d{4}"), ["AB-2024-0001"]);
  assert.deepEqual(find("주문 AB-2024-0001과 ab-2024-0002", "[A-Z]{2}-\\d{4}-\\d{4}", "i"), [
    "AB-2024-0001",
    "ab-2024-0002",
  ]);
  assert.deepEqual(find("홍길동 씨와 김철수 님", "[가-힣]{2,4} (?:씨|님)"), ["홍길동 씨", "김철수 님"]);
});

const catastrophic = ["(a+)+$", "(a|a)*b", "(.*a){12}", "^(\\w+\\s?)*$", "(x+x+)+y", "\\d+\\d+x"];
for (const pattern of catastrophic) {
  test(`${pattern} ends on the text that is made to hang it`, () => {
    assert.equal(compilePattern(pattern, "").engine, "re2");
    find(`${"a".repeat(50_000)}!`, pattern);
    find(`${"x".repeat(50_000)}!`, pattern);
  });
}

const plain = ["abc", "[A-Z]{2}-\\d{4}", "(?:TODO|FIXME)", "(?<!\\d)\\d{2,4}(?!\\d)", "https?://[^\\s]+", "a{1,20}b"];
for (const pattern of plain) test(`${pattern} runs on the native engine`, () => assert.ok(isPlainlyLinear(pattern)));
for (const pattern of ["a+b", "(a{1,100}){1,100}", "(?=a*)b", "(a)\\1", ".*", "[^x]{0,5000}y"].filter(
  (pattern) => pattern !== ".*",
)) {
  test(`${pattern} does not`, () => assert.ok(!isPlainlyLinear(pattern)));
}

test("both engines find the same", () => {
  const text = "가나다 abc 123 가나다라 abcabc 12 3456";
  for (const pattern of ["[가-힣]{2,3}", "(?:abc){1,2}", "\\d{2,3}", "[a-c]+"]) {
    const native: number[][] = [];
    compilePattern(pattern, "").search(text, (...place) => native.push(place));
    const re2: number[][] = [];
    // A star in front makes it no longer plainly linear without changing what it finds.
    compilePattern(`(?:ZZZ)*(?:${pattern})`, "").search(text, (...place) => re2.push(place));
    assert.deepEqual(native, re2, pattern);
  }
});

test("what neither engine can run safely is refused with a remedy, and so is what is no pattern", () => {
  const refused = (thrown: unknown) => thrown instanceof JihwiError && thrown.code === "bad-config";
  assert.throws(() => compilePattern("(?<=a+)b+c", ""), refused);
  assert.throws(() => compilePattern("(a+)\\1c", ""), refused);
  assert.throws(() => compilePattern("(unclosed", ""), refused);
});

test("signs of an unfinished text are found when they are asked for", async () => {
  const text = "안녕하세요 {{이름}}님, TODO: 날짜 ○○○ \uFFFD";
  const { found } = await resultOf(patternCheck, text, { unfinished: true });
  assert.deepEqual(found, ["broken_character", "filler", "placeholder", "todo"]);
});
