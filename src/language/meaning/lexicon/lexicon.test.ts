import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { opposite, sameKindButOther, sameMeaning, sensesOf } from "./index.ts";

const senses = (text: string) => sensesOf(text.split(" "), /[가-힣]/u.test(text)).at(-1) ?? null;

describe("the lexicon", () => {
  for (const [one, other] of [
    ["월세를", "차임은"],
    ["알린다", "통지하여야"],
    ["골라야", "선택한"],
    ["계약을 깨면", "해지할"],
    ["notified", "informs"],
    ["purchased", "buys"],
  ] as const)
    it(`${one} and ${other} mean the same`, () => assert.ok(sameMeaning(senses(one), senses(other))));
  for (const [one, other] of [
    ["무상으로", "유상입니다"],
    ["increased", "fell"],
  ] as const)
    it(`${one} and ${other} are opposites`, () => assert.ok(opposite(senses(one), senses(other))));
  for (const [one, other] of [
    ["이메일로", "우편으로"],
    ["revenue", "net profit"],
  ] as const)
    it(`${one} and ${other} are different things of a kind`, () =>
      assert.ok(sameKindButOther(senses(one), senses(other))));
  it("what means the same is no other thing, and no opposite", () => {
    assert.ok(!sameKindButOther(senses("월세"), senses("차임")));
    assert.ok(!opposite(senses("월세"), senses("차임")));
  });
  it("words of two languages have nothing in common", () => {
    assert.ok(!sameMeaning(senses("체결하다"), senses("pay")));
  });
  it("a word that is in no table has no senses", () => {
    assert.equal(senses("쿼르티"), null);
    assert.ok(!sameMeaning(senses("쿼르티"), senses("쿼르티")));
  });
});
