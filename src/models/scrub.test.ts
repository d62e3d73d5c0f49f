import assert from "node:assert/strict";
import { test } from "node:test";
import { scrub } from "./scrub.ts";

test("keys are struck out by their shape, and words that begin like one are not", () => {
  for (const key of ["sk-proj-a1B2c3D4e5", "sk-****************4321", "hf_abc9defghij", "pk_live_51Hxyz0000"])
    assert.equal(scrub(`refused: ${key}!`), "refused: [key]!");
  assert.equal(scrub("authorization: basic dXNlcjpwYXNz=="), "authorization: basic [key]");
  assert.equal(scrub("Bearer abcdefghijklmnopqrst"), "Bearer [key]");
  assert.equal(scrub("Authorization: Basic YWRtaW46cGFzcw"), "Authorization: Basic [key]");
  assert.equal(scrub("bearer QwErTyUiOpAsDfGhJkLzXcVb"), "bearer [key]");
  assert.equal(scrub("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"), "[key]");
  for (const words of [
    "Basic information about basic troubleshooting, and bearer instruments",
    "the index pk_customers_orders of hf_training_runs",
  ])
    assert.equal(scrub(words), words);
});
