import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtWeights } from "./doubt/doubt-weights.ts";
import { examplesOf } from "./doubt/examples.ts";
import { learnWeights } from "./doubt/learn-weights.ts";
import { evaluateGrounding, readGroundingCase } from "./index.ts";
import { groundingCases } from "./testing/grounding-cases.ts";

const kinds = ["contract", "paper", "document"] as const;
const cases = groundingCases();
const examples = examplesOf(cases);

/** What code alone reaches on each batch, with weights learned without it: false ones marked, others marked wrongly. */
const bars: Readonly<Record<string, { caught: number; alarms: number }>> = {
  "contract a": { caught: 0.7, alarms: 0.1 },
  "contract b": { caught: 0.6, alarms: 0.1 },
  "contract c": { caught: 0.7, alarms: 0.11 },
  "document a": { caught: 0.66, alarms: 0.1 },
  "document b": { caught: 0.58, alarms: 0.1 },
  "document c": { caught: 0.54, alarms: 0.1 },
  "paper a": { caught: 0.95, alarms: 0.07 },
  "paper b": { caught: 0.9, alarms: 0.08 },
  "paper c": { caught: 0.9, alarms: 0.07 },
};

describe("claims written by people who have not read the checks", () => {
  it("are at least 400 about contracts, 300 about papers and 200 about documents", () => {
    const count = (kind: string) => cases.filter((one) => one.kind === kind).length;
    assert.ok(count("contract") >= 400 && count("paper") >= 300 && count("document") >= 200);
  });
  for (const batch of ["a", "b", "c"]) {
    const weights = learnWeights(examples.filter((example) => example.batch !== batch));
    for (const kind of kinds)
      it(`${kind} ${batch}, never learned from: false ones are marked, true ones and own words are not`, () => {
        const { caught, alarms } = bars[`${kind} ${batch}`] ?? { caught: 1, alarms: 0 };
        const report = evaluateGrounding(
          cases.filter((one) => one.kind === kind && one.batch === batch),
          { weights },
        );
        const rate = report.caught / (report.caught + report.missed);
        const alarmRate = report.falseAlarms / (report.falseAlarms + report.passed);
        assert.ok(rate >= caught, `caught ${rate.toFixed(2)}`);
        assert.ok(alarmRate <= alarms, `alarms ${alarmRate.toFixed(2)}`);
      });
  }
  it("give the weights that are shipped", () => {
    assert.deepEqual(learnWeights(examples), doubtWeights, "npm run train:grounding");
  });
});

describe("a case of a file", () => {
  it("may write evidence and truth in many ways", () => {
    const one = readGroundingCase({ evidence: "a text", sentence: "s", truth: true });
    assert.deepEqual([one.evidence, one.truth], [[{ label: "1", text: "a text" }], "holds"]);
    const two = readGroundingCase({ evidence: [{ mark: "[제5조]", quote: "q" }], sentence: "s", truth: "Contradicts" });
    assert.deepEqual([two.evidence, two.truth], [[{ label: "제5조", text: "q" }], "false"]);
    assert.throws(() => readGroundingCase({ evidence: [], sentence: "s", truth: "perhaps" }));
  });
});
