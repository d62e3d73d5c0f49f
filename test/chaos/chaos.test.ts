import assert from "node:assert/strict";
import { test } from "node:test";
import { runChaos } from "./run-chaos.ts";

test("a hostile model breaks nothing that any agent promises, and leaves no rejection unhandled", async () => {
  const report = await runChaos({ turns: 10, seed: 20_261_115 });
  assert.deepEqual(
    report.broken.map(({ number, agent, broken, model }) => ({ number, agent, broken, model })),
    [],
  );
  assert.deepEqual(report.unhandled, []);
  assert.equal(report.turns, 10);
  assert.ok(report.calls > 10);
});

test("a turn that is run again by itself is asked the same and meets the same model", async () => {
  const seen: string[] = [];
  for (const _ of [1, 2]) {
    await runChaos({
      turns: 8,
      seed: 3,
      only: 7,
      onTurn: ({ agent, questions, model }) => seen.push(JSON.stringify([agent, questions, model[0]])),
    });
  }
  assert.equal(seen.length, 2);
  assert.equal(seen[0], seen[1]);
});
