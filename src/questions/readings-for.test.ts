import assert from "node:assert/strict";
import { test } from "node:test";
import { readingsFor } from "./readings-for.ts";

test("readings come to an end however small a window is told to be, and lose no letter", () => {
  const text = "계약 기간은 1년이다. ".repeat(60);
  for (const longest of [0, 3, 400]) {
    const readings = readingsFor("기간은?", text, longest);
    assert.equal(readings.join("").length, text.length);
  }
});
