import assert from "node:assert/strict";
import { it } from "node:test";
import { respondWords } from "./rule-words.ts";

it("one removed document is told in the singular, several in the plural", () => {
  assert.match(respondWords.en.removed(["a.md"]), /Attach it again to ask about it\./);
  assert.match(respondWords.en.removed(["a.md", "b.md"]), /Attach them again to ask about them\./);
});
