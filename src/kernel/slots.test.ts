import assert from "node:assert/strict";
import { it } from "node:test";
import { createSlots } from "./runtime.ts";

it("one that has given up before it asks gets no slot, and does not wait for one", async () => {
  const slots = createSlots(1);
  let done = 0;
  const work = async () => {
    done += 1;
  };
  const stopped = AbortSignal.abort(new Error("stopped"));
  await assert.rejects(slots.run(work, stopped), /stopped/);
  const held = Promise.withResolvers<void>();
  const first = slots.run(() => held.promise);
  await assert.rejects(slots.run(work, stopped), /stopped/);
  const second = slots.run(work);
  held.resolve();
  await Promise.all([first, second]);
  assert.equal(done, 1);
});

it("one that gives up in the moment it gets its slot takes nobody else's place in the queue", async () => {
  const slots = createSlots(1);
  const forever = new AbortController().signal;
  await slots.take(forever);
  const giving = new AbortController();
  const second = slots.take(giving.signal);
  let isIn = false;
  const third = slots.take(forever).then(() => {
    isIn = true;
  });
  slots.release();
  giving.abort();
  await second;
  slots.release();
  await Promise.race([third, new Promise(setImmediate)]);
  assert.ok(isIn);
});
