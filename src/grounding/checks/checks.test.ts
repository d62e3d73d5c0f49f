import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

/**
 * Each check with a claim that nothing else objects to: without the check, its test fails. A provision's label stands where a
 * document's weights come out otherwise: they mark what is told rightly for its wording (polarity), or not the false one (pairing).
 */
const claims: readonly { check: string; label?: string; evidence: string; claim: string; true: string }[] = [
  {
    check: "sequence",
    evidence: "부서장은 보고서를 확인한 뒤 정산을 승인한다.",
    claim: "부서장이 정산을 승인한 뒤에 보고서를 확인합니다 [1].",
    true: "부서장이 보고서를 확인하고 나서 정산을 승인합니다 [1].",
  },
  {
    check: "places",
    evidence: "Timber overtook fertiliser as the largest commodity.",
    claim: "Fertiliser overtook timber as the largest commodity [1].",
    true: "As the largest commodity, timber overtook fertiliser [1].",
  },
  {
    check: "polarity",
    label: "제3조",
    evidence: "을은 갑의 서면 동의 없이 계약상의 권리를 제3자에게 양도할 수 없다.",
    claim: "을은 갑의 서면 동의 없이 계약상의 권리를 제3자에게 양도할 수 있습니다 [제3조].",
    true: "을은 갑의 서면 동의를 받으면 권리를 제3자에게 양도할 수 있습니다 [제3조].",
  },
  {
    check: "parties",
    evidence: "임대인은 임차인에게 보증금을 반환하여야 한다.",
    claim: "임차인은 임대인에게 보증금을 반환하여야 합니다 [1].",
    true: "임차인은 임대인으로부터 보증금을 반환받습니다 [1].",
  },
  {
    check: "modality",
    evidence: "상대방은 계약을 해제할 수 있다.",
    claim: "상대방은 계약을 해제하여야 합니다 [1].",
    true: "상대방은 계약을 해제할 수 있습니다 [1].",
  },
  {
    check: "figures",
    evidence: "계약금은 10,000,000원으로 한다.",
    claim: "계약금은 2천만 원입니다 [1].",
    true: "계약금은 1천만 원입니다 [1].",
  },
  {
    check: "bounds",
    evidence: "회사는 근로자에게 30일 전에 예고하여야 한다.",
    claim: "회사는 근로자에게 30일 후에 예고하여야 합니다 [1].",
    true: "회사는 30일 전에 예고해야 합니다 [1].",
  },
  {
    check: "pairing",
    label: "제3조",
    evidence: "중도금 40%는 승인일에 지급하고, 잔금 30%는 검수일에 지급한다.",
    claim: "잔금은 40%입니다 [제3조].",
    true: "잔금은 30%입니다 [제3조].",
  },
  {
    check: "transposed",
    evidence: "항체는 접종하고 약 2주 뒤에 생기며 효과는 평균 6개월 이어집니다.",
    claim: "항체는 접종 6개월 뒤에 생기며 효과는 평균 2주 이어집니다 [1].",
    true: "항체는 접종 2주 뒤에 생기며 효과는 평균 6개월 이어집니다 [1].",
  },
  {
    check: "unlimited",
    evidence: "회원은 구매일로부터 7일 이내에 청약을 철회할 수 있다.",
    claim: "회원은 언제든지 청약을 철회할 수 있습니다 [1].",
    true: "회원은 7일 안에 청약을 철회할 수 있습니다 [1].",
  },
  {
    check: "comparison",
    evidence: "Rural households composted more often than urban ones.",
    claim: "Urban households composted more often than rural ones [1].",
    true: "Rural households composted more often than urban households [1].",
  },
  {
    check: "anchor",
    evidence: "보험자는 서류를 접수한 날로부터 3영업일 이내에 보험금을 지급한다.",
    claim: "보험자는 사고가 발생한 날로부터 3영업일 이내에 보험금을 지급합니다 [1].",
    true: "보험자는 서류를 접수한 날부터 3영업일 안에 보험금을 지급합니다 [1].",
  },
  {
    check: "anchor",
    evidence: "개봉 후 6개월이 지난 약은 버리십시오.",
    claim: "제조일로부터 6개월이 지난 약은 버리십시오 [1].",
    true: "개봉한 날부터 6개월이 지난 약은 버리십시오 [1].",
  },
  {
    check: "order",
    evidence: "이익은 제작비 회수 후에 분배한다.",
    claim: "이익은 제작비 회수 전에 분배합니다 [1].",
    true: "이익은 제작비를 회수한 후에 분배합니다 [1].",
  },
  {
    check: "kind",
    evidence: "분쟁은 서울중앙지방법원을 관할법원으로 한다.",
    claim: "분쟁은 부산지방법원을 관할법원으로 합니다 [1].",
    true: "분쟁은 서울중앙지방법원에서 다룹니다 [1].",
  },
  {
    check: "transposed",
    evidence: "대출금은 2년 거치 후 3년간 나누어 갚는다.",
    claim: "대출금은 3년 거치 후 2년 동안 나누어 갚습니다 [1].",
    true: "대출금은 2년 거치 후 3년 동안 나누어 갚습니다 [1].",
  },
  {
    check: "order",
    evidence: "급수가 재개된 직후에 물을 흘려보내십시오.",
    claim: "급수가 재개되기 직전에 물을 흘려보내야 합니다 [1].",
    true: "급수가 재개된 직후에는 물을 흘려보내야 합니다 [1].",
  },
  {
    check: "change",
    evidence: "버스 이동 시간은 24분에서 19분으로 줄었다.",
    claim: "버스로 가는 데 걸리는 시간이 19분 줄었습니다 [1].",
    true: "버스 이동 시간이 19분으로 줄었습니다 [1].",
  },
  {
    check: "part",
    evidence: "하천 12개 지점 가운데 9개 지점이 좋음 등급을 받았다.",
    claim: "하천 12개 지점이 모두 좋음 등급을 받았습니다 [1].",
    true: "하천 12개 지점 중 9개 지점이 좋음 등급을 받았습니다 [1].",
  },
  {
    check: "reason",
    evidence: "산불 예방을 위해 능선 탐방로의 출입을 통제합니다.",
    claim: "능선 탐방로는 서식지를 보호하려고 출입을 통제합니다 [1].",
    true: "능선 탐방로는 산불 예방을 위하여 출입을 통제합니다 [1].",
  },
  {
    check: "places",
    evidence: "산을 희석할 때는 반드시 물에 산을 조금씩 부어야 한다.",
    claim: "산을 희석할 때는 반드시 산에 물을 조금씩 부어야 합니다 [1].",
    true: "산을 희석할 때는 산을 물에 조금씩 부어야 합니다 [1].",
  },
  {
    check: "per",
    evidence: "관리사무소는 세대당 생수 2병을 나누어 준다.",
    claim: "관리사무소는 한 사람마다 생수 2병을 나누어 줍니다 [1].",
    true: "관리사무소는 세대마다 생수 2병을 나누어 줍니다 [1].",
  },
  {
    check: "bounds",
    evidence: "현장학습 참가 동의서는 9월 19일까지 담임 선생님께 내 주세요.",
    claim: "현장학습 참가 동의서는 9월 19일부터 담임 선생님께 내 주세요 [1].",
    true: "현장학습 참가 동의서는 9월 19일까지 담임 선생님께 내야 합니다 [1].",
  },
  {
    check: "near-copy",
    evidence: "증빙서류는 복귀 후 7일 이내에 제출한다.",
    claim: "증빙서류는 복귀 후 7일 이후에 제출합니다 [1].",
    true: "증빙서류는 복귀 후 7일 안에 제출합니다 [1].",
  },
  {
    check: "near-copy",
    evidence: "감자는 껍질이 초록색으로 변하거나 싹이 난 부분을 도려내고 조리한다.",
    claim: "감자는 껍질이 초록색으로 변하고 싹이 난 부분을 도려내고 조리합니다 [1].",
    true: "감자는 껍질이 초록색으로 변했거나 싹이 난 부분을 도려내고 조리합니다 [1].",
  },
  {
    check: "near-copy",
    evidence: "Books are included in the course fee; the exam fee is not.",
    claim: "Books are included in the course fee; the exam fee is [1].",
    true: "Books are included in the course fee; the exam fee isn't [1].",
  },
  {
    check: "quote",
    evidence: "임차인은 차임을 매월 지급한다.",
    claim: "계약서에는 “보증금은 일억 원으로 정한다”고 적혀 있습니다 [1].",
    true: "계약서에는 “임차인은 차임을 매월 지급한다”고 적혀 있습니다 [1].",
  },
];

/** True sentences that keep the evidence's words and move, join or turn them. */
const toldRightly: readonly { how: string; evidence: string; claim: string }[] = [
  {
    how: "a denial that stands before another word",
    evidence: "Late claims are not rejected automatically but are passed to the finance director.",
    claim: "Late claims aren't automatically rejected but are passed to the finance director [1].",
  },
  {
    how: "what else there is, where the evidence says only",
    evidence: "회의실은 부서 공용 계정으로만 예약할 수 있다.",
    claim: "개인 계정으로는 회의실을 예약하지 못합니다 [1].",
  },
  {
    how: "a condition as a relative clause",
    evidence: "보강을 원하지 않으면 3월 20일까지 안내대에서 환불을 신청할 수 있다.",
    claim: "보강을 원하지 않는 회원은 3월 20일까지 안내대에서 환불을 신청할 수 있습니다 [1].",
  },
  {
    how: "what is left over, denied",
    evidence: "직원 120명 중 90명이 교육을 마쳤고, 남은 인원은 다음 달 말까지 마쳐야 한다.",
    claim: "아직 교육을 마치지 않은 직원은 30명입니다 [1].",
  },
  {
    how: "not unless, and what is needed before",
    evidence: "Do not use the cleaning programme unless all racks have been removed.",
    claim: "Remove all racks before using the cleaning programme [1].",
  },
  {
    how: "a share of two counts",
    evidence: "Of the 240 households surveyed, 180 sort their waste and 36 compost at home.",
    claim: "Three quarters of the households surveyed sort their waste [1].",
  },
  {
    how: "past a bound, where both sides are told",
    evidence: "출장비는 10영업일 이내에 정산하여야 하며, 기한을 넘기면 부서장의 사유서를 첨부하여야 한다.",
    claim: "출장비를 10영업일이 지나 정산할 때에는 부서장의 사유서를 첨부해야 합니다 [1].",
  },
  {
    how: "the year after",
    evidence: "1978년 태풍으로 탑 윗부분이 무너져 이듬해 콘크리트로 다시 지었다.",
    claim: "탑 윗부분은 1979년에 콘크리트로 다시 지었습니다 [1].",
  },
  {
    how: "a day between two that share a month",
    evidence: "The pool is closed from 3 to 16 March for repairs.",
    claim: "The pool is closed on 10 March for repairs [1].",
  },
  {
    how: "each for every",
    evidence: "Bicycles travel free, but each must be booked because there are racks for only 12.",
    claim: "Every bicycle must be booked because there are racks for only 12 [1].",
  },
  {
    how: "a denial told politely",
    evidence: "갑은 하자에 대하여 책임을 지지 아니한다.",
    claim: "갑은 하자에 대하여 책임을 지지 아니합니다 [1].",
  },
  {
    how: "a ban told politely",
    evidence: "을은 갑의 동의 없이 계약을 양도하여서는 아니된다.",
    claim: "을은 갑의 동의 없이 계약을 양도하여서는 아니됩니다 [1].",
  },
];

describe("a sentence that is told rightly in nearly the same words", () => {
  for (const { how, evidence, claim } of toldRightly)
    it(how, () => {
      const { status, reason } = groundSentence(claim, prepareEvidence([{ label: "1", text: evidence }]));
      assert.ok(["quoted", "supported", "unchecked"].includes(status), `${status} ${reason?.en}`);
    });
});

describe("each check", () => {
  for (const { check, label = "1", evidence, claim, true: holds } of claims) {
    const prepared = prepareEvidence([{ label, text: evidence }]);
    it(`${check}: a claim that only this check objects to`, () => {
      const { status, check: decided, reason } = groundSentence(claim, prepared);
      assert.equal(decided, check, `${status} ${reason?.ko}`);
      assert.ok(status === "contradicts" || status === "unsupported");
    });
    it(`${check}: nothing against the same told rightly`, () => {
      const { status, check: decided } = groundSentence(holds, prepared);
      assert.ok(["quoted", "supported", "unchecked"].includes(status), `${status} ${decided}`);
    });
  }
});
