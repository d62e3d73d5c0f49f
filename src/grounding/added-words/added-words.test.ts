import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addedWords } from "./added-words.ts";
import { addedWordsTell } from "./learned.ts";

describe("the words that a claim adds", () => {
  const library = "예약자가 없으면 한 번, 7일을 연장할 수 있습니다. 반납은 하루 전, 아침에 알립니다.";
  it("are those that no form of stands in what is cited", () => {
    assert.deepEqual(addedWords("예약자도 언제든지 연장합니다", [library]), ["언제든지"]);
    assert.deepEqual(addedWords("Members extended it forever", ["A member extends a loan."]), ["it", "forever"]);
  });
  it("are looked for in each text", () => {
    assert.deepEqual(addedWords("연장과 보증금", [library, "보증금은 없다."]), []);
  });
  it("a word of one letter is there with another particle, but not inside of another word", () => {
    assert.deepEqual(addedWords("하루 전까지", [library]), []);
    assert.deepEqual(addedWords("전에", ["안전 수칙"]), ["전에"]);
  });
  it("tell nothing where there are none, and of sweeping ones that the claim is rather false", () => {
    assert.equal(addedWordsTell([]), 0);
    assert.ok(addedWordsTell(["어떤", "경우에도", "모든"]) > addedWordsTell(["그러니까", "돈을", "안"]));
  });
});
