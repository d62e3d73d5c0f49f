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
