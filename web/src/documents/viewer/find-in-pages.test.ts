import assert from "node:assert/strict";
import { test } from "node:test";
import { findInPages } from "./find-in-pages.ts";

const pages = [
  { page: 1, text: "위약금은 없다. 위약금\n은 있다." },
  { page: 2, text: "Penalty: none" },
];

test("words are found on every page, each time, whatever the line breaks and the case", () => {
  assert.deepEqual(
    findInPages(pages, "위약금은").map(({ page, span }) => [page, span.start]),
    [
      [1, 0],
      [1, 9],
    ],
  );
  assert.deepEqual(
    findInPages(pages, "penalty").map(({ page }) => page),
    [2],
  );
});

test("half of the words is no match, and nothing finds nothing", () => {
  assert.deepEqual(findInPages(pages, "위약금은 없다고 한다"), []);
  assert.deepEqual(findInPages(pages, "  "), []);
});

test("signs are looked for as they are, and very many places are not all told", () => {
  assert.deepEqual(findInPages([{ page: 1, text: "값 (a+b)* [1] a.b" }], "(A + b)*"), [
    { page: 1, span: { start: 2, end: 8 } },
  ]);
  assert.equal(findInPages([{ page: 1, text: "a-b" }], "a.b").length, 0);
  assert.equal(findInPages([{ page: 1, text: "가 ".repeat(2000) }], "가").length, 500);
});
