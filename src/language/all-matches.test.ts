import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { matchesOfAny } from "./all-matches.ts";

const ways = ["(?<!b)a+", "ab|b{2}", "\\d{1,2}a"];

test("several patterns match what one with all of them as alternatives does", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abc12 ") }), (text) => {
      const together = [...text.matchAll(new RegExp(ways.join("|"), "g"))];
      const patterns = ways.map((way) => new RegExp(way, "g"));
      assert.deepEqual(
        matchesOfAny(text, patterns).map(({ 0: words, index }) => [words, index]),
        together.map(({ 0: words, index }) => [words, index]),
      );
    }),
  );
});

test("a pattern that matches nothing at all comes to an end", () => {
  assert.ok(matchesOfAny("abc", [/c?/g, /b/g]).length >= 3);
});
