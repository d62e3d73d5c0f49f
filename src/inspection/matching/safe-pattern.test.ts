import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { compilePattern } from "./safe-pattern.ts";

function matches(source: string, text: string): number {
  let count = 0;
  compilePattern(source, "").search(text, () => {
    count += 1;
  });
  return count;
}

test("a pattern that would read a text to its end for each match is stopped and named", () => {
  const stopped = (error: unknown) =>
    error instanceof JihwiError && error.code === "timeout" && error.message.includes("a.*z|a");
  assert.throws(() => matches("a.*z|a", "a".repeat(20_000)), stopped);
});

test("the same pattern works where there is little to read, and a long text is read once whatever its length", () => {
  assert.equal(matches("a.*z|a", "a".repeat(1_000)), 1_000);
  assert.equal(matches("(a+)+b", `${"a".repeat(50_000)}b`), 1);
});
