import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openTestApp } from "./open-test-app.ts";

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

test("a page that leaves at once leaves no timer behind", async () => {
  await using on = await openTestApp();
  const before = timers();
  for (let page = 0; page < 20; page += 1) await (await on.request("/api/events")).body?.cancel();
  await on.request("/api/health");
  // The first look into the store, after which a connection has its timers, is long over then.
  await setTimeout(300);
  assert.ok(timers() <= before, `${timers()} timers, ${before} before`);
});
