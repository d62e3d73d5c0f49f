import assert from "node:assert/strict";
import { test } from "node:test";
import { citationStyleSchema } from "#protocol";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { writeReferences } from "./write-references.ts";

const papers = [
  testPaper("Attention Is All You Need", {
    year: 2017,
    venue: "NeurIPS",
    authors: ["Vaswani, Ashish", "Shazeer, Noam"],
  }),
];
const expected = {
  apa: /^Vaswani, A\., & Shazeer, N\. \(2017\)\. Attention Is All You Need/,
  ieee: /^\[1\] A\. Vaswani and N\. Shazeer, “Attention Is All You Need,”/,
  vancouver: /^1\. Vaswani A, Shazeer N\. Attention Is All You Need/,
  chicago: /^Vaswani, Ashish and Noam Shazeer\. 2017\. “Attention Is All You Need\.”/,
  harvard: /^Vaswani, A\. and Shazeer, N\. \(2017\)/,
} as const;

for (const style of citationStyleSchema.options)
  test(`references are written in the style ${style}`, async () => {
    assert.match(await writeReferences(papers, style), expected[style]);
  });

test("authors of Korea stand whole, family first, in every style", async () => {
  const korean = [testPaper("한국어 구문 분석", { year: 2020, venue: "학회지", authors: ["김, 철수", "이, 영희"] })];
  for (const style of citationStyleSchema.options) assert.match(await writeReferences(korean, style), /김철수.*이영희/);
});

test("of many authors the first are named, and works of one year are told apart", async () => {
  const authors = Array.from({ length: 22 }, (_, at) => `Family${String.fromCharCode(65 + at)}, Ann B.`);
  const many = [testPaper("Many", { year: 2002, authors })];
  assert.match(await writeReferences(many, "apa"), /FamilyS, A\. B\., … FamilyV, A\. B\. \(2002\)/);
  assert.match(await writeReferences(many, "vancouver"), /FamilyF AB, et al\. Many/);
  assert.match(await writeReferences(many, "ieee"), /^\[1\] A\. B\. FamilyA et al\., “Many,”/);
  const alike = ["One", "Two"].map((title) => testPaper(title, { year: 2005, authors: ["Same, A."] }));
  assert.match(await writeReferences(alike, "apa"), /\(2005a\)\. One\.[\s\S]*\(2005b\)\. Two\./);
});

test("thousands of references let others through, and end with whoever wanted them", async () => {
  const many = Array.from({ length: 5_000 }, (_, at) =>
    testPaper(`Paper ${at}`, { year: 1950 + (at % 70), authors: [`Family${at}, Ann`] }),
  );
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  const all = await writeReferences(many, "apa");
  clearInterval(ticking);
  assert.equal(all.trim().split("\n").length, many.length);
  assert.ok(ticks > 1, `${ticks}`);
  const leaving = new AbortController();
  const left = writeReferences(many, "apa", leaving.signal);
  leaving.abort();
  await assert.rejects(left);
});
