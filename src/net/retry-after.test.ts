import assert from "node:assert/strict";
import { test } from "node:test";
import { retryAfterOf } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 19, 3, 0, 0);

test("without Retry-After, what is used up says how long to wait, and what is left says nothing", () => {
  const openai = {
    "x-ratelimit-remaining-requests": "12",
    "x-ratelimit-reset-requests": "2h0m0s",
    "x-ratelimit-remaining-tokens": "0",
    "x-ratelimit-reset-tokens": "6m0s",
  };
  assert.equal(retryAfterOf(openai, "", now), 360_000);
  assert.equal(retryAfterOf({ ...openai, "x-ratelimit-reset-tokens": "850ms" }, "", now), 850);
  assert.equal(retryAfterOf({ ...openai, "retry-after": "3" }, "", now), 3_000);
  assert.equal(retryAfterOf({ ...openai, "x-ratelimit-remaining-tokens": "9" }, "", now), null);
});

test("a limit may be told as a time", () => {
  const anthropic = {
    "anthropic-ratelimit-requests-remaining": "0",
    "anthropic-ratelimit-requests-reset": "2026-11-19T03:00:20Z",
  };
  assert.equal(retryAfterOf(anthropic, "", now), 20_000);
  const counted = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(now / 1000 + 9) };
  assert.equal(retryAfterOf(counted, "", now), 9_000);
  assert.equal(retryAfterOf({ ...counted, "x-ratelimit-reset": "soon" }, "", now), null);
});
