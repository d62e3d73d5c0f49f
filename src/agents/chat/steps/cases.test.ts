import assert from "node:assert/strict";
import { it } from "node:test";
import { type AnyStep, readAsset } from "#kernel";
import { readCases } from "#learning";
import { measureRule } from "../../../../test/measure-rule.ts";
import { title } from "./title.ts";

/** What each rule must reach over the cases beside it. */
const bars: readonly (readonly [step: AnyStep, least: number])[] = [[title, 1]];

for (const [step, least] of bars) {
  it(`the rule of ${step.name} is right in at least ${least * 100}% of its cases`, async () => {
    const path = `agents/chat/steps/${step.name.replace("chat.", "")}.cases.jsonl`;
    const rule = await measureRule(step, readCases(readAsset(path), path));
    const wrong = rule.failures.map(({ number, input, got }) => `${number}: ${JSON.stringify({ input, got })}`);
    assert.ok(rule.accuracy >= least, `${rule.accuracy}\n${wrong.join("\n")}`);
  });
}
