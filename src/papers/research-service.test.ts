import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openTestStore } from "../../test/beds/papers/open-test-store.ts";
import { type ScholarServer, startScholarServer } from "../../test/fakes/scholar/server.ts";
import { searchSources } from "./connectors/search-sources.ts";
import { titleOf } from "./paper/reading.ts";
import { createResearchService } from "./research-service.ts";

const options = { signal: new AbortController().signal, language: "en" } as const;

async function serviceOf(t: TestContext, zotero: ScholarServer) {
  const limits = { minIntervalMs: 0, backoffMs: 1 };
  return createResearchService({ store: await openTestStore(t), env: { ZOTERO_BASE_URL: zotero.url }, limits });
}

test("a source that the owner's list leaves out is not searched, whoever names it and whatever keys there are", async (t) => {
  const env = { JIHWI_PAPER_SOURCES: "library", ZOTERO_API_KEY: "key", ZOTERO_USER_ID: "7" };
  const { sources } = createResearchService({ store: await openTestStore(t), env });
  assert.deepEqual(
    sources().map(({ name }) => name),
    ["library"],
  );
  const named = sources(["library", "zotero", "arxiv"]);
  const found = await searchSources(named, { query: "parsing", limit: 1 }, options);
  assert.deepEqual(
    found.sources.map(({ source, status, error }) => [source, status, error?.code]),
    [
      ["library", "ok", undefined],
      ["zotero", "failed", "tool-not-configured"],
      ["arxiv", "failed", "tool-not-configured"],
    ],
  );
  assert.match(found.sources[2]?.error?.message ?? "", /arxiv is switched off: JIHWI_PAPER_SOURCES/);
});

const paper = (title: string) => ({ key: title, csljson: { type: "article-journal", title } });

test("a Zotero library comes in whole, however many pages it has", async (t) => {
  const files = (page: number) => Array.from({ length: 100 }, (_, at) => ({ key: `FILE${page}-${at}` }));
  await using zotero = await startScholarServer(({ index }) => ({
    body: JSON.stringify(index < 205 ? files(index) : [paper("Last of all")]),
  }));
  const { importZotero, library } = await serviceOf(t, zotero);
  assert.deepEqual(await importZotero(options), { imported: 1, updated: 0, rejected: [] });
  assert.deepEqual((await library.all()).map(titleOf), ["Last of all"]);
});

test("what came before Zotero failed is in the library, and the failure is told", async (t) => {
  const page = Array.from({ length: 100 }, (_, at) => paper(`Paper ${at}`));
  await using zotero = await startScholarServer(({ index }) =>
    index === 0 ? { body: JSON.stringify(page) } : { status: 403 },
  );
  const { importZotero, library } = await serviceOf(t, zotero);
  const { imported, rejected } = await importZotero(options);
  assert.deepEqual([imported, rejected.map(({ file }) => file)], [100, ["zotero"]]);
  assert.match(rejected[0]?.reason ?? "", /Zotero/);
  assert.equal((await library.all()).length, 100);
});
