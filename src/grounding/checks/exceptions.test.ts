import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

const ground = (evidence: string, claim: string) =>
  groundSentence(`${claim} [1].`, prepareEvidence([{ label: "1", text: evidence }]));

const travel = "출장 숙박비는 1박에 8만원까지 지급한다. 다만, 서울은 10만원까지 지급한다. 식비는 하루 2만원이다.";
const hotels = "Hotel costs are paid up to $120 per night. However, in London up to $180 is paid.";
const loans = "도서는 14일 동안 빌릴 수 있다. 다만, 신간은 7일 동안 빌릴 수 있다.";

describe("the figure of an exception", () => {
  for (const [evidence, claim] of [
    [travel, "서울 출장의 숙박비는 1박에 10만원까지 받을 수 있습니다"],
    [travel, "서울에 출장을 가면 숙박비가 1박에 10만원까지 나옵니다"],
    [hotels, "In London, hotel costs are paid up to $180 per night"],
    [loans, "신간 도서는 7일 동안 빌릴 수 있습니다"],
  ] as const)
    it(`is told of what the rule is about: ${claim}`, () => {
      const { status, reason } = ground(evidence, claim);
      assert.ok(!doubtfulStatuses.has(status), `${status} ${reason?.en}`);
    });
  for (const [evidence, claim] of [
    [travel, "숙박비는 1박에 10만원까지입니다"],
    [travel, "서울은 8만원까지입니다"],
    [hotels, "Hotel costs are paid up to $180 per night"],
    [loans, "도서는 7일 동안 빌릴 수 있습니다"],
  ] as const)
    it(`is told of nothing else: ${claim}`, () => assert.equal(ground(evidence, claim).check, "pairing"));
});

describe("a bound", () => {
  it("of one thing excuses no figure of another", () =>
    assert.equal(ground(travel, "식비는 하루 5만원입니다").check, "figures"));
});
