import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { JihwiError } from "#protocol";
import { createBudget, evidenceTokens, limitBudget } from "./limits.ts";

/** A budget of ten seconds whose clock the test sets. */
function budgetOfTenSeconds() {
  const clock = { now: 0 };
  return { clock, budget: createBudget({ turnMs: 10_000, tokens: null, usd: null }, () => clock.now) };
}

describe("the time of a budget", () => {
  it("is used up by work, and says so in the reader's language", () => {
    const { clock, budget } = budgetOfTenSeconds();
    clock.now = 9_000;
    assert.deepEqual([budget.exhausted(), budget.timeLeft()], [null, 1_000]);
    clock.now = 10_000;
    assert.match(budget.exhausted()?.says.ko ?? "", /\(10초\)/);
    assert.match(budget.exhausted()?.says.en ?? "", /\(10 s\)/);
  });

  it("leaves a tool some seconds, in its last moment as after it", () => {
    const { clock, budget } = budgetOfTenSeconds();
    for (const now of [0, 9_999, 10_001]) {
      clock.now = now;
      assert.deepEqual([budget.timeFor(60_000), budget.timeFor(2_000)], [15_000, 2_000]);
    }
    const within = limitBudget(budget, 0, () => new JihwiError("tool-failed", { message: { ko: "끝", en: "over" } }));
    assert.equal(within.timeFor(60_000), 15_000);
  });

  it("is not used up by waiting, however many wait at once", async () => {
    const { clock, budget } = budgetOfTenSeconds();
    clock.now = 2_000;
    const [slot, person] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const waiting = [budget.waitFor(slot.promise), budget.waitFor(person.promise)];
    clock.now = 60_000;
    slot.resolve("a slot");
    assert.equal(await waiting[0], "a slot");
    clock.now = 90_000;
    assert.equal(budget.timeLeft(), 8_000);
    person.resolve("an answer");
    assert.equal(await waiting[1], "an answer");
    clock.now = 97_000;
    assert.deepEqual([budget.exhausted(), budget.timeLeft()], [null, 1_000]);
    clock.now = 98_000;
    assert.notEqual(budget.exhausted(), null);
  });

  it("goes on after a wait that failed", async () => {
    const { clock, budget } = budgetOfTenSeconds();
    const waiting = budget.waitFor(Promise.reject(new Error("stopped")));
    clock.now = 50_000;
    await assert.rejects(waiting, /stopped/);
    clock.now = 59_000;
    assert.equal(budget.timeLeft(), 1_000);
  });
});

it("a small window is half filled with evidence, and a large one not more than usual", () => {
  const model = (window: number | null) => ({
    capabilities: {
      structured: "native" as const,
      tools: true,
      sees: false,
      window,
      thinks: false,
      tokensPerSecond: null,
    },
  });
  assert.deepEqual(
    [null, model(null), model(1_000_000), model(8_000)].map(evidenceTokens),
    [12_000, 12_000, 12_000, 4_000],
  );
});
