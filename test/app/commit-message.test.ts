import assert from "node:assert/strict";
import { test } from "node:test";
import { faultOf } from "../../scripts/commit-message.mjs";

test("a commit says why in its body; git's own messages pass", () => {
  assert.equal(faultOf("Room: what changed\n\nWhy it did.\n"), null);
  assert.equal(faultOf("Merge branch 'main'"), null);
  assert.equal(faultOf("Room: what changed\n\n# Please enter the message\n"), "the body that says why is missing");
  assert.equal(faultOf("Room: what changed\nWhy it did."), "an empty line is missing below the subject");
  assert.equal(faultOf(`${"x".repeat(121)}\n\nWhy.`), "the subject is longer than 120 characters");
});
