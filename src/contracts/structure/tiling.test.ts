import { it } from "node:test";
import { readOutline } from "./read-outline.ts";
import { assertTiles } from "./testing/assert-tiles.ts";

const words = [
  "제1조(목적) ",
  "제 2 조 (기간)\n",
  "제3조의2(특칙)",
  "제5조에 따라 ",
  "제3조 및 제7조 ",
  "\n",
  "\n\n",
  "① ",
  "② ",
  "(1) ",
  "1. ",
  "가. ",
  "부 칙\n",
  "부칙 <제1호>\n",
  "[별지 1] 표\n",
  "별지 1과 같다. ",
  "제1장 총칙\n",
  "이 계약을 증명하기 위하여 계약서 2통을 작성한다.\n",
  "2025년 1월 1일\n",
  "갑은 을에게 지급한다. ",
  "「민법」 제2조 ",
  "ARTICLE I ",
  "ARTICLE II\n",
  "Section 1.01 ",
  "1. TERM ",
  "2. GENERAL ",
  "(a) ",
  "(b) ",
  "EXHIBIT A\n",
  "IN WITNESS WHEREOF ",
  "The parties agree. ",
  "# ",
  "**①** ",
  "전항 ",
  " ",
  "\t",
  "（1） ",
  "목차\n",
  "제 조 (빈칸)",
];

it("the parts of any text tile it", () => {
  let state = 7;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let round = 0; round < 1500; round++) {
    const text = Array.from(
      { length: 3 + Math.floor(random() * 50) },
      () => words[Math.floor(random() * words.length)] ?? "",
    ).join("");
    const cut = Math.floor(random() * text.length);
    const pages = [
      { page: 1, text: text.slice(0, cut) },
      { page: 2, text: text.slice(cut) },
    ];
    assertTiles(readOutline(pages), pages.map((page) => page.text).join("\n"));
  }
});

it("a text without structure is all preamble", () => {
  for (const text of ["", " ", "안녕하세요", "no headings here"]) assertTiles(readOutline([{ page: 1, text }]), text);
});

it("an unfriendly text takes no noticeable time", () => {
  for (const part of [
    "제1조",
    "제 ",
    "(((((",
    "① ",
    "1.1.1.1.",
    "제1조(",
    "별지 ",
    "「",
    "부 칙 (",
    "Section 1 ",
    "ARTICLE I ",
  ]) {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    assertTiles(readOutline([{ page: 1, text }]), text);
  }
});
