import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses, type Statement } from "#protocol";
import { evidenceOfCase } from "../evaluation/evidence-of-case.ts";
import { groundSentence } from "../ground-sentence.ts";
import { groundingCases } from "../testing/grounding-cases.ts";
import { applyVerdicts, openTo } from "./apply-verdicts.ts";

const all = groundingCases().filter(({ truth }) => truth !== "own-words");
/** Every fourth text, of every batch, with all that is claimed of it: some 2,900 claims. */
const texts = [...new Set(all.map(({ evidence }) => JSON.stringify(evidence)))];
const chosen = new Set(texts.filter((_, at) => at % 4 === 0));
const cases = all.filter(({ evidence }) => chosen.has(JSON.stringify(evidence)));
const grounded = cases.map((one) => ({
  isFalse: one.truth === "false" || one.truth === "invented",
  statement: {
    ...groundSentence(one.sentence, evidenceOfCase(one)),
    start: 0,
    end: one.sentence.length,
  } satisfies Statement,
}));

/** The claims as a judge leaves them. */
function judgedBy(verdictOn: (isFalse: boolean) => "supports" | "contradicts" | "not-said"): Statement[] {
  return grounded.flatMap(({ statement, isFalse }) => {
    const looked = openTo([statement]).map((open) => ({ number: 1, statement: open, units: [] }));
    const verdicts = looked.map(({ number }) => ({ number, verdict: verdictOn(isFalse), words: "" }));
    return applyVerdicts([statement], looked, { verdicts });
  });
}

const marked = (statements: readonly Statement[], isFalse: boolean) =>
  statements.filter(({ status }, index) => grounded[index]?.isFalse === isFalse && doubtfulStatuses.has(status)).length;

describe("a second look at the claims of all batches", () => {
  const code = grounded.map(({ statement }) => statement);

  it("by a judge that knows the truth leaves hardly a false claim unmarked, and marks no true one", () => {
    const judged = judgedBy((isFalse) => (isFalse ? "not-said" : "supports"));
    const share = marked(judged, true) / grounded.filter(({ isFalse }) => isFalse).length;
    assert.ok(share >= 0.95, `marked ${share.toFixed(3)}`);
    assert.equal(marked(judged, false), marked(code, false));
  });

  it("by a judge that calls everything supported lifts nothing", () => {
    assert.deepEqual(
      judgedBy(() => "supports"),
      code,
    );
  });
});
