import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { createReceiverRest } from "./receiver-rest.ts";

const [silent, other] = ["https://silent.example/hook", "https://other.example/hook"];

function failing(code: "timeout" | "tool-failed") {
  return () => Promise.reject(new JihwiError(code, { message: { ko: "못 받음", en: "failed" }, retryable: true }));
}

test("a receiver that did not answer is left alone; after its rest one delivery tries for all", async () => {
  let time = 0;
  let told = 0;
  const unlessResting = createReceiverRest(
    () => {
      told += 1;
    },
    () => time,
  );
  const none = () => assert.fail("it rests");
  await Promise.all(
    [1, 2].map(() => assert.rejects(unlessResting(silent, false, failing("timeout")), { code: "timeout" })),
  );
  assert.equal(told, 1);
  await assert.rejects(unlessResting(silent, false, none), { code: "timeout", retryable: true });
  assert.equal(await unlessResting(other, false, async () => 204), 204);

  time = 60_000;
  const trying = Promise.withResolvers<number>();
  const tried = unlessResting(silent, false, () => trying.promise);
  await assert.rejects(unlessResting(silent, false, none), { code: "timeout" });
  trying.resolve(204);
  assert.equal(await tried, 204);
  assert.equal(await unlessResting(silent, false, async () => 200), 200);
  assert.equal(told, 1);
});

test("a receiver that answers with an error is tried by every delivery", async () => {
  const unlessResting = createReceiverRest(() => assert.fail("it answers"));
  for (let tries = 0; tries < 2; tries += 1)
    await assert.rejects(unlessResting(other, false, failing("tool-failed")), { code: "tool-failed" });
});

test("the last try of a delivery is sent though the receiver rests, one at a time", async () => {
  const unlessResting = createReceiverRest(() => {});
  const none = () => assert.fail("it rests");
  await assert.rejects(unlessResting(silent, false, failing("timeout")));
  const trying = Promise.withResolvers<number>();
  const tried = unlessResting(silent, true, () => trying.promise);
  await assert.rejects(unlessResting(silent, true, none), { code: "timeout" });
  trying.reject(new JihwiError("timeout", { message: { ko: "못 받음", en: "failed" }, retryable: true }));
  await assert.rejects(tried, { code: "timeout" });
  await assert.rejects(unlessResting(silent, false, none), { code: "timeout" });
  assert.equal(await unlessResting(silent, true, async () => 204), 204);
  assert.equal(await unlessResting(silent, false, async () => 200), 200, "it is back for all");
});
