import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { matterShare } from "./index.ts";

describe("a noun of a question", () => {
  it("is a matter of texts or a circumstance of who asks", () => {
    assert.equal(matterShare("주차"), 1);
    assert.equal(matterShare("deposits"), 1);
    assert.equal(matterShare("할머니"), 0);
    assert.equal(matterShare("tomorrow"), 0);
  });

  it("that no list has is judged by where associations have it", () => {
    const [written, spoken] = [matterShare("임대인"), matterShare("집주인")];
    assert.ok(written > 0.5, `${written}`);
    assert.ok(spoken < written, `${spoken}`);
    assert.equal(matterShare("낑낑대면"), 0);
  });
});
