import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Mention, partyWords, readClause } from "./index.ts";

const parties = partyWords();

function mention(text: string, concept: string): Mention {
  const found = readClause(text, parties).mentions.find((each) => each.concept === concept);
  assert.ok(found !== undefined, `${concept} in ${text}`);
  return found;
}

describe("a clause as code reads it", () => {
  it("knows what is denied, and that two denials affirm", () => {
    assert.equal(mention("을은 계약을 해지할 수 없다", "terminate").sign, -1);
    assert.equal(mention("을은 계약을 해지하여서는 아니 된다", "terminate").sign, -1);
    assert.equal(mention("을은 위약금을 내지 않을 수 없습니다", "pay").sign, 1);
    assert.equal(mention("동의 없이 양도한다", "consent").sign, -1);
    assert.equal(mention("책임을 지지 아니한다", "liable").sign, -1);
    assert.equal(mention("The Tenant shall not assign the lease", "transfer").sign, -1);
    assert.equal(mention("without the Landlord's prior written consent", "consent").sign, -1);
  });

  it("finds what is denied behind words that stand between, and by what is refused", () => {
    assert.equal(mention("다친 사람은 한 명도 없었다", "=사람").isDenied, true);
    assert.equal(mention("회의에 나오지 못하면", "meet").isDenied, false);
    assert.equal(mention("비료가 스며들지 못했다고 보았다", "=스며들지").isDenied, true);
    assert.equal(mention("운전을 하실 수 없습니다", "=운전").isDenied, true);
    assert.equal(mention("The company refused to comment", "=comment").isDenied, true);
  });

  it("knows a verb in its forms", () => {
    assert.equal(mention("식기세척기에 넣지 마십시오", "=넣다").isDenied, true);
    assert.equal(mention("식기세척기에 넣어도 됩니다", "=넣다").isDenied, false);
    assert.ok(!readClause("원인은 밝혀지지 않았다", parties).mentions.some(({ concept }) => concept === "support"));
  });

  it("takes a prompt act for no denial: 지체 없이", () => {
    assert.equal(mention("지체 없이 통지한다", "prompt").sign, 1);
  });

  it("knows how binding it is", () => {
    assert.equal(mention("보증금을 반환하여야 한다", "return").modality, "must");
    assert.equal(mention("계약을 해지할 수 있다", "terminate").modality, "may");
    assert.equal(mention("지급하지 않아도 됩니다", "pay").modality, "need-not");
    assert.equal(mention("The Buyer must notify the Seller", "notify").modality, "must");
  });

  it("knows who does it to whom, received and passive forms too", () => {
    const paid = mention("임차인은 임대인에게 차임을 지급한다", "pay");
    assert.deepEqual([paid.agent, paid.to, paid.voice], ["lessee", "lessor", "active"]);
    const received = mention("임대인은 임차인으로부터 차임을 지급받는다", "pay");
    assert.deepEqual([received.agent, received.from, received.voice], ["lessor", "lessee", "receive"]);
    const returned = mention("The deposit shall be returned to the Tenant by the Landlord", "return");
    assert.deepEqual([returned.agent, returned.to, returned.voice], ["lessor", "lessee", "passive"]);
  });

  it("ends a condition's subject with the condition", () => {
    const text = "임차인이 차임을 연체한 경우 임대인은 계약을 해지할 수 있다";
    assert.equal(mention(text, "late").agent, "lessee");
    assert.equal(mention(text, "terminate").agent, "lessor");
  });

  it("keeps its places after letters that are several, and ends with signs on end", () => {
    const paid = mention("İİİİ: The Buyer shall pay the Seller.", "pay");
    assert.deepEqual([paid.agent, paid.to], ["buyer", "seller"]);
    assert.equal(mention("😀 The Tenant shall not assign the lease", "transfer").agent, "lessee");
    assert.deepEqual(readClause(`😀${".".repeat(20_000)}`, parties).mentions, []);
  });
});
