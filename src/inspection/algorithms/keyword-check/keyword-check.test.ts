import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { findingsOf, resultOf } from "../../../../test/beds/inspection/findings-of.ts";
import { keywordCheck } from "./index.ts";

test("count counts different words, in the order of the list", async () => {
  assert.deepEqual(await resultOf(keywordCheck, "금지어2 금지어1 금지어2", { banned: ["금지어1", "금지어2"] }), {
    found: ["금지어1", "금지어2"],
    count: 2,
    occurrences: 3,
  });
});

test("overlapping and nested words are all found", () => {
  assert.deepEqual(
    findingsOf(keywordCheck, "abcd", { banned: ["ab", "abc", "bcd", "c"] })
      .map(([, words]) => words)
      .sort(),
    ["ab", "abc", "bcd", "c"],
  );
});

test("thousands of words agree with a search for each of them", async () => {
  const banned = Array.from({ length: 5000 }, (_, index) => `말${(index * 7919) % 100_000}끝`);
  const text = Array.from({ length: 400 }, (_, index) => `앞말${(index * 104_729) % 100_000}끝뒤`).join(" ");
  const { found } = await resultOf(keywordCheck, text, { banned });
  assert.deepEqual(
    found,
    banned.filter((word) => text.includes(word)),
  );
});

test("case counts unless it is told not to", async () => {
  assert.equal((await resultOf(keywordCheck, "SECRET", { banned: ["secret"] })).count, 0);
  assert.equal((await resultOf(keywordCheck, "SECRET", { banned: ["secret"], ignoreCase: true })).count, 1);
});

test("words come from a file too; a missing file is a clear error", async (t) => {
  const file = join(await temporaryFolder(t), "words.txt");
  writeFileSync(file, "\uFEFF# 목록\n비밀\r\n\n대외비\n");
  assert.deepEqual((await resultOf(keywordCheck, "대외비 비밀", { bannedFile: file })).found, ["비밀", "대외비"]);
  assert.throws(
    () => findingsOf(keywordCheck, "", { bannedFile: "nowhere.txt" }),
    (thrown) => thrown instanceof JihwiError && thrown.code === "bad-config",
  );
});

test("a file without words adds none to those that are set, and is refused where none are", async (t) => {
  const file = join(await temporaryFolder(t), "later.txt");
  writeFileSync(file, "# 다음 주에 채움\n\n");
  assert.deepEqual((await resultOf(keywordCheck, "내부용 초안", { banned: ["내부용"], bannedFile: file })).found, [
    "내부용",
  ]);
  for (const banned of [undefined, []]) {
    assert.throws(() => findingsOf(keywordCheck, "초안", { banned, bannedFile: file }), /later\.txt/);
  }
});
