import assert from "node:assert/strict";
import { test } from "node:test";
import { joinParts, partsOf } from "./document-parts.ts";

const content = '# Found\n\nTwo papers.\n\n```papers\n{"number":1}\n{"number":2}\n```\n\nThe end.';

test("a document is parted into prose and papers, and joined again it is the same", () => {
  assert.deepEqual(
    partsOf(content).map(({ kind }) => kind),
    ["prose", "papers", "prose"],
  );
  assert.equal(joinParts(partsOf(content)), content);
});

test("a block whose papers were all taken out leaves nothing behind", () => {
  const parts = partsOf(content).map((part) => (part.kind === "papers" ? { ...part, text: "" } : part));
  assert.equal(joinParts(parts), "# Found\n\nTwo papers.\n\nThe end.");
});
