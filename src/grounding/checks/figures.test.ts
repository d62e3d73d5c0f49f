import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readClaim } from "../claim.ts";
import { prepareEvidence } from "../evidence.ts";
import { objectionsTo } from "../object.ts";

function hasUnknownFigure(claim: string, ...texts: string[]): boolean {
  const prepared = prepareEvidence(texts.map((text, index) => ({ label: String(index + 1), text })));
  return objectionsTo(readClaim(claim, prepared.read), prepared.units.slice(0, 1), prepared).some(
    ({ check }) => check === "figures",
  );
}

describe("a figure that the cited source does not have", () => {
  const known: readonly (readonly [claim: string, ...texts: string[]])[] = [
    ["A €40.00 shirt gets €35.10 back.", "A fee of €4.90 is deducted from your refund."],
    [
      "정가 20,000원짜리 책이 1,000부 팔렸다면 인세는 2백만 원입니다.",
      "정가의 10%에 판매 부수를 곱한 금액을 인세로 지급한다.",
    ],
    ["The workforce increased by 32 people.", "Headcount grew from 310 to 342."],
    ["Subscriptions bring in more than half of the revenue.", "Subscriptions account for 62% of revenue."],
    ["닷새 전에 취소하면 환불됩니다.", "이용일 7일 전까지 취소하면 환불한다."],
    ["The unit was named after him seventeen years after his death.", "He died in 1943; the unit was named in 1960."],
    ["The diaries of 1914 to 1918 are open.", "Her diaries are closed, except for the years 1914–18."],
    ["2021년 조사에서 셋째였습니다.", "도서관 이용 목적(실태조사, '21)에서 셋째였다."],
    ["The men had a median age of 43.", "The men were 27 to 65 years old (median 43 years)."],
    ["취소하면 절반인 22만 원을 돌려받습니다.", "취소하면 대관료의 50%를 환불한다.", "대관료는 440,000원으로 한다."],
  ];
  for (const [claim, ...texts] of known)
    it(`may be supposed, worked out or an instance: ${claim}`, () =>
      assert.equal(hasUnknownFigure(claim, ...texts), false));

  const unknown: readonly (readonly [claim: string, text: string])[] = [
    ["A €40.00 shirt gets €36.10 back.", "A fee of €4.90 is deducted from your refund."],
    ["The unit was named after him nineteen years after his death.", "He died in 1943; the unit was named in 1960."],
    ["The diaries of 1914 to 1919 are open.", "Her diaries are closed, except for the years 1914–18."],
    ["계약금은 2천만 원입니다.", "계약금은 10,000,000원으로 한다."],
    ["Subscriptions bring in more than 70% of the revenue.", "Subscriptions account for 62% of revenue."],
  ];
  for (const [claim, text] of unknown)
    it(`is objected to otherwise: ${claim}`, () => assert.equal(hasUnknownFigure(claim, text), true));
});
