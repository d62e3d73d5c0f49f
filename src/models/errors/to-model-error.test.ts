import assert from "node:assert/strict";
import { test } from "node:test";
import { APICallError } from "@ai-sdk/provider";
import { NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { retryAfterOf } from "#net";
import { cancelled, JihwiError } from "#protocol";
import { rememberSecret } from "../scrub.ts";
import { toModelError } from "./to-model-error.ts";

const context = { modelId: "openai:gpt-5", timeoutMs: 60_000 };

test("Retry-After is read as milliseconds, seconds, an HTTP date or Google's delay, and never believed beyond an hour", () => {
  const now = Date.parse("2026-11-15T00:00:00Z");
  assert.equal(retryAfterOf({ "retry-after-ms": "1500", "retry-after": "9" }, "", now), 1_500);
  assert.equal(retryAfterOf({ "retry-after": "2.5" }, "", now), 2_500);
  assert.equal(retryAfterOf({ "retry-after": "Sun, 15 Nov 2026 00:00:30 GMT" }, "", now), 30_000);
  assert.equal(retryAfterOf({ "retry-after": "Sun, 15 Nov 2026 00:00:00 GMT" }, "", now + 5_000), 0);
  assert.equal(retryAfterOf({}, '{"details":[{"retryDelay": "37.2s"}]}', now), 37_200);
  assert.equal(retryAfterOf({ "retry-after": "86400" }, "", now), 3_600_000);
  assert.equal(retryAfterOf({ "retry-after": "soon" }, "", now), null);
  assert.equal(retryAfterOf({ "retry-after": "-3" }, "", now), null);
  assert.equal(retryAfterOf({}, "", now), null);
});

test("an account without money is not retried; Google's words about billing are", () => {
  const quota = toModelError(apiError(429, '{"error":{"code":"insufficient_quota"}}'), context);
  assert.deepEqual([quota.code, quota.retryable], ["model-rate-limited", false]);
  const google = toModelError(apiError(429, "check your plan and billing details"), context);
  assert.deepEqual([google.code, google.retryable], ["model-rate-limited", true]);
});

test("what the body says goes before the bare status 400", () => {
  const codes = [
    ['{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}', "model-bad-key"],
    ['{"error":{"code":"context_length_exceeded"}}', "too-large"],
    ['{"error":{"code":"content_filter"}}', "model-refused"],
    ['{"error":{"code":"unsupported_parameter"}}', "model-unavailable"],
  ];
  for (const [body = "", code] of codes) assert.equal(toModelError(apiError(400, body), context).code, code);
});

test("a text that is too long is not tried again, also where a local server says so with status 500", () => {
  for (const said of [
    "input (596 tokens) is too large to process. increase the physical batch size",
    "the input length exceeds the context length",
  ]) {
    const { code, retryable } = toModelError(apiError(500, JSON.stringify({ error: { message: said } })), context);
    assert.deepEqual([code, retryable], ["too-large", false]);
  }
});

test("the error inside the SDK's wrappers is the one that counts", () => {
  const inner = apiError(503, "");
  const retried = new RetryError({ message: "failed after 3 attempts", reason: "maxRetriesExceeded", errors: [inner] });
  assert.equal(toModelError(retried, context).code, "model-unavailable");
  const noOutput = new NoOutputGeneratedError({ message: "check the stream", cause: apiError(401, "") });
  assert.equal(toModelError(noOutput, context).code, "model-bad-key");
});

test("a time-out, a person's stop and an abort for a reason of our own are told apart", () => {
  const timeout = new DOMException("The operation was aborted due to timeout", "TimeoutError");
  assert.equal(toModelError(timeout, context).code, "model-timeout");
  assert.match(toModelError(timeout, context).says.ko, /60초/);
  assert.equal(toModelError(new DOMException("stopped", "AbortError"), context).code, "cancelled");
  // The SDK throws a plain abort where the signal knows better.
  const signal = AbortSignal.abort(timeout);
  assert.equal(toModelError(new Error("aborted"), { ...context, signal }).code, "model-timeout");
  const ours = cancelled();
  assert.equal(toModelError(new Error("aborted"), { ...context, signal: AbortSignal.abort(ours) }), ours);
});

test("an error of ours passes as it is", () => {
  const ours = new JihwiError("budget-exceeded", { message: { ko: "예산", en: "budget" } });
  assert.equal(toModelError(ours, context), ours);
});

test("a structured answer stopped by a filter is a refusal, not a bad form", () => {
  const error = new NoObjectGeneratedError({
    message: "No object generated",
    text: "죄송하지만 도와드릴 수 없습니다.",
    response: { id: "1", timestamp: new Date(0), modelId: "m" },
    usage: {
      inputTokens: 1,
      outputTokens: 1,
      totalTokens: 2,
      inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined },
      outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
    },
    finishReason: "content-filter",
  });
  assert.equal(toModelError(error, context).code, "model-refused");
});

test("no key of any shape, and no prompt, gets into the error", () => {
  rememberSecret("plain-looking-password");
  const keys = ["sk-proj-abcdefgh12345678", "AIzaSyA1234567890abcdefghijklmnopqrstu", "plain-looking-password"];
  for (const key of keys) {
    for (const words of [`bad key ${key}`, `https://x/v1?key=${key}&alt=sse`, `Authorization: Bearer ${key}`]) {
      const error = toModelError(apiError(500, words, words), context);
      const everything = [JSON.stringify(error.toRecord()), error.stack, String(error.cause)].join(" ");
      assert.ok(!everything.includes(key), everything);
      assert.ok(!JSON.stringify(error.cause ?? {}).includes("비밀 질문"));
    }
  }
});

test("whatever else is thrown still becomes an error that names the model", () => {
  for (const thrown of ["text", undefined, null, 42, {}, new Error("boom")]) {
    const error = toModelError(thrown, context);
    assert.equal(error.code, "model-unavailable");
    assert.ok(error.says.en.includes("openai:gpt-5"));
  }
});

function apiError(statusCode: number, responseBody: string, message = "the provider said no"): APICallError {
  return new APICallError({
    message,
    url: "https://api.example.com",
    requestBodyValues: { messages: ["비밀 질문"] },
    statusCode,
    responseBody,
    responseHeaders: {},
  });
}
