import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { labelsInText, readContract } from "#contracts";
import { sampleContract } from "../../../test/beds/contract/ask.ts";
import { asksAgain } from "./look-ups.ts";
import { relationOf } from "./steps/validate-scope.ts";

const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: sampleContract }] });

describe("labels in a question", () => {
  const cases: readonly [question: string, labels: readonly string[]][] = [
    ["제5조 내용", ["제5조"]],
    ["5조의2가 뭐야", ["제5조의2"]],
    ["제 3 조 제 2 항", ["제3조 제2항"]],
    ["3, 5조 비교", ["제3조", "제5조"]],
    ["제2조부터 제4조까지", ["제2조", "제3조", "제4조"]],
    ["제2조~제3조", ["제2조", "제3조"]],
    ["별지 1과 마지막 조항", ["별지 1", "제7조"]],
    ["계약 기간은?", []],
  ];
  for (const [question, labels] of cases)
    it(`“${question}” names ${labels.join(", ") || "nothing"}`, () => {
      const found = labelsInText(question, contract).map(({ label }) => label);
      assert.deepEqual(found.toSorted(), labels.toSorted());
    });

  it("an amount of money is no article", () => assert.deepEqual(labelsInText("1조원을 투자하면?", contract), []));
  it("a label that the contract lacks has no unit", () =>
    assert.equal(labelsInText("제99조", contract)[0]?.unit, null));
});

it("with an article of its own a question asks for more than a restatement", () => {
  const previous = { question: "제5조의2가 참조하는 조항은?", answer: "대금입니다. [제3조]" };
  const subject = { contract, standard: null };
  assert.ok(asksAgain({ question: "그 참조항목들 내용 정리해서 보여줘봐", previous }, subject));
  assert.ok(!asksAgain({ question: "그럼 제5조도 정리해줘", previous }, subject));
  assert.ok(!asksAgain({ question: "그 참조항목들 내용 정리해서 보여줘봐", previous: null }, subject));
});

describe("how a question stands to a contract", () => {
  it("counts the words that the contract holds, and sees the parts that are named", () => {
    const { pairs, titled, label } = relationOf("위약금은 얼마야?", contract);
    assert.ok(pairs > 0 && titled > 0 && label);
    const foreign = { pairs: 0, titled: 0, label: false, otherScript: true };
    assert.deepEqual(relationOf("Zebra quagga", contract), foreign);
  });

  it("does not take an article of a law for a part of the contract", () => {
    assert.equal(relationOf("근로기준법 제5조가 뭐야?", contract).label, false);
    assert.equal(relationOf("제5조가 뭐야?", contract).label, true);
  });
});
