import assert from "node:assert/strict";
import { it } from "node:test";
import { sentencesOf, sentenceTextsOf } from "./sentences.ts";

it("a full stop behind a figure ends no Korean sentence", () => {
  for (const sentence of [
    "물건은 2027. 8. 9.에 넘긴다.",
    "물건은 2027. 8. 9. 까지 넘긴다.",
    "2027. 8. 9. 이후에는 넘기지 않는다.",
    "2027. 8. 9. (월) 오전에 넘긴다.",
    "2027. 8. 9. ~ 2027. 9. 1. 사이에 넘긴다.",
  ])
    assert.deepEqual(sentenceTextsOf(`${sentence} 갑은 받는다.`).at(-1), "갑은 받는다.", sentence);
  assert.deepEqual(sentenceTextsOf("물건은 2027. 8. 9. 까지 넘긴다."), ["물건은 2027. 8. 9. 까지 넘긴다."]);
  assert.equal(sentenceTextsOf("40% 공제율은 2024.1.1.~2024.12.31. 기간 중 기부금에만 적용된다.").length, 1);
  assert.equal(sentenceTextsOf("**전략 1. 교수·학습을 돕는 도서관**: 책과 자료를 늘린다.").length, 1);
  assert.equal(sentenceTextsOf("작성일: 2027. 8. 9.\n\n매수인은 받는다.").length, 2);
});

it("a company's initials go on with the name that it is given; the time of a day does not", () => {
  assert.equal(sentenceTextsOf('It is sold by Ora B.V. (the "Seller") to Ann.').length, 1);
  assert.equal(sentenceTextsOf("The door opens at 5 p.m. The guests wait.").length, 2);
  assert.equal(sentenceTextsOf("Support is there from 9 a.m. to 5 p.m. UTC +2, Monday to Friday.").length, 1);
});

it("No. before a number is a number, else an answer", () => {
  assert.deepEqual(sentenceTextsOf("No. It ends in May. See No. 7."), ["No.", "It ends in May.", "See No. 7."]);
});

it("a text that loops takes time by its length alone", () => {
  for (const piece of ["다.", "1. ", "가. ", "... ", "\n ", "A. "]) {
    const began = process.cpuUsage();
    sentencesOf(piece.repeat(100_000));
    const { user, system } = process.cpuUsage(began);
    assert.ok(user + system < 500_000, `${piece}: ${(user + system) / 1_000} ms`);
  }
});
