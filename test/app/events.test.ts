// A process of its own: it counts what the process holds open.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openTestApp } from "./open-test-app.ts";

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

test("a tool server that has been started, or has failed, is told to the pages", { timeout: 300_000 }, async () => {
  await using on = await openTestApp();
  const { body, headers } = await on.request("/api/events");
  assert.equal(headers.get("x-accel-buffering"), "no", "a proxy hands each event on at once");
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  // The first event says that every change from now on is told.
  await events?.read();
  const change = { command: process.execPath, args: ["-e", "process.exit(1)"] };
  const put = on.request("/api/mcp-servers/broken", { method: "PUT", body: JSON.stringify(change) });
  let told = "";
  while (!told.includes("tool-servers")) told += (await events?.read())?.value ?? "";
  assert.equal((await put).status, 200);
  await events?.cancel();
});

test("a page that leaves at once leaves no timer behind", async () => {
  await using on = await openTestApp();
  const before = timers();
  for (let page = 0; page < 20; page += 1) await (await on.request("/api/events")).body?.cancel();
  await on.request("/api/health");
  // The first look into the store, after which a connection has its timers, has to be over.
  for (let tries = 0; timers() > before && tries < 600; tries += 1) await setTimeout(50);
  assert.ok(timers() <= before, `${timers()} timers, ${before} before`);
});
