import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

const ground = (evidence: string, claim: string) =>
  groundSentence(`${claim} [1].`, prepareEvidence([{ label: "1", text: evidence }]));

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

describe("what was put off, told as rejected", () => {
  const shelter = "자전거 보관소 설치안은 예산을 확인한 뒤 다음 회의에서 다시 논의하기로 하였다.";
  isMarkedBy("settled", shelter, "자전거 보관소를 설치하자는 안은 회의에서 부결되었습니다");
  isNotMarkedBy("settled", shelter, "자전거 보관소 설치안은 결론을 내지 못하고 다음 회의로 넘어갔습니다");
  const hens = "The motion to keep hens on the plots was held over until the spring meeting.";
  isMarkedBy("settled", hens, "The motion to keep hens on the plots was rejected at the meeting");
  isNotMarkedBy(
    "settled",
    "The motion to keep hens on the plots was voted down.",
    "The motion to keep hens was rejected",
  );
});

describe("a word for always where the evidence makes an exception", () => {
  const lockers = "사물함은 밤마다 비웁니다. 다만 연간 회원의 사물함은 비우지 않습니다.";
  isMarkedBy("exception", lockers, "사물함은 예외 없이 밤마다 비웁니다");
  isNotMarkedBy("exception", lockers, "연간 회원의 사물함은 언제나 비우지 않습니다");
  isNotMarkedBy("exception", lockers, "연간 회원의 것을 제외하고 사물함은 항상 밤마다 비웁니다");
  const dogs = "Dogs may not enter the dining room. However, guide dogs may enter the dining room.";
  isMarkedBy("exception", dogs, "Dogs may never enter the dining room");
  isNotMarkedBy(
    "exception",
    "Dogs may not enter the dining room. The bar is open.",
    "Dogs may never enter the dining room",
  );
});

describe("things told together of which the evidence tells one otherwise", () => {
  const yields = "올해 보리 수확량은 8% 늘었다. 감자 수확량은 잦은 비로 3% 감소했다.";
  isMarkedBy("together", yields, "올해 보리와 감자는 모두 수확량이 늘었습니다");
  const rentals = "튜브와 조끼는 무료로 빌려주지만 수건은 각자 가져와야 한다.";
  isMarkedBy("together", rentals, "튜브와 조끼, 수건을 모두 무료로 빌려줍니다");
  isNotMarkedBy("together", rentals, "튜브와 조끼는 모두 무료로 빌려줍니다");
  isNotMarkedBy(
    "together",
    "본관은 월요일에 쉬지만 별관은 화요일에 쉰다. 본관과 별관 모두 무료로 연다.",
    "본관과 별관은 모두 무료로 엽니다",
  );
  const baths = "The pool is open on Mondays, but the sauna is closed then.";
  isMarkedBy("together", baths, "Both the pool and the sauna are open on Mondays");
  const pipes = "3일에는 윗동네의 물이 끊긴다. 강변마을은 다른 관을 쓰므로 평소처럼 나온다.";
  isMarkedBy("together", pipes, "3일에는 윗동네와 강변마을이 모두 단수됩니다");
});

describe("what does not matter, told as what it depends on", () => {
  const shots = "거주지와 상관없이 가까운 보건소 어디서나 예방접종을 받을 수 있다.";
  isMarkedBy("regardless", shots, "예방접종은 거주지 안에 있는 보건소에서 받아야 합니다");
  isNotMarkedBy("regardless", shots, "거주지가 달라도 보건소에서 예방접종을 받을 수 있습니다");
  const fares = "The fare depends on the age of the passenger and is paid on board.";
  isMarkedBy("regardless", fares, "Regardless of age, each passenger pays the same fare on board");
  isNotMarkedBy("regardless", fares, "The fare that passengers pay depends on their age");
});

describe("two conditions, both or either of which are needed", () => {
  const refund = "구매 후 10일 이내이고 포장을 뜯지 않은 경우에 환불한다.";
  isMarkedBy("either", refund, "구매한 지 10일이 지나지 않았거나 포장을 뜯지 않았다면 환불을 받습니다");
  isNotMarkedBy("either", refund, "구매한 지 10일 안이고 포장을 뜯지 않았으면 환불을 받습니다");
  const grant = "A club may apply if it has a bank account and holds yearly elections.";
  isMarkedBy("either", grant, "A club may apply if it has a bank account or holds yearly elections");
});

describe("what happens if nothing is done", () => {
  const lease = "만료 한 달 전까지 해지를 알리지 않으면 계약은 1년 연장된다.";
  isMarkedBy("default", lease, "연장을 신청하지 않으면 계약은 만료일에 종료됩니다");
  isNotMarkedBy("default", lease, "해지를 알리지 않으면 계약은 끝나지 않고 1년 연장됩니다");
  const policy = "The policy continues for another year unless you cancel it in writing.";
  isMarkedBy("default", policy, "The policy ends after a year unless you ask for it in writing");
  isUnmarked(policy, "Unless you cancel it in writing, the policy continues for another year");
});

describe("what is not needed, told as needed", () => {
  const job = "운전면허 소지자를 우대하나 필수 요건은 아닙니다. 지원서는 5월 2일까지 내야 합니다.";
  isMarkedBy("need", job, "지원하려면 운전면허가 반드시 있어야 합니다");
  isNotMarkedBy("need", job, "지원서는 반드시 5월 2일까지 내야 합니다");
  const pool = "Swimming caps are optional. Showers are required before entering the water.";
  isMarkedBy("need", pool, "Swimming caps must be worn in the water");
  isNotMarkedBy("need", pool, "You must take a shower before you enter the water");
});

describe("what the evidence asks for, told as not needed", () => {
  const pan = "새 팬은 미지근한 물로 헹군 뒤 사용하십시오.";
  isMarkedBy("waived", pan, "새 팬은 물로 헹굴 필요 없이 사용해도 됩니다");
  isNotMarkedBy("waived", "비닐 포장은 씻지 않아도 됩니다.", "비닐 포장은 씻지 않아도 됩니다");
  isNotMarkedBy(
    "waived",
    "알레르기가 있는 손님은 주방에 미리 알려 주세요.",
    "알레르기가 없는 손님은 주방에 알릴 필요가 없습니다",
  );
});

describe("what holds of some only, told of all", () => {
  const lifts = "The pool closes at noon, but the sauna is closed on Fridays only.";
  isMarkedBy("only", lifts, "The sauna is closed on all days of the week");
  const grill = "숯불 구이는 강가 마당에서만 할 수 있다.";
  isNotMarkedBy("only", grill, "숯불 구이는 강가 마당에서만 할 수 있습니다");
});

describe("what the evidence sets apart, told as one of the rest", () => {
  const shelf = "소설과 시집은 3주 동안 빌릴 수 있다. 잡지는 대출 대상에서 제외한다.";
  isMarkedBy("extended", shelf, "잡지도 3주 동안 빌릴 수 있습니다");
  isNotMarkedBy("extended", shelf, "소설과 시집은 3주 동안 빌릴 수 있지만 잡지는 대상이 아닙니다");
  const sales = "매출은 5% 늘었다. 순이익은 환율 탓에 2% 감소했다.";
  isMarkedBy("extended", sales, "매출이 늘면서 순이익도 늘었습니다");
  const ticket = "The ticket covers the ferry and the museum but not the tower.";
  isMarkedBy("but-not", ticket, "The ticket covers the ferry, the museum and the tower");
  isNotMarkedBy("but-not", ticket, "The ticket covers the ferry and the museum; the tower costs extra");
});

describe("the contrary of what the evidence says of one thing", () => {
  const queue = "접수 번호가 같으면 소득이 적은 가구를 먼저 뽑는다.";
  isMarkedBy("attribute", queue, "접수 번호가 같다면 소득이 많은 가구가 뽑힙니다");
  isNotMarkedBy("attribute", queue, "접수 번호가 같으면 소득이 적은 가구부터 뽑습니다");
});

describe("words for all that the evidence says in other words", () => {
  isUnmarked(
    "소식지를 받지 않아도 강좌 신청에는 제한이 없습니다.",
    "소식지를 받지 않는 사람도 강좌를 제한 없이 신청할 수 있습니다",
  );
});
