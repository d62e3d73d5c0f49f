import assert from "node:assert/strict";
import { test } from "node:test";
import { citationStyleSchema } from "#protocol";
import { testPaper } from "../testing/papers.ts";
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

test("many references leave the process to others, and end with whoever wanted them", async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    testPaper(`Paper ${at}`, {
      year: 1950 + at,
      authors: [`Family${String(at).padStart(2, "0")}, Ann`],
      abstract: "Words",
    }),
  );
  const one = await writeReferences(many.slice(0, 1), "apa");
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  const all = await writeReferences(many, "apa");
  clearInterval(ticking);
  assert.ok(all.startsWith(one.trim()) && all.trim().split("\n").length === 60, all);
  assert.ok(ticks > 3, `${ticks}`);
  const leaving = new AbortController();
  const left = [writeReferences(many, "apa", leaving.signal), writeReferences(many, "apa", leaving.signal)];
  leaving.abort();
  for (const { status } of await Promise.allSettled(left)) assert.equal(status, "rejected");
});
