import assert from "node:assert/strict";
import { test } from "node:test";
import { sentencesOf } from "#language";
import { chunkPages, type PageChunk } from "./chunk-pages.ts";
import { headingOf } from "./headings.ts";

const sentences = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));
const chunk = (...texts: string[]): PageChunk[] => [
  ...chunkPages(texts.map((text, index) => ({ page: index + 1, text }))),
];

test("Korean sentences end at 다, 요, question marks and closing quotes", () => {
  assert.deepEqual(sentences('갑은 을에게 지급한다. 을은 이를 받았어요! 맞습니까? 그는 "간다." 라고 말했다. 끝…'), [
    "갑은 을에게 지급한다.",
    "을은 이를 받았어요!",
    "맞습니까?",
    '그는 "간다." 라고 말했다.',
    "끝…",
  ]);
  assert.deepEqual(sentences("계약은 유효하다.그러나 해지할 수 있다."), ["계약은 유효하다.", "그러나 해지할 수 있다."]);
  assert.deepEqual(sentences('"그렇다."라고 했다. ‘아니다.’ 그가 답했다.'), [
    '"그렇다."라고 했다.',
    "‘아니다.’",
    "그가 답했다.",
  ]);
});

test("numbers, articles, dates, decimals and abbreviations do not end a sentence", () => {
  for (const whole of [
    "1. 계약기간은 3.5개월로 한다.",
    "제5조. 손해를 배상한다.",
    "가. 목적은 다음과 같다.",
    "계약일은 2019. 3. 19. 14시이다.",
    "Mr. Kim of Acme Inc. signed No. 3, e.g. the lease, at 3.14 p.m. yesterday.",
    "See J. Smith et al. (2010) in the U.S. Court.",
  ]) {
    assert.deepEqual(sentences(whole), [whole]);
  }
  assert.deepEqual(sentences('It ends here. "Really?" She asked. Then more…'), [
    "It ends here.",
    '"Really?"',
    "She asked.",
    "Then more…",
  ]);
});

test("headings are told from references to them", () => {
  assert.deepEqual(headingOf("## 2. 방법", true), { level: 2, title: "2. 방법" });
  assert.deepEqual(headingOf("제5조(손해배상) 갑은 배상한다.", true), { level: 5, title: "제5조(손해배상)" });
  assert.deepEqual(headingOf("제2장 총칙", true), { level: 2, title: "제2장 총칙" });
  assert.deepEqual(headingOf("제3조의2 (특례) ① 정한다", true), { level: 5, title: "제3조의2 (특례)" });
  assert.equal(headingOf("제5조에 따라 배상한다.", true), null);
  assert.equal(headingOf("제3조(의료기관)에 규정한 병원", true), null);
  assert.deepEqual(headingOf("ARTICLE IV", true), { level: 2, title: "ARTICLE IV" });
  assert.deepEqual(headingOf("SECTION 2.1. Term. The term is one year.", true), { level: 3, title: "SECTION 2.1" });
  assert.equal(
    headingOf(
      "Section 2 applies to all the things named above and below, and to the rest of them as well, mutatis mutandis,",
      true,
    ),
    null,
  );
  assert.deepEqual(headingOf("1.1 Scope of work", true), { level: 4, title: "1.1 Scope of work" });
  assert.equal(headingOf("1. 을은 물품을 인도한다.", true), null);
});

test("a heading's closing marks are no part of it, and a line that is a page long is read at its head", () => {
  assert.deepEqual(headingOf("## 목적 ##", true), { level: 2, title: "목적" });
  assert.deepEqual(headingOf(`# 목적 ${"#".repeat(200_000)}y`, true), { level: 1, title: "목적" });
  assert.equal(headingOf(`# ${"가".repeat(200)} #`, true)?.title, "가".repeat(120));
});

test("a chunk is exactly the words of its span", () => {
  const texts = [
    `# 제목\n\n${"가나다라 마바사. ".repeat(120)}\n\n- 하나\n- 둘\n\n  끝  `,
    `A ${"long sentence without any end ".repeat(60)}`,
  ];
  for (const each of chunk(...texts)) assert.equal(texts[each.page - 1]?.slice(each.start, each.end), each.text);
});

test("nothing is lost and nothing is twice: chunks hold every word once, in order", () => {
  const text = `제1장 총칙\n\n제1조(목적) ${"이 계약은 목적을 정한다. ".repeat(50)}\n① 첫째 항이다.\n② 둘째 항이다.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n${"x".repeat(3000)}`;
  const chunks = chunk(text);
  assert.equal(
    chunks
      .map((each) => each.text)
      .join("")
      .replace(/\s/g, ""),
    text.replace(/\s/g, ""),
  );
  assert.ok(chunks.every((each) => each.text.length <= 800));
});

test("a chunk knows its headings, over page borders too", () => {
  const chunks = chunk(
    "제1장 총칙\n\n제1조(목적) 목적을 정한다.\n\n제2조(정의) 뜻을 정한다.",
    "이어지는 둘째 쪽이다.\n\n제2장 배상\n\n제3조(손해배상) 배상한다.",
  );
  assert.deepEqual(
    chunks.map((each) => [each.page, each.headings]),
    [
      [1, ["제1장 총칙", "제1조(목적)"]],
      [1, ["제1장 총칙", "제2조(정의)"]],
      [2, ["제1장 총칙", "제2조(정의)"]],
      [2, ["제2장 배상", "제3조(손해배상)"]],
    ],
  );
});

test("a table stays whole, and a very long one is cut between rows", () => {
  const rows = (count: number): string =>
    `| 항목 | 금액 |\n| --- | --- |\n${Array.from({ length: count }, (_, n) => `| 품목 ${n} | ${n}00원 |`).join("\n")}`;
  const small = rows(60);
  assert.ok(chunk(`앞글이다.\n\n${small}\n\n뒷글이다.`).some((each) => each.text.includes(small)));
  for (const each of chunk(rows(400))) assert.match(each.text, /^\|.*\|$/s);
});

test("chunks are about the size they should be", () => {
  const text = Array.from(
    { length: 40 },
    (_, n) => `문단 ${n}은 계약의 내용을 자세히 설명한다. ${"그 내용은 다음과 같다. ".repeat(6)}`,
  ).join("\n\n");
  const sizes = chunk(text)
    .slice(0, -1)
    .map((each) => each.text.length);
  assert.ok(
    sizes.every((size) => size >= 350 && size <= 700),
    String(sizes),
  );
});
