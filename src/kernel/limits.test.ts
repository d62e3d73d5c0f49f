import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createBudget } from "./limits.ts";

/** A budget of ten seconds whose clock the test sets. */
function budgetOfTenSeconds() {
  const clock = { now: 0 };
  return { clock, budget: createBudget({ turnMs: 10_000, tokens: null, usd: null }, () => clock.now) };
}

describe("the time of a budget", () => {
  it("is used up by work, and says so in the reader's language", () => {
    const { clock, budget } = budgetOfTenSeconds();
    clock.now = 9_000;
    assert.deepEqual([budget.exhausted(), budget.timeFor(60_000)], [null, 1_000]);
    clock.now = 10_000;
    assert.match(budget.exhausted()?.says.ko ?? "", /\(10초\)/);
    assert.match(budget.exhausted()?.says.en ?? "", /\(10 s\)/);
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
    assert.equal(budget.timeFor(60_000), 8_000);
    person.resolve("an answer");
    assert.equal(await waiting[1], "an answer");
    clock.now = 97_000;
    assert.deepEqual([budget.exhausted(), budget.timeFor(60_000)], [null, 1_000]);
    clock.now = 98_000;
    assert.notEqual(budget.exhausted(), null);
  });

  it("goes on after a wait that failed", async () => {
    const { clock, budget } = budgetOfTenSeconds();
    const waiting = budget.waitFor(Promise.reject(new Error("stopped")));
    clock.now = 50_000;
    await assert.rejects(waiting, /stopped/);
    clock.now = 59_000;
    assert.equal(budget.timeFor(60_000), 1_000);
  });
});
