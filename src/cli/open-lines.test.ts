// A process of its own: it lets the process be interrupted.
import assert from "node:assert/strict";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { openLines } from "./open-lines.ts";

test("Ctrl-C that is typed while lines are read is the signal that it is elsewhere, and ends a question", async () => {
  const stop = new AbortController();
  const stdin = new PassThrough();
  const screen = Object.assign(new PassThrough(), { isTTY: true });
  const lines = openLines({ stdin, signal: stop.signal }, screen);
  const answer = lines.question("May it? ", { signal: stop.signal });
  const interrupted = once(process, "SIGINT").then(() => stop.abort());
  stdin.write("\u0003");
  await Promise.all([interrupted, assert.rejects(answer, { name: "AbortError" })]);
});
