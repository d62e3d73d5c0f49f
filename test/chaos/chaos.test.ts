import assert from "node:assert/strict";
import { test } from "node:test";
import { skipsUnlessAll, triesAll } from "../all-tests.ts";
import type { ChaosTurn } from "./play-turn.ts";
import { runChaos } from "./run-chaos.ts";

const seed = 20_261_115;
/** Each protocol takes a server; its wire is tried by the tests of models. */
const protocols = triesAll ? undefined : (["openai-responses"] as const);
const played = new Map<number, string>();
const note = ({ number, agent, questions, model }: ChaosTurn) =>
  played.set(number, JSON.stringify([agent, questions, model[0]]));

test("a hostile model breaks nothing that any agent promises, and leaves no rejection unhandled", async () => {
  const report = await runChaos({ turns: 10, seed, protocols, onTurn: note, isWatched: false });
  assert.deepEqual(
    report.broken.map(({ number, agent, broken, model }) => ({ number, agent, broken, model })),
    [],
  );
  assert.deepEqual(report.unhandled, []);
  assert.equal(report.turns, 10);
  assert.ok(report.calls > 10);
});

test("a turn that is run again by itself is asked the same and meets the same model", {
  skip: skipsUnlessAll,
}, async () => {
  const first = played.get(7);
  played.clear();
  await runChaos({ turns: 10, seed, only: 7, onTurn: note, isWatched: false });
  assert.deepEqual([...played], [[7, first]]);
});
