import assert from "node:assert/strict";
import { test } from "node:test";
import { unreachable } from "./failures.ts";

test("a service that cannot be reached without a network is told in words, and not tried again", () => {
  const cause = Object.assign(new Error("getaddrinfo ENOTFOUND api.openalex.org"), { code: "ENOTFOUND" });
  const { says, retryable } = unreachable("OpenAlex", cause);
  assert.equal(retryable, false);
  assert.match(says.ko, /^OpenAlex에 연결하지 못했습니다: 인터넷에/);
  assert.doesNotMatch(says.en, /ENOTFOUND/);
});

test("a failure that has no words of its own is told as it came, and tried again", () => {
  const { says, retryable } = unreachable("OpenAlex", new Error("socket hang up"));
  assert.equal(retryable, true);
  assert.match(says.en, /socket hang up/);
});
