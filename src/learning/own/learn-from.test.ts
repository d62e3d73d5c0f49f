import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { defineLearnedChoice } from "../rule/define-choice.ts";
import { fewestOwnCases, learnFrom, type OwnCase } from "./learn-from.ts";

const kindOf = defineLearnedChoice<{ readonly text: string }>({
  name: "test.kind-here",
  input: z.object({ text: z.string() }),
  label: (expect) => z.object({ kind: z.string() }).parse(expect).kind,
  settles: () => true,
  features: ({ text }) => ({ texts: { text } }),
});
const words = { fruit: ["사과", "포도", "apple", "grape", "plum"], colour: ["빨강", "파랑", "red", "blue", "green"] };
const frames = ["%s 있어?", "%s 좀 줘", "나는 %s 좋아해", "any %s here?", "I want %s", "%s 말이야"];
const decided = frames.flatMap((frame) =>
  Object.entries(words).flatMap(([kind, named]) =>
    named.map(
      (word): OwnCase => ({
        input: { text: frame.replace("%s", word) },
        expect: { kind },
        corrected: false,
        fresh: true,
      }),
    ),
  ),
);
const trained = kindOf.teach(decided, null);
const current = () => trained;

test("weights that agree with the model already are kept, with the probability from which on they do", () => {
  const { accuracy, sureFrom, weights } = learnFrom(kindOf, decided, current, trained);
  assert.equal(accuracy?.before, 1);
  assert.equal(weights, null);
  const probabilities = decided.map((one) => kindOf.answer(one, current)?.probability ?? 0);
  assert.equal(sureFrom, Math.min(...probabilities));
});

test("weights are not measured by what they were made from", () => {
  const known = decided.map((one, at) => ({ ...one, fresh: at < fewestOwnCases - 1 }));
  assert.equal(learnFrom(kindOf, known, current, trained).sureFrom, null);
});

test("too few cases measure nothing", () => {
  const few = decided.slice(0, fewestOwnCases - 1);
  assert.deepEqual(learnFrom(kindOf, few, current, trained), {
    cases: few.length,
    accuracy: null,
    sureFrom: null,
    weights: null,
  });
});
