import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { temporaryFolder } from "#store/testing";
import { evaluateRetrieval } from "../../bench/retrieval/evaluate-retrieval.ts";
import { loadRetrievalSets, type RetrievalSet, writeBeir } from "../../bench/retrieval/retrieval-sets.ts";

const data = process.env.JIHWI_TEST_DATA;
const skip = data === undefined ? "JIHWI_TEST_DATA does not name the folder with the retrieval sets" : false;

const bars = [
  // Every twelfth question: to index its texts takes longest as it is.
  { set: "korquad", hit1: 0.9, hit5: 0.98, of: 12 },
  { set: "allganize", hit1: 0.83, hit5: 0.95, of: 1 },
  { set: "cranfield", hit1: 0.74, hit5: 0.89, of: 1 },
  { set: "xquad-en", hit1: 0.94, hit5: 0.99, of: 1 },
  { set: "pubmedqa", hit1: 0.95, hit5: 0.98, of: 1 },
  // Each language is tried by one set in every run, by all with JIHWI_TEST_ALL=1.
].filter(({ set }) => process.env.JIHWI_TEST_ALL === "1" || ["allganize", "xquad-en"].includes(set));

describe("search finds what it should, without a model", { skip }, () => {
  const sets = new Map<string, RetrievalSet>();
  before(async () => {
    for (const set of await loadRetrievalSets(data ?? "")) sets.set(set.name, set);
  });
  for (const { set: name, hit1, hit5, of } of bars) {
    it(`${name}: hit@1 at least ${hit1}, hit@5 at least ${hit5}`, async (test) => {
      const set = sets.get(name);
      assert.ok(set);
      const queries = set.queries.filter((_, at) => at % of === 0);
      const report = await evaluateRetrieval(await writeBeir({ ...set, queries }, await temporaryFolder(test)));
      assert.ok((report["hit@1"] ?? 0) >= hit1, `hit@1 is ${report["hit@1"]}`);
      assert.ok((report["hit@5"] ?? 0) >= hit5, `hit@5 is ${report["hit@5"]}`);
    });
  }
});
