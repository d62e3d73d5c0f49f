import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { LeaseAnswer } from "#store";
import { createSilenceWatch, holdLease } from "./lease.ts";

const timings = { beat: 20, silence: 100 };

/** Stands still with the whole process, as a machine that sleeps or is overloaded does. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("a process that stood still asks before it believes that its lease is lost", async () => {
  const stops: string[] = [];
  const beat = async (): Promise<LeaseAnswer> => {
    await setTimeout(5);
    return "go on";
  };
  const lease = holdLease({ timings, beat, stop: (reason) => stops.push(reason) });
  await setTimeout(50);
  standStill(300);
  await setTimeout(100);
  lease.release();
  assert.deepEqual([stops, lease.isLost], [[], false]);
});

test("a lease that cannot be renewed is lost after the silence, whether the store fails or does not answer", async () => {
  for (const beat of [() => Promise.reject(new Error("away")), () => new Promise<LeaseAnswer>(() => {})]) {
    const stopped = Promise.withResolvers<string>();
    const lease = holdLease({ timings, beat, stop: stopped.resolve });
    assert.equal(await stopped.promise, "lost");
    lease.release();
    assert.equal(lease.isLost, true);
  }
});

test("an owner is silent when its heartbeat stays the same for the whole silence, whatever the clocks say", async () => {
  const watch = createSilenceWatch(50);
  const held = (heartbeatAt: number) => [{ id: "a", owner: "another machine:1:x", heartbeatAt }];
  assert.deepEqual(watch.silent(held(1)), [], "however old its time looks");
  await setTimeout(80);
  assert.deepEqual(watch.silent(held(2)), [], "it was renewed");
  await setTimeout(80);
  assert.equal(watch.silent(held(2)).length, 1);
});
