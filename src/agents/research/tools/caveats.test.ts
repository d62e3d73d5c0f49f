import assert from "node:assert/strict";
import { test } from "node:test";
import type { SourceReport } from "#protocol";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { byCitations, byYear, firstOf, leftOutCaveat, noticeCaveat, sourceCaveat } from "./caveats.ts";

const ok = (source: SourceReport["source"], count: number): SourceReport => ({
  source,
  status: "ok",
  count,
  error: null,
});
const down = (source: SourceReport["source"]): SourceReport => ({
  source,
  status: "failed",
  count: 0,
  error: { code: "timeout", message: "No answer in time" },
});
const cut = (source: SourceReport["source"], count: number): SourceReport => ({
  ...down(source),
  status: "partial",
  count,
});

test("a source that broke off is told with what came of it, and not as one that did not answer", () => {
  const said = sourceCaveat([ok("library", 2), cut("semantic-scholar", 7)], "ko") ?? "";
  assert.match(said, /Semantic Scholar의 답은 중간에 끊겨 7편만/);
  assert.doesNotMatch(said, /받지 못했습니다|서재에서만/);
});

test("that only the library was searched is said where it was, and nothing else answered", () => {
  assert.match(sourceCaveat([ok("library", 0), down("crossref")], "en") ?? "", /Only your library was searched/);
  assert.doesNotMatch(
    sourceCaveat([ok("library", 1), ok("arxiv", 0), down("crossref")], "en") ?? "",
    /Only your library/,
  );
  const alone = sourceCaveat([down("arxiv")], "en") ?? "";
  assert.doesNotMatch(alone, /library/);
  assert.match(alone, /arXiv did not answer: No answer in time\. No source answered/);
});

test("nothing is said where all answered", () => {
  assert.equal(sourceCaveat([ok("library", 0), ok("openalex", 3)], "ko"), undefined);
});

test("what befell several sources is told once, by their names, and what befell another is told apart", () => {
  const offline = (source: SourceReport["source"], name: string): SourceReport => ({
    ...down(source),
    error: { code: "tool-failed", message: `${name}에 연결하지 못했습니다: 인터넷에 연결되어 있지 않습니다.` },
  });
  const failed = [offline("openalex", "OpenAlex"), offline("semantic-scholar", "Semantic Scholar"), down("crossref")];
  const said = sourceCaveat([ok("library", 2), ...failed], "ko") ?? "";
  assert.equal(said.match(/인터넷/g)?.length, 1, said);
  assert.match(
    said,
    /^OpenAlex, Semantic Scholar에서는 답을 받지 못했습니다: 인터넷에 .* Crossref에서는 .*No answer in time/,
  );
});

test("code names the retracted papers of an answer: those that a tool found and those that it points to", () => {
  const [sound, found, cited] = ["Sound", "Found", "Cited"].map((title, at) => {
    const paper = testPaper(title);
    return at === 0 ? paper : { ...paper, csl: { ...paper.csl, status: "retracted" } };
  });
  assert.ok(sound !== undefined && found !== undefined && cited !== undefined);
  const papers = [sound, found, cited];
  const shelf = { papers, numberOf: (id: string) => 1 + papers.findIndex((paper) => paper.id === id) };
  assert.equal(noticeCaveat(shelf, "As [1] says.", [found], "ko"), "**철회됨**: [2]");
  assert.equal(noticeCaveat(shelf, "As [1] and [3] say.", [], "en"), "**Retracted**: [3]");
  assert.equal(noticeCaveat(shelf, "As [1] says.", [sound], "en"), "");
});
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
