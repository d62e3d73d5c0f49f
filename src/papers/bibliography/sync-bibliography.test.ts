import assert from "node:assert/strict";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { openTestStore } from "../../../test/beds/papers/open-test-store.ts";
import { createPaperLibrary } from "../library/library.ts";
import { titleOf } from "../paper/reading.ts";
import { type BibliographySync, syncBibliography, watchBibliography } from "./sync-bibliography.ts";

const entry = (key: string, title: string, year = 2020) =>
  `@article{${key}, title={${title}}, year={${year}}, author={Kim, A}}\n`;

async function place(t: TestContext) {
  const [folder, store] = [await temporaryFolder(t), await openTestStore(t)];
  const library = createPaperLibrary(store);
  const path = join(folder, "references.bib");
  const options = { library, store, language: "ko" } as const;
  const titles = async () => (await library.all()).map(titleOf).sort();
  return { path, options, titles, sync: () => syncBibliography(path, options) };
}

test("entries come, change and go with the file; an unchanged file does nothing, after a restart too", async (t) => {
  const { path, sync, titles } = await place(t);
  writeFileSync(path, entry("a", "Alpha") + entry("b", "Beta"));
  assert.deepEqual(await sync(), { imported: 2, updated: 0, removed: 0, rejected: [] });
  assert.deepEqual(await sync(), { imported: 0, updated: 0, removed: 0, rejected: [] });
  writeFileSync(path, entry("a", "Alpha").replace("year=", "journal={New Journal}, year=") + entry("c", "Gamma"));
  const { imported, updated, removed } = await sync();
  assert.deepEqual([imported, updated, removed], [1, 1, 1]);
  assert.deepEqual(await titles(), ["Alpha", "Gamma"]);
});

test("a file with a broken entry, or an empty one, removes nothing until it is whole again", async (t) => {
  const { path, sync, titles } = await place(t);
  writeFileSync(path, entry("a", "Alpha") + entry("b", "Beta"));
  await sync();
  writeFileSync(path, `${entry("a", "Alpha")}@article{b, title={Be`);
  assert.equal((await sync()).removed, 0);
  writeFileSync(path, "");
  assert.equal((await sync()).removed, 0);
  assert.deepEqual(await titles(), ["Alpha", "Beta"]);
  writeFileSync(path, entry("a", "Alpha"));
  assert.equal((await sync()).removed, 1);
});

test("a paper of two files stays until both have let it go", async (t) => {
  const { path, options, sync, titles } = await place(t);
  const other = path.replace("references", "thesis");
  writeFileSync(path, entry("a", "Alpha") + entry("b", "Beta"));
  writeFileSync(other, entry("b", "Beta"));
  await sync();
  await syncBibliography(other, options);
  writeFileSync(path, entry("a", "Alpha"));
  assert.equal((await sync()).removed, 0);
  assert.deepEqual(await titles(), ["Alpha", "Beta"]);
});

test("a paper that two entries of a file name goes with the last of them, and the others with it", async (t) => {
  const { path, sync, titles } = await place(t);
  const twice = (key: string) => entry(key, "Alpha").replace("year=", "doi={10.1234/alpha}, year=");
  writeFileSync(path, twice("a") + twice("b") + entry("c", "Gamma") + entry("d", "Delta"));
  await sync();
  writeFileSync(path, twice("b") + entry("c", "Gamma") + entry("d", "Delta"));
  assert.equal((await sync()).removed, 0);
  writeFileSync(path, twice("a") + twice("b") + entry("c", "Gamma") + entry("d", "Delta"));
  await sync();
  writeFileSync(path, entry("c", "Gamma"));
  assert.equal((await sync()).removed, 2);
  assert.deepEqual(await titles(), ["Gamma"]);
});

test("a watched file is followed, also when an editor puts another in its place", async (t) => {
  const { path, options } = await place(t);
  writeFileSync(path, entry("a", "Alpha"));
  const stop = new AbortController();
  const seen: BibliographySync[] = [];
  let wake = () => {};
  const watching = watchBibliography(path, {
    ...options,
    signal: stop.signal,
    onSynced: (sync) => {
      seen.push(sync);
      wake();
    },
    onFailed: (error) => assert.fail(error),
  });
  const next = async (count: number) => {
    while (seen.reduce((sum, { imported }) => sum + imported, 0) < count)
      await new Promise<void>((resolve) => (wake = resolve));
  };
  await next(1);
  writeFileSync(`${path}.new`, entry("a", "Alpha") + entry("b", "Beta"));
  renameSync(`${path}.new`, path);
  await next(2);
  stop.abort();
  await watching;
});
