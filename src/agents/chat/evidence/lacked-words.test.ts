import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lackedWords, lackSigns, shippedLacksBySound, soundsOf } from "./lacked-words.ts";
import type { SoughtWord } from "./word-cover.ts";

const word = (text: string, isLiteral: boolean, kind: SoughtWord["kind"] = "noun"): SoughtWord => ({
  term: `m${text}`,
  text,
  written: text,
  kind,
  clausesAfter: 0,
  particle: "",
  telling: 1,
  matter: 0,
  isLiteral,
  isMeant: false,
});

describe("words of a question that are not held", () => {
  const [fridge, filter, twice] = [word("냉장고", true), word("정수기", false), word("2", false, "number")];

  it("are those that nothing told holds and those that stand nowhere; numbers are compared elsewhere", () => {
    const told = [{ covers: { all: { missing: [fridge, filter, twice] } } }];
    assert.deepEqual(lackedWords([fridge, filter, twice], told), { untold: ["냉장고", "정수기"], unknown: ["정수기"] });
    const beside = { covers: { all: { missing: [filter] } } };
    assert.deepEqual(lackedWords([fridge, filter], [...told, beside]).untold, ["정수기"]);
  });

  it("are read by their letters", () => {
    assert.deepEqual(soundsOf("집"), ["_집", "집_", "_집_"]);
  });

  it("say more of a matter than of somebody's case", () => {
    const [paid, case_] = ["할부", "엄마"].map((text) =>
      lackSigns({ untold: [text], unknown: [text] }, shippedLacksBySound),
    );
    assert.ok((paid?.["lack told"] ?? 0) > (case_?.["lack told"] ?? 0));
    assert.ok((paid?.["lack known"] ?? 0) > (case_?.["lack known"] ?? 0));
  });

  it("say nothing where none is lacking", () => {
    assert.deepEqual(lackSigns({ untold: [], unknown: [] }, shippedLacksBySound), { "lack told": 0, "lack known": 0 });
  });
});
