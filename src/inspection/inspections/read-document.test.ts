import assert from "node:assert/strict";
import { test } from "node:test";
import { tableToXlsx } from "#documents";
import type { Store } from "#store";
import { describeStores } from "#store/testing";
import { textOfBytes } from "../runs/read-text.ts";
import { createReadDocument } from "./stored-item.ts";

const content = await tableToXlsx([
  ["답변", "점수"],
  ["괜찮은 글", "3"],
]);
const { text, rows } = await textOfBytes(content, "sheet.xlsx");

async function keep(store: Store, name: string, file: Uint8Array): Promise<string> {
  const { hash: contentHash, bytes } = await store.files.put(file);
  await store.documents.add({ id: name, name, format: "xlsx", bytes, contentHash });
  await store.pages.put(name, [{ page: 1, text }]);
  await store.documents.update(name, { status: "ready" });
  return name;
}

describeStores("documents of the library as they are inspected", (stores) => {
  for (const name of ["답변.xlsx", "답변.csv", "답변.TSV", "답변.txt", "답변"])
    test(`a spreadsheet that is called ${name} has its rows`, async (t) => {
      const store = await stores.open(t);
      const id = await keep(store, name, content);
      assert.ok(rows?.some((row) => row?.row === 2));
      assert.deepEqual(await createReadDocument(store)(id), { name, text, rows });
    });

  test("one whose file cannot be read any more is inspected by the words that are kept of it", async (t) => {
    const store = await stores.open(t);
    const id = await keep(store, "답변.xlsx", Buffer.from("no archive"));
    assert.deepEqual(await createReadDocument(store)(id), { name: "답변.xlsx", text, rows: undefined });
  });
});
