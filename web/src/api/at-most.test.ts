import assert from "node:assert/strict";
import { test } from "node:test";
import { atMost } from "./at-most.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("no more works than are let go on at once, in the order in which they came, also after one failed", async () => {
  const twoAtOnce = atMost(2);
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const ended = works.map(({ promise }, number) =>
    twoAtOnce(() => {
      begun.push(number);
      return promise;
    }),
  );
  await soon();
  assert.deepEqual(begun, [0, 1]);
  works[1]?.reject(new Error("refused"));
  await assert.rejects(ended[1] ?? Promise.resolve(), /refused/);
  await soon();
  assert.deepEqual(begun, [0, 1, 2]);
  for (const { resolve } of works) resolve();
  await Promise.all([ended[0], ended[2], ended[3]]);
  assert.deepEqual(begun, [0, 1, 2, 3]);
});
