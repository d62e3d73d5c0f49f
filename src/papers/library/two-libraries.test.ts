import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestStore } from "../../../test/beds/papers/open-test-store.ts";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { titleOf } from "../paper/reading.ts";
import { createPaperLibrary } from "./library.ts";

const parser = testPaper("A parser of Korean", { identifiers: { doi: "10.1234/parser" } });

async function twoLibraries(t: Parameters<typeof openTestStore>[0]) {
  const store = await openTestStore(t);
  const [here, there] = [createPaperLibrary(store), createPaperLibrary(store)];
  await here.add([parser, testPaper("A treebank of Korean")]);
  const titlesThere = async () => (await there.all()).map(titleOf).toSorted();
  assert.deepEqual(await titlesThere(), ["A parser of Korean", "A treebank of Korean"]);
  return { here, there, titlesThere };
}

test("what one process corrects another finds by its new words only", async (t) => {
  const { here, there, titlesThere } = await twoLibraries(t);
  await here.follow([testPaper("A tagger of Korean", { identifiers: { doi: "10.1234/parser" } })]);
  assert.deepEqual(await titlesThere(), ["A tagger of Korean", "A treebank of Korean"]);
  assert.deepEqual([(await there.search("tagger", 5)).length, (await there.search("parser", 5)).length], [1, 0]);
});

test("what a process whose clock is behind brings and corrects is found in another", async (t) => {
  const clock = Date.now;
  let behindMs = 3_600_000;
  t.mock.method(Date, "now", () => clock() - behindMs);
  const { here, titlesThere } = await twoLibraries(t);
  behindMs = 0;
  await titlesThere();
  behindMs = 20_000;
  await here.follow([testPaper("A tagger of Korean", { identifiers: { doi: "10.1234/parser" } })]);
  behindMs = 0;
  assert.deepEqual(await titlesThere(), ["A tagger of Korean", "A treebank of Korean"]);
  behindMs = 7_200_000;
  await here.add([testPaper("A corpus of Korean")]);
  behindMs = 0;
  assert.deepEqual(await titlesThere(), ["A corpus of Korean", "A tagger of Korean", "A treebank of Korean"]);
});

test("what one process removes is gone in another, which does not bring it back when it speaks of it", async (t) => {
  const { here, there, titlesThere } = await twoLibraries(t);
  const [shown] = await there.search("parser", 1);
  await here.remove([parser.id]);
  await there.remember(shown === undefined ? [] : [shown]);
  assert.deepEqual(await titlesThere(), ["A treebank of Korean"]);
  assert.deepEqual((await here.all()).map(titleOf), ["A treebank of Korean"]);
  assert.deepEqual((await there.get([parser.id])).map(titleOf), ["A parser of Korean"], "notebooks still know it");
});

test("a process that has not looked since writes over neither a correction nor a removal", async (t) => {
  const store = await openTestStore(t);
  const here = createPaperLibrary(store);
  let isHeld: Promise<void> | null = null;
  const there = createPaperLibrary({
    ...store,
    async transaction(work) {
      await isHeld;
      return store.transaction(work);
    },
  });
  const tagger = testPaper("A tagger of Korean", { identifiers: { doi: "10.1234/tagger" } });
  await here.add([parser, tagger, testPaper("A treebank of Korean")]);
  const { promise, resolve } = Promise.withResolvers<void>();
  isHeld = promise;
  const remembered = there.remember(await there.all());
  await here.follow([testPaper("A better parser", { identifiers: { doi: "10.1234/parser" } })]);
  await here.remove([tagger.id]);
  resolve();
  await remembered;
  const fresh = await createPaperLibrary(store).all();
  assert.deepEqual(fresh.map(titleOf).toSorted(), ["A better parser", "A treebank of Korean"]);
});

test("a document that is attached while a long import runs stays attached", async (t) => {
  const store = await openTestStore(t);
  const papers = Array.from({ length: 60 }, (_, at) => testPaper(`Paper ${at}`, { identifiers: { acl: `x-${at}` } }));
  const last = papers.at(-1) ?? assert.fail();
  let beforeBatch: (() => Promise<unknown>) | null = null;
  const library = createPaperLibrary({
    ...store,
    async transaction(work) {
      const result = await store.transaction(work);
      const first = beforeBatch;
      beforeBatch = null;
      await first?.();
      return result;
    },
  });
  await library.add(papers);
  beforeBatch = () => library.attach(last.id, "document-1");
  await library.add(papers);
  assert.equal((await library.get([last.id]))[0]?.documentId, "document-1");
  assert.equal((await createPaperLibrary(store).get([last.id]))[0]?.documentId, "document-1");
});

test("papers are changed where they stand: the store is read once", async (t) => {
  const store = await openTestStore(t);
  let scans = 0;
  const library = createPaperLibrary({
    ...store,
    papers: {
      ...store.papers,
      scan() {
        scans += 1;
        return store.papers.scan();
      },
    },
  });
  const papers = Array.from({ length: 8 }, (_, at) => testPaper(`Paper ${at}`, { identifiers: { acl: `x-${at}` } }));
  await library.add(papers);
  await library.attach(papers[0]?.id ?? "", "document-1");
  await library.remove(papers.slice(1, 4).map(({ id }) => id));
  assert.equal((await library.search("paper", 20)).length, 5);
  assert.equal((await library.get([papers[0]?.id ?? ""]))[0]?.documentId, "document-1");
  await assert.rejects(library.remove([papers[1]?.id ?? ""]), { code: "not-found" });
  assert.equal(scans, 1);
});
