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
    ["예산은 9,000만 원이었습니다.", "공사비는 8,200만 원으로 예산보다 800만 원 적었다."],
    ["The budget was 9,000 pounds.", "The repairs came to 8,200 pounds, 800 under budget."],
    ["불참한 회원은 4명입니다.", "회원 12명 가운데 8명이 참석하였다."],
    ["따로 안내한 것은 12건입니다.", "실패한 결제 1,012건 중 1,000건은 다시 시도되었다."],
    ["바뀌기 전의 첫차는 5시 40분이었습니다.", "첫차는 15분 늦춰져 5시 55분에 떠난다."],
    ["7층은 오늘 점검합니다.", "5층~9층은 오늘, 10층~14층은 내일 점검한다."],
    ["두 시간을 세워 두면 4,000원입니다.", "주차 요금은 30분당 1,000원이다."],
    ["3시간이 남았다면 건너뜁니다.", "다음 시간이 4시간도 안 남았으면 건너뛴다."],
    ["중학생은 6시간 43분을 잡니다.", "고등학생은 5시간 50분을 자서 중학생보다 53분 짧았다."],
    ["취소하면 절반인 22만 원을 돌려받습니다.", "취소하면 대관료의 50%를 환불한다.", "대관료는 440,000원으로 한다."],
  ];
  for (const [claim, ...texts] of known)
    it(`may be supposed, worked out or an instance: ${claim}`, () =>
      assert.equal(hasUnknownFigure(claim, ...texts), false));

  const unknown: readonly (readonly [claim: string, text: string])[] = [
    ["A €40.00 shirt gets €36.10 back.", "A fee of €4.90 is deducted from your refund."],
    ["예산은 9,400만 원이었습니다.", "공사비는 8,200만 원으로 예산보다 800만 원 적었다."],
    ["17층은 오늘 점검합니다.", "5층~9층은 오늘, 10층~14층은 내일 점검한다."],
    ["계약금은 2천만 원입니다.", "계약금은 10,000,000원으로 한다."],
    ["Subscriptions bring in more than 70% of the revenue.", "Subscriptions account for 62% of revenue."],
  ];
  for (const [claim, text] of unknown)
    it(`is objected to otherwise: ${claim}`, () => assert.equal(hasUnknownFigure(claim, text), true));
});
