import { it } from "node:test";
import { assertTiles } from "../../../test/beds/contracts/assert-tiles.ts";
import { readOutline } from "./read-outline.ts";

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
    "별지 3 서식\n",
  ]) {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    assertTiles(readOutline([{ page: 1, text }]), text);
  }
});

it("a run of signs costs no more than a text of its length", () => {
  for (const text of [
    // A name that was blackened, a key, a hash in capitals: no law, however one cuts it.
    `1. RENT. Rent is due under Section 4 of the ${"Q".repeat(75)} as filed. 2. TERM. It ends.`,
    `1. RENT. See Section 4 of ${"A1.B2-".repeat(14)} below. 2. TERM. It ends.`,
    `제1조(목적) 목적이다.\n${"\n".repeat(100_000)}별지 2 도면\n도면이다.`,
    `1. 목적${" ".repeat(200_000)}끝`,
    `1. 목적 ${"* ".repeat(100_000)}끝`,
  ])
    assertTiles(readOutline([{ page: 1, text }]), text);
});
