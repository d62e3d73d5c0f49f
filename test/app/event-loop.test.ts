// A process of its own: it measures how long the process is held up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "./open-test-app.ts";

/** How often the event loop came round while work was done: work that holds it throughout lets it round once or twice. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  const timer = setInterval(() => {
    rounds += 1;
  }, 1);
  await work();
  clearInterval(timer);
  return rounds;
}

test("many rows are stored without keeping everybody else out", async () => {
  await using on = await openTestApp();
  const { store } = on.jihwi;
  await store.documents.add({ id: "d", name: "a.txt", format: "text", bytes: 1, contentHash: "0".repeat(64) });
  const text = "가나다 라마바사 아자차카 타파하. ".repeat(30);
  const chunk = { page: 1, start: 0, end: text.length, text, headings: [] };
  const chunks = Array.from({ length: 6_000 }, (_, ordinal) => ({ ...chunk, ordinal }));
  const rounds = await roundsDuring(() => store.chunks.replace("d", chunks));
  assert.ok(rounds > 3, `${rounds} rounds`);
});
