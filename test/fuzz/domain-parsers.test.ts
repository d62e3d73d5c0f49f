import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listFacts, readContract, reviewContract } from "#contracts";
import { inspectFile } from "#documents";
import { checkAnswer, prepareEvidence } from "#grounding";
import { compileCriteria, fieldsOf, shippedAlgorithms } from "#inspection";
import { readQuantities } from "#language";
import { JihwiError } from "#protocol";
import { htmlToText } from "../../src/documents/formats/html/html-to-text.ts";
import { readBibtex } from "../../src/papers/bibliography/bibtex/read-bibtex.ts";
import { readCslJson } from "../../src/papers/bibliography/csl-json/read-csl-json.ts";
import { readRis } from "../../src/papers/bibliography/ris/read-ris.ts";
import { parseArxivFeed } from "../../src/papers/connectors/arxiv/parse-feed.ts";
import { readDateForms } from "../../src/tools/time/index.ts";

/** Seeds of past failures are kept here and run first. */
const runs = { numRuns: 150, seed: 20_261_116 };

/** Text of a language's own pieces, which reaches further into a parser than letters at random do. */
function textOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme", maxLength: 8 }));
  return fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(""));
}

test("contracts: every unit is its span of any text, and facts and reviews quote it", () => {
  const text = textOf(
    "제1조",
    "(목적)",
    "\n",
    "① ",
    "1. ",
    "가. ",
    "별지 1",
    "부칙",
    "다만, ",
    "갑",
    "을",
    "원",
    "3,000",
    "2026년 1월",
    "___",
    "Article 2. ",
    "|",
  );
  fc.assert(
    fc.property(text, (page) => {
      const contract = readContract({ documentId: "d", name: "계약", pages: [{ page: 1, text: page }] });
      for (const { text: words, start, end } of contract.units) assert.equal(contract.text.slice(start, end), words);
      listFacts(contract);
      reviewContract(contract);
    }),
    runs,
  );
});

test("criteria: what does not compile of any document stays as prose", () => {
  const fields = fieldsOf((shippedAlgorithms[0] ?? assert.fail()).result);
  const text = textOf(
    "# 기준",
    "\n- ",
    "length",
    " > ",
    "100",
    "자",
    "를 넘으면",
    " → ",
    "경고",
    "심각",
    "정상",
    "그리고",
    " or ",
    "(",
    ")",
    "이상",
    "not ",
  );
  fc.assert(
    fc.property(text, (markdown) => {
      const { conditions } = compileCriteria(markdown, fields);
      for (const { kind } of conditions) assert.ok(kind === "compiled" || kind === "prose");
    }),
    runs,
  );
});

test("dates: any phrase is understood or said not to be", () => {
  const text = textOf(
    "다음",
    " 주 ",
    "화요일",
    "3",
    "주 뒤",
    "이번 달",
    "말일",
    "모레",
    "설날",
    "last ",
    "Friday",
    " of ",
    "month",
    "D-",
    "2월 30일",
    "0000-00-00",
  );
  fc.assert(
    fc.property(text, (phrase) => void readDateForms(phrase, { year: 2026, month: 11, day: 15 })),
    runs,
  );
});

test("quantities: any sentence is read, and every quantity lies within it", () => {
  const text = textOf(
    "1천만 원",
    "3",
    "억",
    "%",
    "일 이내",
    "이상",
    "갑은 ",
    "을에게 ",
    "지급하여야 한다",
    "할 수 없다",
    "1,000",
    "．",
    "²",
    "not ",
    "unless ",
  );
  fc.assert(
    fc.property(text, (sentence) => {
      for (const { start, end } of readQuantities(sentence)) assert.ok(start >= 0 && end <= sentence.length);
    }),
    runs,
  );
});

test("grounding: any answer over any evidence has a status for each sentence, in order", async () => {
  const text = textOf(
    "보증금은 ",
    "[1]",
    "[2]",
    "500만원",
    "이다. ",
    "아니다. ",
    "“",
    "”",
    "*A b*",
    "\n",
    "| ",
    "> ",
    "Kim (2020)",
    "```",
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (answer, evidence) => {
      const statements = await checkAnswer(answer, prepareEvidence([{ label: "1", text: evidence }]));
      let last = 0;
      for (const { start, end } of statements) {
        assert.ok(start >= last && end <= answer.length);
        last = start;
      }
    }),
    { ...runs, numRuns: 60 },
  );
});

test("bibliographies: any text is read or its entries are rejected by name", async () => {
  const text = textOf(
    "@article{",
    "key,",
    "title={",
    "}",
    "author = {",
    " and ",
    "year=2020",
    "\n",
    "TY  - JOUR",
    "\nER  - ",
    "[{",
    '"title":',
    '"a"',
    "}]",
    "\\'{e}",
    "#",
    "@comment",
  );
  for (const read of [readBibtex, readRis, readCslJson]) {
    await fc.assert(
      fc.asyncProperty(text, async (file) => {
        await read(file).catch((thrown) => assert.ok(thrown instanceof JihwiError, String(thrown)));
      }),
      runs,
    );
  }
});

test("feeds and pages: any XML or HTML is read or said to be unreadable", async () => {
  const text = textOf(
    "<feed>",
    "<entry>",
    "</entry>",
    "<title>",
    "&amp;",
    "&#x;",
    "<![CDATA[",
    "]]>",
    "<",
    ">",
    "<table>",
    "<td",
    " a='",
    "<!--",
    "<script>",
  );
  await fc.assert(
    fc.asyncProperty(text, async (markup) => {
      htmlToText(markup);
      await parseArxivFeed(markup).catch((thrown) => assert.ok(thrown instanceof Error));
      try {
        inspectFile(new TextEncoder().encode(markup), "a.html");
      } catch (thrown) {
        assert.ok(thrown instanceof JihwiError, String(thrown));
      }
    }),
    runs,
  );
});
