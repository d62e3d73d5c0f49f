import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { createMemoryJournal } from "#kernel";
import { createPacer } from "./pacer.ts";

test("of many turns that write their journals one goes on in each round of the event loop", async () => {
  const pacer = createPacer();
  const journal = pacer.journal(createMemoryJournal());
  const turns = 20;
  let wentOn = 0;
  const writes = Array.from({ length: turns }, async () => {
    await journal.append([]);
    wentOn += 1;
  });
  const mostInARound: number[] = [];
  for (let before = 0; wentOn < turns; before = wentOn) {
    await setImmediate();
    mostInARound.push(wentOn - before);
  }
  await Promise.all(writes);
  assert.equal(Math.max(...mostInARound), 1);
});
