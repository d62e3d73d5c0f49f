import assert from "node:assert/strict";
import { test } from "node:test";
import { byteRange } from "./byte-range.ts";

test("a part of a file is asked for by its first and last byte, or by its end", () => {
  assert.deepEqual(byteRange("bytes=0-99", 1000), { start: 0, end: 100 });
  assert.deepEqual(byteRange("bytes=900-", 1000), { start: 900, end: 1000 });
  assert.deepEqual(byteRange("bytes=990-2000", 1000), { start: 990, end: 1000 });
  assert.deepEqual(byteRange("bytes=-10", 1000), { start: 990, end: 1000 });
  assert.deepEqual(byteRange("bytes=-2000", 1000), { start: 0, end: 1000 });
});

test("what lies behind the end is nothing, and what is not understood is everything", () => {
  for (const header of ["bytes=1000-", "bytes=5000-6000", "bytes=-0"]) assert.equal(byteRange(header, 1000), "none");
  assert.equal(byteRange("bytes=0-", 0), "none");
  for (const header of [undefined, "", "bytes=-", "bytes=9-1", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b"])
    assert.equal(byteRange(header, 1000), null);
});
