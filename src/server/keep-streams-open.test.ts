import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { keepStreamsOpen } from "./keep-streams-open.ts";

test("a stream is not collected on its way, beats while it is silent, and hears that its reader has left", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const left = Promise.withResolvers<void>();
  const app = new Hono().use(keepStreamsOpen());
  app.get("/events", (context) =>
    streamSSE(context, async (stream) => {
      stream.onAbort(() => left.resolve());
      await stream.writeSSE({ data: "one" });
      await left.promise;
    }),
  );
  app.get("/words", (context) => context.text("two"));
  const response = await app.request("/events");
  assert.equal(response.headers.get("x-accel-buffering"), "no");
  assert.equal(response.headers.get("content-type"), "text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  assert.equal((await reader?.read())?.value, "data: one\n\n");
  t.mock.timers.tick(10_000);
  assert.equal((await reader?.read())?.value, ": beat\n\n");
  await reader?.cancel();
  await left.promise;
  t.mock.timers.tick(20_000);
  assert.equal((await app.request("/words")).headers.get("x-accel-buffering"), null);
});

test("readers beyond the limit are told to come later, and have a place when another leaves", async () => {
  const app = new Hono().use(keepStreamsOpen(1));
  app.onError((_, context) => context.text("later", 429));
  app.get("/events", (context) =>
    streamSSE(context, async (stream) => {
      const left = Promise.withResolvers<void>();
      stream.onAbort(() => left.resolve());
      await left.promise;
    }),
  );
  const first = await app.request("/events");
  assert.equal((await app.request("/events")).status, 429);
  await first.body?.cancel();
  assert.equal((await app.request("/events")).status, 200);
});
