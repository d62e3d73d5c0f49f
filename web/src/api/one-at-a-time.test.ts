import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { oneAtATime } from "./one-at-a-time.ts";

test("work that is called for all the time gets through, and sees the last change", async () => {
  let changes = 0;
  let running = 0;
  const seen: number[] = [];
  const read = oneAtATime(async () => {
    running += 1;
    assert.equal(running, 1);
    const now = changes;
    await setTimeout(20);
    seen.push(now);
    running -= 1;
  });
  const calls: Promise<void>[] = [];
  for (changes = 1; changes <= 20; changes += 1) {
    calls.push(read());
    await setTimeout(5);
  }
  await Promise.all(calls);
  assert.equal(seen[0], 1);
  assert.ok(seen.length > 1 && seen.length < 20, `${seen.length} reads of 20 changes`);
  assert.ok((seen.at(-1) ?? 0) >= 20, `the last read saw ${seen.at(-1)}`);
});

test("work that failed is done again when it is called for", async () => {
  let times = 0;
  const work = oneAtATime(async () => {
    times += 1;
    throw new Error("the line was cut");
  });
  await work();
  await work();
  assert.equal(times, 2);
});

test("a machine that slept in the middle of the work does not rest as long as it slept", async (context) => {
  let now = 0;
  let times = 0;
  context.mock.method(performance, "now", () => now);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const work = oneAtATime(async () => {
    times += 1;
    now += 8 * 3_600_000;
  });
  void work();
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(times, 2);
});
