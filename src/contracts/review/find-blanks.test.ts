import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { findBlanks } from "./find-blanks.ts";

const blanksIn = (text: string) => findBlanks(readContract({ documentId: "d", name: "a", pages: [{ page: 1, text }] }));
const namesIn = (text: string) => blanksIn(text).map(({ name }) => name.ko.replace("빈칸: ", ""));

it("every gap of a form is found: parties, lines to write on, cells, boxes, signatures", () => {
  const form = [
    "데이터 제공 계약서",
    "제1조(목적) 본 계약은 ○○○(이하 “갑”)가 □□□(이하 “을”)에게 데이터를 제공함을 목적으로 한다.",
    "제2조(대가) ① 대가는 금 ______원으로 하고 매[ ]월 말일까지 낸다.",
    "| 방법 | 기한 |",
    "| --- | --- |",
    "| 분할금 | 1차: _______________ |",
    "| 갱신 | 포함( ), 불포함( ) |",
    "제3조(특약) 특약은 다음과 같다.",
    "____________________________",
    "20__년 __월 __일",
    "갑 상호:",
    "주소:",
    "대표자: (인)",
  ].join("\n");
  assert.deepEqual(namesIn(form), [
    "본 계약은 ○○○",
    "가 □□□",
    "금 ______원",
    "원으로 하고 매[ ]월",
    "1차: ____",
    "포함( )",
    "불포함( )",
    "____",
    "20__년 __월 __일",
    "주소",
    "대표자: (인)",
  ]);
});

it("a filled form has none, and a word in brackets is no gap", () => {
  assert.deepEqual(
    namesIn("제1조(목적) 갑(임대인)은 [별지1]의 건물 ㅇㅇ동을 빌려준다.\n주소: 서울시 마포구\n대표자: 김하나 (인)"),
    [],
  );
});

it("the sentence of a blank does not end inside a bracket", () => {
  const sentence =
    "② 만료 [ ]개월 전까지 종료 의사를 서면(전자문서를 포함한다. 이하 같다)으로 통지하지 않으면 [ ]년씩 연장된다.";
  const quotes = blanksIn(`제1조(기간) ① 기간은 1년으로 한다.\n${sentence}`).map(({ place }) => place?.quote);
  assert.deepEqual(quotes, [sentence, sentence]);
});

it("an unfriendly text takes no noticeable time", () => {
  for (const part of ["_", "_ ", "○", "( ", "[ ", "주소:", "주소: \n", "name:  ", " ", "\n ", "(가. "])
    blanksIn(`제1조(내용) ${part.repeat(Math.ceil(50_000 / part.length))}`);
});
