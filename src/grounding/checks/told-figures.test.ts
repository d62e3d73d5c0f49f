import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

/** What each check marks of a text, and what it leaves. */
const told: readonly {
  check: string;
  evidence: string;
  wrong: readonly string[];
  right: readonly string[];
}[] = [
  {
    check: "item",
    evidence: "입장료는 어른 8천 원, 청소년 5천 원, 어린이 3천 원이다.",
    wrong: ["청소년 입장료는 8천 원입니다", "어린이는 입장료로 5천 원을 냅니다"],
    right: ["청소년 입장료는 5천 원입니다", "어린이는 청소년보다 적은 3천 원을 냅니다", "초등학생은 3천 원을 냅니다"],
  },
  {
    check: "item",
    evidence: "통원은 하루 10만 원, 입원은 하루 30만 원 한도로 치료비를 보상한다.",
    wrong: ["통원 치료는 하루 30만 원까지 보상됩니다"],
    right: ["입원 치료는 하루 30만 원까지 보상됩니다", "통원 치료는 하루 10만 원까지 보상됩니다"],
  },
  {
    check: "item",
    evidence: "순간 풍속이 8m를 넘으면 인양을 멈추고, 12m를 넘으면 운전을 멈춘다.",
    wrong: ["풍속이 8m를 넘으면 운전을 멈춰야 합니다"],
    right: ["풍속이 12m를 넘으면 운전을 멈춰야 합니다"],
  },
  {
    check: "item",
    evidence: "Change the oil every 200 hours and the belt every 500 hours.",
    wrong: ["The belt should be changed every 200 hours"],
    right: ["The belt should be changed every 500 hours", "The oil lasts less long, 200 hours, than the belt"],
  },
  {
    check: "tier",
    evidence: "체중 20kg 미만은 1회 4mL, 20kg 이상 40kg 미만은 1회 8mL를 먹인다.",
    wrong: ["체중이 25kg인 아이에게는 한 번에 4mL를 먹입니다"],
    right: ["체중이 25kg인 아이에게는 한 번에 8mL를 먹입니다", "체중이 20kg이면 한 번에 8mL를 먹입니다"],
  },
  {
    check: "tier",
    evidence: "공연 7일 전까지 취소하면 전액을, 6일 전부터 3일 전까지 취소하면 절반을 돌려준다.",
    wrong: ["공연 나흘 전에 취소하면 전액을 돌려받습니다"],
    right: ["공연 열흘 전에 취소하면 전액을 돌려받습니다", "공연 나흘 전에 취소하면 절반을 돌려받습니다"],
  },
  {
    check: "tier",
    evidence: "주차는 2대째는 월 3만 원, 3대째부터는 월 9만 원을 낸다.",
    wrong: ["차를 두 대 가진 집은 월 9만 원을 냅니다"],
    right: ["차를 두 대 가진 집은 월 3만 원을 냅니다", "차가 네 대라면 한 대는 월 9만 원을 냅니다"],
  },
  {
    check: "tier",
    evidence: "Parcels under 2 kg cost $5, and parcels of 2 kg or more cost $9.",
    wrong: ["A parcel of 3 kg costs $5"],
    right: ["A parcel of 3 kg costs $9", "A parcel of 1 kg costs $5"],
  },
  {
    check: "transposed",
    evidence: "동호회는 회비를 월 3만 원에서 5만 원으로 올린다.",
    wrong: ["동호회 회비가 월 5만 원에서 3만 원으로 바뀝니다"],
    right: ["동호회 회비가 월 3만 원에서 5만 원으로 바뀝니다", "올린 회비를 5만 원에서 3만 원으로 되돌립니다"],
  },
  {
    check: "transposed",
    evidence: "Membership now stands at 310, down from 420.",
    wrong: ["Membership rose from 310 to 420"],
    right: ["Membership fell from 420 to 310"],
  },
  {
    check: "ranking",
    evidence: "지출의 40%를 급식에, 25%를 난방에, 12%를 행사에 썼다.",
    wrong: ["난방보다 행사에 더 많은 돈을 썼습니다"],
    right: ["행사보다 난방에 더 많은 돈을 썼습니다", "작년보다 난방에 더 많은 돈을 썼습니다"],
  },
  {
    check: "ranking",
    evidence: "The warranty covers the frame for 10 years and the brakes for 2 years.",
    wrong: ["The brakes are covered for longer than the frame"],
    right: ["The frame is covered for longer than the brakes"],
  },
  {
    check: "ranking",
    evidence: "고른 이유로는 가격이 52%로 가장 많았고 무게가 21%로 뒤를 이었다.",
    wrong: ["고른 이유로 가장 많이 꼽힌 것은 무게였습니다"],
    right: ["고른 이유로 가장 많이 꼽힌 것은 가격이었습니다", "무게는 가격 다음으로 많았습니다"],
  },
  {
    check: "ranking",
    evidence: "The trustees chose the second cheapest bid for the roof, from Orwell Ltd.",
    wrong: ["The trustees chose the cheapest bid for the roof, from Orwell Ltd"],
    right: ["The bid chosen for the roof was the second cheapest"],
  },
  {
    check: "often",
    evidence: "환기 필터는 3개월마다 한 번 청소한다.",
    wrong: ["환기 필터는 한 달에 한 번 청소합니다"],
    right: ["환기 필터는 한 해에 네 번 청소합니다", "환기 필터는 석 달마다 청소합니다"],
  },
  {
    check: "often",
    evidence: "The paper bins are emptied every other Friday.",
    wrong: ["The paper bins are emptied every Friday"],
    right: ["The paper bins are emptied every two weeks"],
  },
  {
    check: "often",
    evidence: "예약한 날짜는 한 번만 수수료 없이 변경할 수 있다.",
    wrong: ["예약한 날짜는 몇 번이든 수수료 없이 변경할 수 있습니다"],
    right: ["예약한 날짜는 한 번 수수료 없이 변경할 수 있습니다"],
  },
  {
    check: "per",
    evidence: "휴회는 두 번까지 신청할 수 있고 합계 40일을 쉴 수 있다.",
    wrong: ["휴회는 두 번까지 신청할 수 있고 한 번에 40일씩 쉴 수 있습니다"],
    right: ["휴회는 두 번까지 신청할 수 있고 합쳐서 40일을 쉴 수 있습니다"],
  },
  {
    check: "per",
    evidence: "강아지는 한 마리당 1박에 2만 원을 받습니다.",
    wrong: ["강아지 두 마리와 사흘 밤을 묵으면 강아지 요금은 4만 원입니다"],
    right: [
      "강아지 두 마리와 사흘 밤을 묵으면 강아지 요금은 12만 원입니다",
      "강아지 두 마리와 하룻밤을 묵으면 4만 원입니다",
    ],
  },
  {
    check: "part",
    evidence: "선발 인원은 30명이며 이 가운데 5명은 졸업생이다.",
    wrong: ["선발 인원은 졸업생까지 더해 모두 35명입니다"],
    right: ["선발 인원 가운데 졸업생이 아닌 사람은 25명입니다"],
  },
];

function checkOn(evidence: string, claim: string): string | null {
  return groundSentence(`${claim} [1].`, prepareEvidence([{ label: "1", text: evidence }])).check;
}

describe("figures that the evidence tells of something else", () => {
  for (const { check, evidence, wrong, right } of told) {
    for (const claim of wrong) it(`${check}: ${claim}`, () => assert.equal(checkOn(evidence, claim), check));
    for (const claim of right) it(`not ${check}: ${claim}`, () => assert.notEqual(checkOn(evidence, claim), check));
  }
});
