import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { byCitations, byYear, firstOf, leftOutCaveat } from "./first-of.ts";

const papers = [
  testPaper("Well known", { year: 1999, citationCount: 900 }),
  testPaper("Fresh", { year: 2025, citationCount: 0 }),
  testPaper("Uncounted", { year: 2010 }),
];

test("of more papers than a tool takes, the newest or the most cited stay, wherever they stand", () => {
  assert.deepEqual(
    [byYear, byCitations]
      .map((worth) => firstOf(papers, 1, worth))
      .map(({ chosen, leftOut }) => [chosen[0]?.csl.title, leftOut]),
    [
      ["Fresh", 2],
      ["Well known", 2],
    ],
  );
  assert.deepEqual(firstOf(papers, 3, byYear), { chosen: papers, leftOut: 0 });
});

test("what was left out is told in both languages", () => {
  assert.match(
    leftOutCaveat({ papers: 200, leftOut: 31 }, "newest", "ko") ?? "",
    /새로 나온 것부터 200편만.*31편은 빠졌습니다/,
  );
  assert.match(leftOutCaveat({ papers: 500, leftOut: 4 }, "most-cited", "en") ?? "", /most cited.* 4 left out/);
  assert.equal(leftOutCaveat({ papers: 5, leftOut: 0 }, "newest", "en"), undefined);
});
