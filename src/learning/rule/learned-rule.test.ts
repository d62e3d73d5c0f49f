import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import type { StepCase } from "../read-cases.ts";
import { unpackWeights } from "../weights.ts";
import { defineLearnedChoice, explainDecision } from "./define-choice.ts";

const input = z.object({ text: z.string() });
const fruit = ["사과", "포도", "배", "감", "귤", "딸기", "apple", "grape", "pear", "plum"];
const colour = ["빨강", "파랑", "노랑", "초록", "검정", "하양", "red", "blue", "green", "black"];
const frames = ["%s 있어?", "%s 좀 줘", "나는 %s 좋아해", "any %s here?", "I want %s", "%s 말이야", "오늘은 %s", "%s!"];
const linesOf = (words: readonly string[], kind: string): StepCase[] =>
  frames.flatMap((frame, at) =>
    words.map((word) => ({
      input: { text: frame.replace("%s", word) },
      expect: { kind },
      batch: at % 2 === 0 ? "even" : "odd",
    })),
  );
const cases = [...linesOf(fruit, "fruit"), ...linesOf(colour, "colour")];

const kindOf = defineLearnedChoice<z.infer<typeof input>>({
  name: "test.kind",
  input,
  label: (expect) => z.object({ kind: z.string() }).parse(expect).kind,
  features: ({ text }) => ({ texts: { text } }),
});
const bytes = kindOf.teach(cases, null);
const weights = () => bytes;

describe("a choice learned from cases", () => {
  it("decides lines it has not seen, and names the words that weighed most", () => {
    const decision = kindOf.decide({ text: "혹시 딸기 파나요" }, { weights });
    assert.equal(decision.label, "fruit");
    assert.ok(decision.words.includes("딸기"), decision.words.join());
    assert.equal(kindOf.decide({ text: "is it blue or black" }, { weights }).label, "colour");
  });

  it("gives probabilities that sum to one, and is unsure of what it knows nothing about", () => {
    const { ranked, unsure, probability } = kindOf.decide({ text: "zzzz" }, { weights });
    assert.ok(Math.abs(ranked.reduce((sum, one) => sum + one.probability, 0) - 1) < 1e-9);
    assert.ok(probability < 0.75);
    const strict = defineLearnedChoice({ ...kindOfDefinition, name: "test.strict", unsureBelow: 0.75 });
    assert.equal(strict.decide({ text: "zzzz" }, { weights }).unsure, true);
    assert.equal(unsure, false);
  });

  it("chooses only among what is possible", () => {
    const decision = kindOf.decide({ text: "딸기" }, { weights, among: (label) => label !== "fruit" });
    assert.deepEqual([decision.label, decision.probability], ["colour", 1]);
  });

  it("is the same bytes for the same cases, and small", () => {
    assert.deepEqual(kindOf.teach(cases, null), bytes);
    assert.ok(bytes.length < 1_000_000);
    assert.deepEqual(unpackWeights(bytes).labels, ["colour", "fruit"]);
  });

  it("keeps one weight a feature where two labels are told apart", () => {
    const { used, steps } = unpackWeights(bytes);
    assert.equal(steps.filter((step) => step !== 0).length, used.length);
  });

  it("a line that weighs more is believed more", () => {
    const contrary = { input: { text: "딸기" }, expect: { kind: "colour" }, batch: "installation" };
    const light = kindOf.teach([...cases, contrary], null);
    const heavy = kindOf.teach([...cases, { ...contrary, weight: 20 }], null);
    const probability = (learned: Uint8Array) =>
      kindOf.decide({ text: "딸기" }, { weights: () => learned }).ranked.find(({ label }) => label === "colour")
        ?.probability ?? 0;
    assert.ok(probability(heavy) > probability(light));
  });

  it("goes on from weights: it takes new cases up and keeps what it knew", () => {
    const taught = ["한라산", "백두산"].flatMap((mountain) =>
      ["가자", "높다", "멀다"].map((word) => ({ input: { text: `${mountain} ${word}` }, expect: { kind: "colour" } })),
    );
    const learned = kindOf.teach(taught, bytes);
    const labelOf = (text: string) => kindOf.decide({ text }, { weights: () => learned }).label;
    assert.equal(labelOf("백두산 보여줘"), "colour");
    const kept = cases.filter((one) => kindOf.answer(one, () => learned)?.right).length;
    assert.ok(kept >= 0.95 * cases.length, `${kept} of ${cases.length}`);
  });

  it("says why in both languages", () => {
    const { ko, en } = explainDecision(kindOf.decide({ text: "딸기 좀 줘" }, { weights }));
    assert.match(ko, /“딸기”/);
    assert.match(en, /“딸기”.*%/);
  });
});

const kindOfDefinition = {
  input,
  label: (expect: unknown) => z.object({ kind: z.string() }).parse(expect).kind,
  features: ({ text }: z.infer<typeof input>) => ({ texts: { text } }),
};
