import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readOutline } from "./read-outline.ts";

const partsOf = (text: string) => {
  const { articles, supplementary, annexes } = readOutline([{ page: 1, text }]);
  return [...articles, ...supplementary, ...annexes].map(({ label, title }) => `${label} ${title}`.trim());
};

const lease = [
  "제1조(물건) 임대인은 창고 한 동을 빌려준다.",
  "제2조(차임) 차임은 월 90만원이다.",
  "제3조(반환) 임차인은 끝나는 날 열쇠를 돌려준다.",
  "제4조(수선) 큰 수선은 임대인이 한다.",
];
const leaseParts = ["제1조 물건", "제2조 차임", "제3조 반환", "제4조 수선"];

describe("articles of one sentence each are no table of contents", () => {
  it("before an annex that has articles of its own", () => {
    const rules =
      "별지 1 창고 사용 수칙\n제1조(시간) 밤에는 쓰지 않는다.\n제2조(화기) 불을 피우지 않는다.\n제3조(청소) 매주 쓴다.";
    assert.deepEqual(partsOf(`창고 임대차 계약서\n${lease.join("\n")}\n${rules}`), [
      ...leaseParts,
      "별지 1 창고 사용 수칙",
    ]);
  });

  it("before 부칙 that has articles of its own", () => {
    const closing =
      "부칙\n제1조(시행) 서명한 날부터 시행한다.\n제2조(경과) 앞선 합의는 효력을 잃는다.\n제3조(부수) 두 통을 쓴다.";
    assert.deepEqual(partsOf(`창고 임대차 계약서\n${lease.join("\n")}\n${closing}`), [...leaseParts, "부칙"]);
  });

  it("where they are noted in a few words without a verb", () => {
    const notes = "제1조(품목) 사과 200상자\n제2조(값) 상자당 3만원\n제3조(납기) 2026. 10. 2.";
    const annex = "별첨 1 운송 조건\n제1조(차량) 냉장차\n제2조(비용) 매도인 부담\n제3조(보험) 없음";
    assert.deepEqual(partsOf(`${notes}\n${annex}`), ["제1조 품목", "제2조 값", "제3조 납기", "별첨 1 운송 조건"]);
  });

  it("where each is a line under its title", () => {
    const notes = "제1조(품목)\n감자 90포대\n제2조(값)\n포대당 2만원\n제3조(납기)\n10월 말";
    const plain = "제1조 감자 90포대\n제2조 포대당 2만원\n제3조 10월 말 인도";
    const annex = "별첨 1 운송\n제1조(차량) 냉장차\n제2조(비용) 매도인 부담\n제3조(보험) 없음";
    assert.deepEqual(partsOf(`${notes}\n${annex}`), ["제1조 품목", "제2조 값", "제3조 납기", "별첨 1 운송"]);
    assert.equal(partsOf(`${plain}\n${annex}`).length, 4);
  });

  it("where the copy behind them has the same titles", () => {
    assert.deepEqual(partsOf(`${lease.join("\n")}\n별지 1 전대차 계약\n${lease.join("\n")}`), [
      ...leaseParts,
      "별지 1 전대차 계약",
    ]);
  });

  it("in English", () => {
    const sale = "1. Goods. Seller sells ten chairs.\n2. Price. Buyer pays $900.\n3. Delivery. Seller delivers in May.";
    const terms =
      "EXHIBIT A\n1. Carrier. Seller picks it.\n2. Cost. Buyer bears it.\n3. Risk. Risk passes at the door.";
    assert.deepEqual(partsOf(`${sale}\n${terms}`), ["1 Goods", "2 Price", "3 Delivery", "Exhibit A"]);
  });
});

describe("a table of contents is dropped", () => {
  const contents: readonly (readonly [string, string])[] = [
    ["with the numbers of pages", "목 차\n제1조(물건) 1\n제2조(차임) 1쪽\n제3조(반환) - 2 -\n제4조(수선) p. 3"],
    ["without brackets", "목차\n제1조 물건\n제2조 차임\n제3조 반환\n제4조 수선"],
    [
      "that lists chapters and what comes last",
      "제1장 빌림\n제1조(물건)\n제2조(차임)\n제2장 끝\n제3조(반환)\n제4조(수선)\n부칙\n별지 1 도면",
    ],
    ["on one line", "제1조(물건) 1 제2조(차임) 1 제3조(반환) 2 제4조(수선) 2"],
    [
      "before a sentence that names the parties",
      "제1조(물건)\n제2조(차임)\n제3조(반환)\n제4조(수선)\n박서준과 이하나는 다음과 같이 계약한다.",
    ],
  ];
  const wordedOtherwise: readonly (readonly [string, string])[] = [
    ["with longer titles", "제1조 빌려주는 물건\n제2조 월 차임\n제3조 열쇠의 반환\n제4조 수선 의무"],
    ["that is called so", "<차 례>\n제1장 빌림\n제1조 창고\n제2조 돈\n제3조 열쇠\n제4조 고치기"],
    ["of bare titles in other words", "제1조(창고)\n제2조(돈)\n제3조(열쇠)\n제4조(고치기)"],
  ];
  for (const [kind, entries] of [...contents, ...wordedOtherwise])
    it(kind, () => {
      assert.deepEqual(partsOf(`${entries}\n${lease.join("\n")}`), leaseParts);
    });

  it("in English", () => {
    const entries = "TABLE OF CONTENTS\nARTICLE I GOODS 1\nARTICLE II PRICE 2\nARTICLE III RISK 2\n";
    const articles =
      "ARTICLE I GOODS\nSeller sells ten chairs.\nARTICLE II PRICE\nBuyer pays $900.\nARTICLE III RISK\nRisk passes at the door.";
    assert.deepEqual(partsOf(entries + articles), ["Article I GOODS", "Article II PRICE", "Article III RISK"]);
  });
});
