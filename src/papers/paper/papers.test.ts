import assert from "node:assert/strict";
import { test } from "node:test";
import type { PaperFacts } from "./create-paper.ts";
import { createPaper, nameFromLine, plainText } from "./create-paper.ts";
import { normalArxivId, normalDoi, normalTitle } from "./identity.ts";
import { mergePapers } from "./merge.ts";
import { cardOf, nameOf, shortNameOf } from "./reading.ts";

function paper(title: string, year: number, facts: Partial<PaperFacts> & { authors?: string[] } = {}) {
  const { authors = [], ...rest } = facts;
  return createPaper({
    source: "library",
    ...rest,
    csl: { type: "article", title, issued: { "date-parts": [[year]] }, author: authors.map(nameFromLine), ...rest.csl },
  });
}

test("a DOI is found in every form people write it, and nothing else is taken for one", () => {
  for (const form of [
    "10.1000/ABC.1",
    "doi:10.1000/abc.1",
    "https://doi.org/10.1000/abc.1",
    "https://dx.doi.org/10.1000%2Fabc.1.",
  ]) {
    assert.equal(normalDoi(form), "10.1000/abc.1");
  }
  assert.equal(normalDoi("not a doi"), null);
});

test("an arXiv id is found in ids, addresses and arXiv's own DOIs, without its version", () => {
  for (const form of [
    "1706.03762v7",
    "arXiv:1706.03762",
    "https://arxiv.org/pdf/1706.03762v2.pdf",
    "10.48550/arXiv.1706.03762",
  ]) {
    assert.equal(normalArxivId(form), "1706.03762");
  }
  assert.equal(normalArxivId("quant-ph/0201082v1"), "quant-ph/0201082");
  assert.equal(normalArxivId("2020.acl-main.1"), null);
});

test("titles are compared without case, accents, markup and punctuation, and Korean stays whole", () => {
  assert.equal(normalTitle("A <i>Café</i>: Study!"), "a cafe study");
  assert.equal(normalTitle("한국어 형태소-분석"), normalTitle("한국어 형태소 분석".normalize("NFD")));
});

test("one paper from three sources is one paper with everything they said", () => {
  const [only, ...rest] = mergePapers([
    paper("Attention", 2017, { identifiers: { arxiv: "1706.03762" }, source: "arxiv" }),
    paper("Attention.", 2017, { identifiers: { doi: "10.1000/x" }, citationCount: 5, source: "crossref" }),
    paper("Other words", 2018, {
      identifiers: { doi: "10.1000/X", openalex: "W1" },
      citationCount: 9,
      source: "openalex",
    }),
  ]);
  assert.equal(rest.length, 0);
  assert.deepEqual(only?.sources, ["arxiv", "crossref", "openalex"]);
  assert.equal(only?.citationCount, 9);
  assert.deepEqual(only?.identifiers, { arxiv: "1706.03762", doi: "10.1000/x", openalex: "W1" });
  assert.equal(only?.id, "arxiv:1706.03762");
});

test("a record that knows both identifiers joins two that came before it", () => {
  const merged = mergePapers([
    paper("A", 2020, { identifiers: { doi: "10.1000/a" } }),
    paper("B", 2021, { identifiers: { arxiv: "2001.00001" } }),
    paper("C", 2022, { identifiers: { doi: "10.1000/a", arxiv: "2001.00001" } }),
    paper("D", 2023, { identifiers: { arxiv: "2001.00001" } }),
  ]);
  assert.equal(merged.length, 1);
});

test("the same title and year are two papers when DOIs, arXiv ids or authors differ", () => {
  assert.equal(
    mergePapers([
      paper("Editorial", 2020, { identifiers: { doi: "10.1000/a" } }),
      paper("Editorial", 2020, { identifiers: { doi: "10.1000/b" } }),
    ]).length,
    2,
  );
  assert.equal(
    mergePapers([paper("Editorial", 2020, { authors: ["Kim, A"] }), paper("Editorial", 2020, { authors: ["Lee, B"] })])
      .length,
    2,
  );
  assert.equal(
    mergePapers([paper("Editorial", 2020, { authors: ["Kim, A"] }), paper("Editorial", 2020, { authors: ["A. Kim"] })])
      .length,
    1,
  );
  assert.equal(mergePapers([paper("Editorial", 2020), paper("Editorial", 2021)]).length, 2);
});

test("an arXiv preprint and its publication are one paper, under the published DOI", () => {
  const [merged, ...rest] = mergePapers([
    paper("A model", 2020, { identifiers: { doi: "10.48550/arXiv.2001.00001" } }),
    paper("A model", 2020, { identifiers: { doi: "10.1000/published" } }),
  ]);
  assert.equal(rest.length, 0);
  assert.equal(merged?.identifiers.doi, "10.1000/published");
  assert.equal(merged?.identifiers.arxiv, "2001.00001");
});

test("Korean names are written family first and joined, others given first", () => {
  assert.equal(nameOf({ family: "이", given: "영희" }), "이영희");
  assert.equal(nameOf(nameFromLine("Ludwig van Beethoven")), "Ludwig van Beethoven");
  assert.equal(nameFromLine("Ludwig van Beethoven").family, "van Beethoven");
  assert.equal(shortNameOf(paper("t", 2020, { authors: ["김철수", "이, 영희"] })), "김철수·이영희 2020");
  assert.equal(shortNameOf(paper("t", 2020, { authors: ["A B", "C D", "E F"] })), "B et al. 2020");
});

test("a Korean name in one line is known in either order, and what is no such name stays whole", () => {
  for (const [line, family, given] of [
    ["김 철수", "김", "철수"],
    ["철수 김", "김", "철수"],
    ["남궁 민", "남궁", "민"],
    ["민수 남궁", "남궁", "민수"],
    ["선우 김", "김", "선우"],
    ["선우 은숙", "선우", "은숙"],
    ["김 철", "김 철", undefined],
    ["한국 학회", "한국 학회", undefined],
    ["국립 국어 연구원", "국립 국어 연구원", undefined],
  ] as const) {
    const name = nameFromLine(line);
    assert.deepEqual([name.family, name.given], [family, given], line);
  }
});

test("markup and entities of services become plain words, and comparisons in the text survive", () => {
  assert.equal(plainText("<jats:p>A &amp; B</jats:p> p < 0.05 and q > 1 &#44032;"), "A & B p < 0.05 and q > 1 가");
});

test("a card shows only http addresses", () => {
  assert.equal(cardOf(paper("t", 2020, { openAccessUrl: "javascript:alert(1)" })).url, null);
});
