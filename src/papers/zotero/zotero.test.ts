import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { startScholarServer } from "../../../test/fakes/scholar/server.ts";
import { startFakeZotero } from "../../../test/fakes/zotero.ts";
import { titleOf } from "../paper/reading.ts";
import { createZoteroApi } from "./zotero-api.ts";
import { createZoteroLibrary } from "./zotero-library.ts";

const { signal } = new AbortController();
const limits = { minIntervalMs: 0, backoffMs: 1 };
const collections = [
  { key: "AAAA1111", name: "논문" },
  { key: "BBBB2222", name: "Parsing", parent: "AAAA1111" },
];
const items = Array.from({ length: 130 }, (_, at) => ({
  key: `ITEM${at}`,
  collection: "BBBB2222",
  csljson: { type: "article-journal", title: `Parsing paper ${at}`, DOI: `10.1234/p${at}` },
}));

test("collections are read with their place and size, and every page of a collection's papers", async () => {
  await using zotero = await startFakeZotero(collections, items);
  const library = createZoteroLibrary(createZoteroApi({ env: { ZOTERO_BASE_URL: zotero.url }, limits }));
  assert.deepEqual(await library.collections(signal), [
    { key: "AAAA1111", name: "논문", parent: null, items: 0 },
    { key: "BBBB2222", name: "Parsing", parent: "AAAA1111", items: 130 },
  ]);
  const papers = await library.papersOf("Parsing", signal);
  assert.deepEqual([papers.length, titleOf(papers[129] ?? assert.fail())], [130, "Parsing paper 129"]);
  assert.deepEqual(await library.papersOf("AAAA1111", signal), []);
  await assert.rejects(library.papersOf("Nothing", signal), { code: "not-found", message: /no collection/ });
});

test("a server that gives the first page whatever it is asked for is left", async () => {
  const page = Array.from({ length: 100 }, (_, at) => ({ key: `C${at}`, data: { name: `Collection ${at}` } }));
  await using server = await startScholarServer(({ index }) =>
    index < 5 ? { body: JSON.stringify(page) } : { status: 400 },
  );
  const library = createZoteroLibrary(createZoteroApi({ env: { ZOTERO_BASE_URL: server.url }, limits }));
  assert.equal((await library.collections(signal)).length, 100);
});

test("what was added in Zotero since is there when it is asked again", async () => {
  const added = items.slice(0, 3);
  await using zotero = await startFakeZotero(collections, added, "secret-key");
  const env = { ZOTERO_BASE_URL: zotero.url, ZOTERO_API_KEY: "secret-key", ZOTERO_USER_ID: "7" };
  const library = createZoteroLibrary(createZoteroApi({ env, limits }));
  const paper = testPaper("Parsing paper 3", { identifiers: { doi: "10.1234/p3" } });
  assert.equal((await library.papersOf("Parsing", signal)).length, 3);
  await assert.rejects(library.writeNote(paper, "좋다", signal), { code: "not-found" });
  added.push(...items.slice(3, 5));
  assert.equal((await library.papersOf("Parsing", signal)).length, 5);
  assert.equal(await library.writeNote(paper, "좋다", signal), "NOTE1");
});

test("a note goes back under the item that is the paper, as words and not as markup, and not twice", async () => {
  await using zotero = await startFakeZotero(collections, items, "secret-key");
  const env = { ZOTERO_BASE_URL: zotero.url, ZOTERO_API_KEY: "secret-key", ZOTERO_USER_ID: "7" };
  const library = createZoteroLibrary(createZoteroApi({ env, limits }));
  const paper = testPaper("Parsing paper 3", { identifiers: { doi: "10.1234/p3" } });
  assert.equal(await library.writeNote(paper, "좋다 <script>\n둘째 줄\n\n다음 문단", signal), "NOTE1");
  const [note] = zotero.notes;
  assert.equal(note?.parentItem, "ITEM3");
  assert.equal(note?.note, "<p>좋다 &lt;script&gt;<br>둘째 줄</p><p>다음 문단</p>");
  await assert.rejects(library.writeNote(paper, "좋다 <script>\n둘째 줄\n\n다음 문단", signal), /412/);
  assert.equal(zotero.notes.length, 1);
  await assert.rejects(library.writeNote(testPaper("Unknown"), "x", signal), { code: "not-found" });
});

test("the program on this machine takes no notes: that is said, with what to configure, and nothing is sent", async () => {
  await using zotero = await startFakeZotero(collections, items);
  const library = createZoteroLibrary(createZoteroApi({ env: { ZOTERO_BASE_URL: zotero.url }, limits }));
  await assert.rejects(library.writeNote(testPaper("Parsing paper 3"), "x", signal), {
    code: "tool-not-configured",
    message: /not written/,
  });
  assert.deepEqual(zotero.notes, []);
});
