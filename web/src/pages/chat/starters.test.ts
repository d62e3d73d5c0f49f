import assert from "node:assert/strict";
import { test } from "node:test";
import { startersFor } from "./starters.ts";

test("two documents are offered to be compared where there are two, and no others", () => {
  const offered = [0, 1, 2, 3, 4, 300].map((documents) =>
    startersFor(documents).some(({ ko }) => ko.startsWith("두 문서")),
  );
  assert.deepEqual(offered, [false, false, true, false, false, false]);
});
