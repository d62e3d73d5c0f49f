import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readContract } from "#contracts";
import { sampleContract } from "../testing/ask.ts";
import { type AnswerRecord, createAnswerFilter } from "./answer-filter.ts";
import { statementsOf } from "./statements.ts";

const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: sampleContract }] });
const own = "해당 조항의 내용입니다.";

function filter(answer: string, pieces = 1) {
  const record: AnswerRecord = { citations: [], struck: [], stood: 0 };
  const rules = { contract, readable: new Set(["제2조", "제3조", "제5조"]), ownLines: new Set([own]) };
  const one = createAnswerFilter(rules, record);
  const size = Math.ceil(answer.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, at) => answer.slice(at * size, (at + 1) * size));
  return { text: chunks.map((chunk) => one.push(chunk)).join("") + one.flush(), record };
}

describe("an answer on its way to the reader", () => {
  it("keeps what the contract bears out, with its marks written as labels", () => {
    const { text, record } = filter("위약금은 10,000,000원입니다 [제5조]. 대금은 매월 지급합니다. [제3조제1항]");
    assert.equal(text, "위약금은 10,000,000원입니다 [제5조]. 대금은 매월 지급합니다. [제3조 제1항]");
    assert.deepEqual(
      record.citations.map(({ label }) => label),
      ["제5조", "제3조 제1항"],
    );
    assert.deepEqual(record.struck, []);
  });

  it("lets sentences lean on the mark at the end of their line, if it bears them out", () => {
    const { text, record } = filter(
      "갑은 매월 5,000,000원을 지급한다. 지체하면 연 6%의 지연손해금을 지급한다. 을은 부자다. [제3조]",
    );
    assert.ok(text.includes("5,000,000원") && text.includes("6%"));
    assert.equal(record.struck.length, 1);
  });

  it("passes lines of the code's own, lists, tables and headings with marks", () => {
    const { text } = filter(`${own}\n\n- 위약금: 10,000,000원 [제5조]\n| 대금 | 5,000,000원 [제3조 제1항] |`);
    assert.equal(text, `${own}\n\n- 위약금: 10,000,000원 [제5조]\n| 대금 | 5,000,000원 [제3조 제1항] |`);
  });

  it("is the same however the text comes in pieces", () => {
    const answer = `${own}\n위약금은 10,000,000원입니다. [제5조]\n거짓말입니다.\n기간은 2026년 12월 31일까지입니다. [제2조 제1항]`;
    const whole = filter(answer).text;
    for (const pieces of [2, 3, 7, answer.length])
      assert.equal(filter(answer, pieces).text.replace(/\n+/g, "\n"), whole.replace(/\n+/g, "\n"));
  });

  it("leaves brackets that are the contract's own words alone", () => {
    const { text } = filter("범위는 [별지1]과 같이 대금으로 지급한다. [제3조 제1항]");
    assert.equal(text, "범위는 [별지1]과 같이 대금으로 지급한다. [제3조 제1항]");
  });
});

it("statements of a line are the line", () => {
  for (const line of [
    "가. 나다. [제1조] 라마",
    "1. 첫째다. 둘째다 [제2조].",
    "금액은 3.5%다. 끝",
    "[제1조]",
    "Mr. A pays $1.5 now. [1.2] Next one!",
  ])
    assert.equal(statementsOf(line).join(""), line);
});
