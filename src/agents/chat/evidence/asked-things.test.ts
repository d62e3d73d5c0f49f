import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lacksCount, lacksThing } from "./asked-things.ts";

describe("a thing that is asked for", () => {
  it("is lacking where a text tells nothing of its kind", () => {
    assert.equal(lacksThing("고객센터 전화번호가 뭐예요?", "고객센터는 평일에 엽니다."), true);
    assert.equal(lacksThing("고객센터 전화번호가 뭐예요?", "고객센터는 02-123-4567입니다."), false);
    assert.equal(lacksThing("How big is the shed?", "The shed is locked at night."), true);
    assert.equal(lacksThing("How big is the shed?", "The shed is 4 metres long."), false);
    assert.equal(lacksThing("주차가 되나요?", "주차장이 없습니다."), false);
  });

  it("is a number however long the digits before it are", () => {
    const digits = "1".repeat(20_000);
    assert.equal(lacksThing("계좌번호가 뭐예요?", digits), true);
    assert.equal(lacksThing("계좌번호가 뭐예요?", `${digits}-1`), false);
    assert.equal(lacksThing("언제 열어요?", digits), true);
    assert.equal(lacksThing("언제 열어요?", "2026년 12월 3일"), false);
  });

  it("is lacking where it is counted and there is no number of it", () => {
    assert.equal(lacksCount("배는 모두 몇 척 있어요?", "배는 선착장 2곳에 있습니다."), true);
    assert.equal(lacksCount("배는 모두 몇 척 있어요?", "배 4척이 다닙니다."), false);
    assert.equal(lacksCount("맛은 몇 개까지 골라요?", "맛은 다섯 가지까지 고릅니다."), false);
    assert.equal(lacksCount("맛은 몇 가지나 돼요?", "맛을 고를 수 있습니다."), true);
    assert.equal(lacksCount("배가 있어요?", "배가 있습니다."), false);
  });
});
