import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

const ground = (evidence: string, claim: string) =>
  groundSentence(`${claim} [제5조].`, prepareEvidence([{ label: "제5조", text: evidence }]));

function isMarkedBy(check: string, evidence: string, claim: string): void {
  it(claim, () => {
    const { status, check: decided, reason } = ground(evidence, claim);
    assert.deepEqual([status, decided], ["contradicts", check], reason?.en);
  });
}

/** Another check may still object, wrongly. */
function isNotMarkedBy(check: string, evidence: string, claim: string): void {
  it(claim, () => assert.notEqual(ground(evidence, claim).check, check));
}

function isUnmarked(evidence: string, claim: string): void {
  it(claim, () => {
    const { status, reason } = ground(evidence, claim);
    assert.ok(!doubtfulStatuses.has(status), `${status} ${reason?.en}`);
  });
}

describe("the same and another of one thing", () => {
  isMarkedBy("polarity", "양 당사자는 동일한 조건으로 갱신한다.", "양 당사자는 다른 조건으로 갱신합니다");
  isMarkedBy("polarity", "주주는 같은 가격으로 매도한다.", "주주는 다른 가격으로 매도합니다");
  isMarkedBy("polarity", "을은 갑과 동일한 업종에 종사한다.", "을은 갑과 다른 업종에 종사합니다");
  isMarkedBy("polarity", "모든 방은 같은 크기입니다.", "방마다 다른 크기입니다");
});

describe("an amount that is the sum or the rest of three others", () => {
  const rent = "월세는 50만 원, 관리비는 10만 원, 주차비는 5만 원으로 한다.";
  const price = "계약금은 100만 원, 중도금은 200만 원, 잔금은 700만 원으로 한다.";
  const fees = "The deposit is $500, the fee is $200 and the fine is $100.";
  describe("is wrong of one of them", () => {
    isMarkedBy("figures", rent, "월세는 65만 원입니다");
    isMarkedBy("figures", rent, "월세는 35만 원입니다");
    isMarkedBy("figures", rent, "월세는 모두 65만 원입니다");
    isMarkedBy("figures", price, "중도금은 400만 원입니다");
    isMarkedBy("figures", price, "잔금은 1,000만 원입니다");
    isMarkedBy("figures", fees, "The fine is $800");
  });
  describe("is worked out where the claim says so", () => {
    isUnmarked(rent, "월세와 관리비, 주차비를 합하면 65만 원입니다");
    isUnmarked(price, "대금은 모두 1,000만 원입니다");
    isUnmarked("대금은 1,000만 원이며 계약금 100만 원, 중도금 200만 원을 지급한다.", "나머지는 700만 원입니다");
    isUnmarked(fees, "The total is $800");
  });
});

describe("two figures told in the other order, each of its own thing", () => {
  isUnmarked("성인은 2주 이내에, 어린이는 6주 이내에 접종합니다.", "어린이는 6주, 성인은 2주 이내에 접종합니다");
  isUnmarked(
    "The gym opens at 6 am on weekdays and at 8 am on weekends.",
    "The gym opens at 8 am on weekends and at 6 am on weekdays",
  );
  isUnmarked("평일은 9시에, 주말은 11시에 문을 엽니다.", "주말은 11시에, 평일은 9시에 문을 엽니다");
  isUnmarked("입장료는 성인 5,000원, 어린이 2,000원이다.", "입장료는 어린이 2,000원, 성인 5,000원입니다");
  isUnmarked("국내선은 1시간 전, 국제선은 3시간 전에 수속한다.", "국제선은 3시간 전, 국내선은 1시간 전에 수속합니다");
  isNotMarkedBy(
    "transposed",
    "회원은 10일, 비회원은 3일 동안 빌릴 수 있다.",
    "비회원은 3일, 회원은 10일 동안 빌릴 수 있습니다",
  );
  isUnmarked("오전반은 12명, 오후반은 20명을 받는다.", "오후반은 20명, 오전반은 12명을 받습니다");
  isNotMarkedBy("transposed", "매도인은 40%, 매수인은 60%를 부담한다.", "매수인은 60%, 매도인은 40%를 부담합니다");
  isUnmarked("Adults pay $12 and children pay $5 for the tour.", "For the tour children pay $5 and adults pay $12");
  isUnmarked(
    "Members may borrow books for 21 days and films for 7 days.",
    "Members may borrow films for 7 days and books for 21 days",
  );
});

describe("what one party grants another", () => {
  const copying = "을은 갑에게 복제할 수 있는 권리를 허락한다.";
  const installing = "Licensor grants Licensee a non-exclusive license to install the software.";
  describe("is not done by whoever grants it", () => {
    isMarkedBy("parties", copying, "을은 복제할 수 있습니다");
    isMarkedBy("parties", installing, "Licensor may install the software");
  });
  describe("is done by whoever is granted it, and granted in other words", () => {
    isUnmarked(copying, "갑은 복제할 수 있습니다");
    isUnmarked(copying, "을은 갑에게 복제할 권리를 허락합니다");
    isUnmarked(copying, "갑은 을로부터 복제할 수 있는 권리를 허락받습니다");
    isUnmarked(installing, "Licensee may install the software");
    isUnmarked("임차인은 임대인에게 계약을 해지할 수 있는 권리를 가진다.", "임차인은 계약을 해지할 수 있습니다");
  });
});

describe("a case that a rule is applied to", () => {
  const leave = "휴직은 입사 후 6개월이 지난 직원이 신청할 수 있다.";
  isNotMarkedBy("polarity", leave, "입사한 지 넉 달 된 직원은 휴직을 신청할 수 없습니다");
  isMarkedBy("polarity", leave, "입사 후 6개월이 지난 직원은 휴직을 신청할 수 없습니다");
  const card = "요금을 두 달 연속 내지 않으면 정지된다. 카드 할인은 3개월 안에 해지하면 돌려주어야 한다.";
  isNotMarkedBy("bounds", card, "가입하고 두 달 만에 해지하면 카드 할인은 돌려주어야 합니다");
  isNotMarkedBy("bounds", "등불은 날마다 저녁 7시 30분에 띄운다.", "등불은 매일 19시 30분에 띄웁니다");
  const visitors = "축제가 이틀간 열려 3만 4천 명이 찾았다.";
  isNotMarkedBy("figures", visitors, "축제가 이틀간 열려 하루 평균 1만 7천 명이 찾았습니다");
  isMarkedBy("figures", visitors, "축제가 이틀간 열려 하루 평균 1만 9천 명이 찾았습니다");
  const water = "약은 새벽 5시에 먹고, 물은 검사 2시간 전까지 마실 수 있다.";
  isNotMarkedBy("figures", water, "검사가 오전 10시라면 물은 오전 8시까지 마실 수 있습니다");
  isMarkedBy("figures", water, "검사가 오전 10시라면 물은 오전 9시까지 마실 수 있습니다");
});

describe("two of a kind that are both told of", () => {
  const stains = "벽지의 변색은 임대인이 부담하고, 담배로 인한 변색은 임차인이 부담한다.";
  isNotMarkedBy("reason", stains, "벽지의 변색은 세월 때문이면 임대인이, 담배 때문이면 임차인이 부담합니다");
  isMarkedBy("reason", stains, "습기 때문에 생긴 변색은 임차인이 부담합니다");
  const courts = "분쟁은 서울중앙지방법원을 관할법원으로 한다.";
  isNotMarkedBy("kind", courts, "분쟁은 부산지방법원이 아니라 중앙지방법원을 관할법원으로 합니다");
});

describe("a near copy in which a word stands in the place of another", () => {
  const minutes = "최민재는 포장안을 맡는다. 인쇄 견적은 이슬비가 5월 12일까지 받아 오기로 함.";
  isMarkedBy("near-copy", minutes, "인쇄 견적은 최민재가 5월 12일까지 받아 오기로 했습니다");
  isUnmarked(minutes, "인쇄 견적은 이슬비가 5월 12일까지 받아 오기로 했습니다");
  isMarkedBy(
    "near-copy",
    "Dogs are allowed on all pitches except the lakeside row, at most two per pitch.",
    "Dogs are allowed on all pitches only the lakeside row, at most two per pitch",
  );
  isUnmarked("The pool is heated but the sauna is closed.", "The sauna is closed but the pool is heated");
  isUnmarked("We go from the station to the hotel by bus.", "We go to the hotel from the station by bus");
  isUnmarked("본관은 무료이지만 별관은 유료이다.", "별관은 유료이지만 본관은 무료입니다");
  isMarkedBy(
    "polarity",
    "Photographs by visitors are allowed in the main hall of the museum.",
    "Photographs by visitors are forbidden in the main hall of the museum",
  );
  isMarkedBy("near-copy", "Glass bottles are prohibited in the park.", "Glass bottles are permitted in the park");
  isMarkedBy("near-copy", "난방은 저녁에 반드시 켜야 한다.", "난방은 저녁에 반드시 꺼야 합니다");
  isUnmarked("서울지점은 부산지점에 자료를 보낸다.", "서울지점은 자료를 부산지점에 보냅니다");
  isMarkedBy("near-copy", "서울지점은 부산지점에 자료를 보낸다.", "부산지점은 서울지점에 자료를 보냅니다");
  isUnmarked("전시실 안에서 촬영은 무료이다.", "전시실 안에서 촬영은 유료가 아닙니다");
});

describe("what was proposed or put off", () => {
  const meals = "표정민은 채식 식단을 주 2회로 늘리자고 제안하였으나, 위원회는 결정을 다음 회의로 미루었다.";
  isMarkedBy("settled", meals, "위원회는 제안에 따라 채식 식단을 주 2회로 늘리기로 결정하였습니다");
  isUnmarked(meals, "위원회는 채식 식단을 늘릴지를 다음 회의로 미루기로 했습니다");
  isUnmarked(
    "표정민은 채식 식단을 주 2회로 늘리자고 제안하였고, 위원회는 만장일치로 의결하였다.",
    "위원회는 채식 식단을 주 2회로 늘리기로 의결하였습니다",
  );
  const surfacing =
    "Of 148 replies 97 favoured rubber surfacing. The decision on rubber surfacing was put off to March.";
  isMarkedBy("settled", surfacing, "The council approved the decision on rubber surfacing");
  isUnmarked(surfacing, "The decision on rubber surfacing was postponed to March");
  isUnmarked("위원회는 사무국이 요청한 예산을 확정하고 공고하였다.", "위원회는 예산을 확정했습니다");
  isUnmarked("주민이 제안한 야간 순찰을 시행하기로 하고 예산을 배정하였다.", "야간 순찰을 시행하기로 했습니다");
  isNotMarkedBy(
    "settled",
    "The council voted 5 to 2 to fund the requested roof repairs.",
    "The council approved funding for the roof repairs",
  );
});

describe("a time of day", () => {
  isMarkedBy("figures", "접수는 09:30에 시작한다.", "접수는 09:00에 시작합니다");
  isMarkedBy("figures", "접수는 오전 9시 30분에 시작한다.", "접수는 오전 9시 15분에 시작합니다");
  isMarkedBy("figures", "The pool opens at 9 a.m. every day.", "The pool opens at 9 p.m. every day");
  isMarkedBy("figures", "The pool opens at 9:30 am every day.", "The pool opens at 9:45 am every day");
  isUnmarked("접수는 09:30에 시작한다.", "접수는 오전 9시 30분에 시작합니다");
  isUnmarked("접수는 09:30에 시작한다.", "접수는 오전 9시 반에 시작합니다");
  isUnmarked("회의는 15:00에 시작한다.", "회의는 오후 3시에 시작합니다");
  isUnmarked("회의 시각은 15:30이다.", "회의 시각은 오후 3시 반입니다");
  isUnmarked("회의는 09:30에 시작한다.", "회의는 아홉 시 반쯤 시작합니다");
  isUnmarked("회의는 15:30에 시작한다.", "회의는 오후 세 시 30분에 시작합니다");
  isUnmarked("The pool opens at 9:30 p.m. every day.", "The pool opens at 21:30 every day");
});
