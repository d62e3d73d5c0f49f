import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readOutline } from "./read-outline.ts";

const outlineOf = (text: string) => readOutline([{ page: 1, text }], "file.txt");
const labels = (text: string) => outlineOf(text).articles.map((article) => article.label);

describe("Korean articles", () => {
  it("reads labels, branches and titles, however they are spaced", () => {
    const { articles } = outlineOf(
      "물품공급계약서\n제 1 조 (목적) 이 계약은…\n제2조【정의】 용어는…\n제2조의 2 [특칙]\n본문\n제3조(대금)\n갑은 지급한다.",
    );
    assert.deepEqual(
      articles.map(({ label, index, branch, title }) => [label, index, branch, title]),
      [
        ["제1조", 1, 0, "목적"],
        ["제2조", 2, 0, "정의"],
        ["제2조의2", 2, 2, "특칙"],
        ["제3조", 3, 0, "대금"],
      ],
    );
  });

  it("finds an article that starts in the middle of a line", () => {
    assert.deepEqual(
      labels("제1조(목적) 이 계약은 목적을 정한다. 제2조(기간) 1년으로 한다. 제3조(대금) 100만원이다."),
      ["제1조", "제2조", "제3조"],
    );
  });

  it("takes no cross-reference for a heading", () => {
    const text = [
      "제1조(목적) 이 계약은 제5조에 따라 정한다.",
      "제2조(기간)",
      "제5조제2항에 따른 기간은",
      "제3조 및 제7조의 기간과 같고, 제4조(대금)에서 정한",
      "제1조(목적)에 따라 본 계약 제3조(해지)의 규정은",
      "「민법」",
      "제5조의 규정을 준용한다.",
      "제3조(해지) 해지한다.",
    ].join("\n");
    assert.deepEqual(labels(text), ["제1조", "제2조", "제3조"]);
  });

  it("keeps articles without titles by the order of their numbers", () => {
    assert.deepEqual(
      labels("제1조 본 계약은 갑과 을이 맺는다.\n제2조 갑은 제1조의 계약을 지킨다.\n제3조\n삭제\n제4조 을은 지킨다."),
      ["제1조", "제2조", "제3조", "제4조"],
    );
  });

  it("numbers a heading whose number the file lost by its predecessor", () => {
    assert.deepEqual(labels("제1조(목적) 가.\n제 조 (기간) 나.\n제3조(대금) 다."), ["제1조", "제2조", "제3조"]);
  });

  it("keeps an article that the file put in the wrong place", () => {
    assert.deepEqual(labels("제3조 (범위) 범위\n제1조 (목적) 목적\n제2조 (정의) 정의\n제4조 (의무) 의무"), [
      "제3조",
      "제1조",
      "제2조",
      "제4조",
    ]);
  });

  it("reads numbered headings where a contract has no 조", () => {
    const text =
      "임대차 계약서\n1. 목적\n건물을 빌린다.\n2. 기간\n1년으로 한다.\n3. 보증금: 1억원\n반환한다.\n1. 첫째로 지급한다.";
    assert.deepEqual(
      outlineOf(text).articles.map(({ label, title }) => `${label} ${title}`),
      ["제1조 목적", "제2조 기간", "제3조 보증금"],
    );
  });

  it("skips a table of contents", () => {
    const contents = "목차\n제1조(목적)\n제2조(기간)\n제3조(대금)\n";
    const body = [1, 2, 3].map(
      (n) =>
        `제${n}조(${["목적", "기간", "대금"][n - 1]})\n${"갑과 을은 서로 신의에 따라 성실하게 이 계약을 이행한다. ".repeat(5)}`,
    );
    const { articles, preamble } = outlineOf(contents + body.join("\n"));
    assert.deepEqual(
      articles.map(({ label }) => label),
      ["제1조", "제2조", "제3조"],
    );
    assert.ok(preamble.text.startsWith("목차"));
  });
});

describe("Korean points", () => {
  it("reads circled numbers of every typeface", () => {
    const [article] = outlineOf("제7조(수정)\n① 가를 한다.\n❷ 나를 한다.\n➂ 다를 한다.\n➃ 라를 한다.").articles;
    assert.deepEqual(
      article?.paragraphs.map(({ label }) => label),
      ["제1항", "제2항", "제3항", "제4항"],
    );
  });

  it("nests 항, 호 and 목", () => {
    const [article] = outlineOf(
      "제1조(의무) ① 갑은 다음 각 호를 한다.\n1. 지급\n가. 현금\n나. 어음\n2. 보고\n② 을은 따른다.",
    ).articles;
    const shape = article?.paragraphs.map((paragraph) => [
      paragraph.label,
      paragraph.items.map((item) => [item.label, item.items.map(({ label }) => label)]),
    ]);
    assert.deepEqual(shape, [
      [
        "제1항",
        [
          ["제1호", ["가목", "나목"]],
          ["제2호", []],
        ],
      ],
      ["제2항", []],
    ]);
  });

  it("counts paragraphs whose numbers the file lost", () => {
    const [article] = outlineOf("제4조 (의무)\n(1) 갑은 지급한다.\n(1) 갑은 보고한다.\n(1) 갑은 협조한다.").articles;
    assert.deepEqual(
      article?.paragraphs.map(({ label }) => label),
      ["제1항", "제2항", "제3항"],
    );
  });

  it("takes numbers after an introducing sentence for items of the article", () => {
    const [article] = outlineOf(
      "제2조(정의) 용어의 뜻은 다음과 같다.\n1. “갑”이란 공급자를 말한다.\n2. “을”이란 수요자를 말한다.",
    ).articles;
    assert.deepEqual(
      article?.paragraphs.map(({ label, items }) => [label, items.map((item) => item.label)]),
      [["", ["제1호", "제2호"]]],
    );
  });
});

describe("Korean parts", () => {
  const text = [
    "용역계약서",
    "갑과 을은 다음과 같이 계약한다.",
    "제1장 총칙",
    "제1조(목적) 목적이다.",
    "제2장 이행",
    "제2조(기간) 별지 1과 같다.",
    "제3조(보관) 잘 보관한다.",
    "이 계약을 증명하기 위하여 계약서 2통을 작성하여 서명 날인한다.",
    "2025년 1월 1일",
    "부 칙",
    "제1조(시행일) 체결한 날부터 시행한다.",
    "[별지 1] 용역의 범위",
    "1. 범위",
  ].join("\n");

  it("separates 전문, chapters, signatures, 부칙 and 별지", () => {
    const outline = outlineOf(text);
    assert.equal(outline.title, "용역계약서");
    assert.deepEqual(
      outline.articles.map(({ label, chapter }) => [label, chapter]),
      [
        ["제1조", "제1장 총칙"],
        ["제2조", "제2장 이행"],
        ["제3조", "제2장 이행"],
      ],
    );
    assert.ok(outline.signature?.text.startsWith("이 계약을 증명"));
    assert.deepEqual(
      outline.supplementary.map(({ label, articles }) => [label, articles.length]),
      [["부칙", 1]],
    );
    assert.deepEqual(
      outline.annexes.map(({ label, title }) => [label, title]),
      [["별지 1", "용역의 범위"]],
    );
  });

  it("knows the page that a node begins on", () => {
    const outline = readOutline([
      { page: 1, text: "계약서\n제1조(목적) 목적이다." },
      { page: 2, text: "- 2 -\n제2조(기간) 1년이다." },
    ]);
    assert.deepEqual(
      outline.articles.map(({ page }) => page),
      [1, 2],
    );
  });
});

describe("English articles", () => {
  it("reads ARTICLE and Section numbering with points below", () => {
    const { articles } = outlineOf(
      "SUPPLY AGREEMENT\nARTICLE I\nDEFINITIONS\nSection 1.01 Terms. The following terms apply.\nSection 1.02 Rules. See Article II.\nARTICLE II\nSUPPLY\nSection 2.01 Orders. Buyer may (a) order goods; and (b) cancel orders under Section 1.02.",
    );
    assert.deepEqual(
      articles.map(({ label, title }) => [label, title]),
      [
        ["Article I", "DEFINITIONS"],
        ["Article II", "SUPPLY"],
      ],
    );
    assert.deepEqual(
      articles[1]?.paragraphs.find(({ label }) => label === "Section 2.01")?.items.map(({ label }) => label),
      ["(a)", "(b)"],
    );
  });

  it("reads numbers in running text, and exhibits after them", () => {
    const outline = outlineOf(
      "RESELLER AGREEMENT\nThe parties agree as follows: 1. DEFINITIONS 1.1 Terms mean what they say. 1.2 Currency is the dollar. 2. TERM This Agreement lasts 2 years as Section 1.2 says. 3. GENERAL It is governed by law.\nIN WITNESS WHEREOF, the parties sign.\nEXHIBIT A\nPrices",
    );
    assert.deepEqual(
      outline.articles.map(({ label, title }) => [label, title]),
      [
        ["1", "DEFINITIONS"],
        ["2", "TERM"],
        ["3", "GENERAL"],
      ],
    );
    assert.deepEqual(
      outline.annexes.map(({ label }) => label),
      ["Exhibit A"],
    );
    assert.ok(outline.signature?.text.startsWith("IN WITNESS"));
    assert.deepEqual(
      outline.references.map(({ from, to, resolved }) => [from, to, resolved]),
      [["2", "1.2", true]],
    );
  });
});
