import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { finalOf, finals, initialLetters, initialOf, isSyllable, syllableOf, vowelOf } from "./hangul.ts";

const codeOf = (letter: string) => letter.charCodeAt(0);

describe("a syllable of Hangul", () => {
  it("is told from letters that stand alone and from other scripts", () => {
    assert.deepEqual(
      [..."가힣ㄱㅏa1漢"].filter((letter) => isSyllable(codeOf(letter))),
      ["가", "힣"],
    );
  });

  it("is taken apart and put together as Unicode does it", () => {
    for (let code = codeOf("가"); code <= codeOf("힣"); code += 1) {
      const [initial = 0, vowel = 0, final = 0x11a7] = [...String.fromCharCode(code).normalize("NFD")].map(codeOf);
      assert.deepEqual(
        [initialOf(code), vowelOf(code), finalOf(code)],
        [initial - 0x1100, vowel - 0x1161, final - 0x11a7],
      );
      assert.equal(syllableOf(initialOf(code), vowelOf(code)) + finalOf(code), code);
    }
  });

  it("has its consonants by their places", () => {
    assert.equal(initialLetters[initialOf(codeOf("쓴"))], "ㅆ");
    assert.equal(finals[finalOf(codeOf("쓴"))], "ㄴ");
    assert.equal(finals[finalOf(codeOf("쓰"))], " ");
  });
});
