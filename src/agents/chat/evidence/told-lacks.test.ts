import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toldLacks } from "./told-lacks.ts";

describe("what is told", () => {
  it("lacks a reason where why is asked", () => {
    const question = "203동 대표는 왜 안 왔어요?";
    assert.equal(toldLacks(question, "참석: 9명 (203동 불참)")["reason lacking"], 1);
    assert.equal(toldLacks(question, "203동 대표는 출장 때문에 오지 못했다.")["reason lacking"], 0);
  });

  it("lacks a sum where a price is asked for", () => {
    assert.equal(toldLacks("열쇠는 얼마예요?", "열쇠는 관리실에 있습니다.")["cost lacking"], 1);
    assert.equal(toldLacks("열쇠는 얼마예요?", "열쇠는 3천 원입니다.")["cost lacking"], 0);
  });

  it("is about another month than the one asked for", () => {
    const another = (told: string) => toldLacks("6월 관리비는 얼마나 나왔어요?", told)["another number"];
    assert.equal(another("5월 관리비는 21만 원이다."), 1);
    assert.equal(another("관리비는 21만 원이다."), 0.5);
    assert.equal(another("6월 관리비는 5월보다 많은 21만 원이다."), 0);
  });
});
