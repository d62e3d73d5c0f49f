import assert from "node:assert/strict";
import { test } from "node:test";
import { simhash } from "../../matching/simhash.ts";
import { createDuplicateIndex } from "../../runs/duplicates.ts";
import { findingsOf, resultOf } from "../../testing/findings-of.ts";
import { repetitionCheck } from "./index.ts";

const first = "이 계약은 갑과 을이 서로 신뢰를 바탕으로 성실하게 이행하기로 한다.";
const nearly = "이 계약은 갑과 을이 서로 신뢰를 바탕으로, 성실하게 이행하기로 한다!";

test("a sentence that nearly repeats an earlier one is found, the earlier one is not", () => {
  const text = `${first} 대금은 매월 말일에 지급하는 것을 원칙으로 한다. ${nearly}`;
  assert.deepEqual(findingsOf(repetitionCheck, text), [["repeated_sentence", nearly]]);
});

test("short sentences and different sentences are left alone", () => {
  assert.deepEqual(
    findingsOf(repetitionCheck, "네. 네. 네. 대금은 매월 말일에 지급한다. 물품은 서울 창고에서 인도한다."),
    [],
  );
});

test("the share of repetition is measured", async () => {
  const { sentences, repeated, ratio } = await resultOf(
    repetitionCheck,
    Array.from({ length: 10 }, () => first).join(" "),
  );
  assert.deepEqual([sentences, repeated, ratio], [10, 9, 0.9]);
});

test("a long text of equal sentences is not compared with itself over and over", async () => {
  const { repeated } = await resultOf(repetitionCheck, `${first}\n`.repeat(20_000));
  assert.equal(repeated, 19_999);
});

const words = Array.from({ length: 400 }, (_, index) => `낱말${(index * 7919) % 997}`);

test("near-duplicate documents are found by their signature, different ones are not", () => {
  const index = createDuplicateIndex();
  const signed = (list: readonly string[]) => simhash(list.join(" ")) ?? "";
  assert.equal(index.check(signed(words), "first"), null);
  assert.equal(index.check(signed(words.with(200, "다른말")), "copy"), "first");
  assert.equal(index.check(signed(words.map((word) => `${word}아님`)), "other"), null);
  assert.equal(simhash("짧은 글"), null);
});

test("an index that is full remembers no more and says so", () => {
  const index = createDuplicateIndex(1);
  index.check("0000000000000000", "a");
  assert.equal(index.full, true);
  assert.equal(index.check("ffffffffffffffff", "b"), null);
  assert.equal(index.check("ffffffffffffffff", "c"), null);
  assert.equal(index.check("0000000000000007", "d"), "a");
});
