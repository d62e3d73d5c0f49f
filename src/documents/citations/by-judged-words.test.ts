import assert from "node:assert/strict";
import { test } from "node:test";
import type { Citation, Source, Statement } from "#protocol";
import { citationsByJudgedWords } from "./by-judged-words.ts";

const text = "zone,weight,price\nWorld,2–5 kg,32.27\nWorld,20–31.5 kg,83.65";
const source: Source = {
  ...{ kind: "document", id: "1", documentId: "d", name: "rates.csv", url: null, page: 1, sheet: null },
  ...{ start: 100, end: 100 + text.length, text },
};
const said: Citation = {
  ...{ mark: "[1]", sourceId: "1", documentId: "d", name: "rates.csv", page: 1, sheet: null, url: null },
  ...{ start: 136, end: 160, quote: "World,20–31.5 kg,83.65", places: [20, 70] },
};
const statement: Statement = {
  ...{ text: "It is 32.27 [1].", start: 0, end: 40, status: "supported", by: "model", check: "judge", reason: null },
  ...{ evidence: [{ label: "1", quote: "World,2–5 kg,32.27" }], marks: [], correction: null },
};

test("a citation leads to the words that a judge named, sentence by sentence; elsewhere it stays", () => {
  const citations = citationsByJudgedWords([said], [source], [statement]);
  assert.deepEqual(
    citations.map(({ quote, start, places }) => [quote, start, places]),
    [
      ["World,2–5 kg,32.27", 100 + text.indexOf("World,2"), [20]],
      ["World,20–31.5 kg,83.65", 136, [70]],
    ],
  );
  assert.deepEqual(citationsByJudgedWords([said], [source], [{ ...statement, status: "contradicts" }]), [said]);
  assert.deepEqual(citationsByJudgedWords([{ ...said, places: [] }], [source], [statement]), [{ ...said, places: [] }]);
});
