import assert from "node:assert/strict";
import { it } from "node:test";
import { acronymsOf } from "./acronyms.ts";

it("a title is found by what its words are shortened to", () => {
  assert.ok(acronymsOf("Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks").includes("RAG"));
  assert.ok(acronymsOf("Long Short-Term Memory").includes("LSTM"));
  assert.ok(acronymsOf("Advances in Natural Language Processing").includes("NLP"));
});

it("a colon ends a name, and words in small letters make none", () => {
  assert.ok(!acronymsOf("Chain-of-Thought: Reasoning").includes("CTR"));
  assert.deepEqual(acronymsOf("a simple but effective model"), []);
  assert.deepEqual(acronymsOf("한국어 논문의 검색"), []);
});
