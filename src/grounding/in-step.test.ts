import assert from "node:assert/strict";
import { it } from "node:test";
import { takeInStep } from "./in-step.ts";

it("every work takes a step before any takes its next, and the short ones end first", async () => {
  const taken: string[] = [];
  function* work(name: string, steps: number) {
    for (let step = 1; step <= steps; step++) {
      taken.push(`${name}${step}`);
      yield;
    }
    return name.toUpperCase();
  }
  const works = new Map([
    ["long", work("a", 3)],
    ["short", work("b", 1)],
  ]);
  const results = await takeInStep(works, async () => {});
  assert.deepEqual(taken, ["a1", "b1", "a2", "a3"]);
  assert.deepEqual(
    [...results],
    [
      ["short", "B"],
      ["long", "A"],
    ],
  );
});
