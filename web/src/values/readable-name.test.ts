import assert from "node:assert/strict";
import { test } from "node:test";
import { readableName } from "./readable-name.ts";

test("a name that only code knows is read as words", () => {
  const names = ["webConfigured", "has_problem", "container-title", "DOI", "openURLNow", "x", "제5조"];
  assert.deepEqual(names.map(readableName), [
    "web configured",
    "has problem",
    "container title",
    "DOI",
    "open URLNow",
    "x",
    "제5조",
  ]);
});
