import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loadAskedWords } from "./asked-words.ts";

const askedWords = await loadAskedWords();
const stems = (question: string) => askedWords(question).map(({ text }) => text);

describe("the words of a question", () => {
  it("are what it is about, without what asks", () => {
    assert.deepEqual(stems("호텔비 한도가 얼마죠"), ["호텔비", "한도"]);
    assert.deepEqual(stems("How much is a private office?"), ["privat", "offic"]);
  });

  it("of the clause that asks are told from those of what led to it", () => {
    const words = askedWords("두바이로 출장 가는데 호텔비 한도가 얼마죠");
    const asking = words.filter(({ clausesAfter }) => clausesAfter === 0).map(({ text }) => text);
    assert.deepEqual(asking, ["호텔비", "한도"]);
  });

  it("know the particle that marks them and the word as it was written", () => {
    const [intern] = askedWords("인턴도 되나요?");
    assert.equal(intern?.particle, "도");
    assert.equal(intern?.written, "인턴도");
  });

  it("stand once, a number as a number", () => {
    const words = askedWords("6인용 모델도 6인용처럼 32분 걸리나요?");
    assert.equal(words.filter(({ text }) => text === "6").length, 1);
    assert.equal(words.find(({ text }) => text === "32")?.kind, "number");
  });
});
