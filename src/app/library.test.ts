import assert from "node:assert/strict";
import { test } from "node:test";
import { createModelRegistry } from "#models";
import { openStore, type Store } from "#store";
import { temporaryFolder } from "#store/testing";
import { createLibrary } from "./library.ts";
import { listenAll } from "./listen-all.ts";
import { readConfig } from "./read-config.ts";

test("a document is read whole where it is short, and not to learn that it is long; a sheet has its name", async (context) => {
  const dataDir = await temporaryFolder(context);
  const store = await openStore({ dataDir });
  let given = 0;
  const list: Store["chunks"]["list"] = async (...asked) => {
    const rows = await store.chunks.list(...asked);
    given += rows.length;
    return rows;
  };
  const counting = { ...store, chunks: { ...store.chunks, list } };
  const config = await readConfig(dataDir, { JIHWI_DATA_DIR: dataDir });
  const { findPassages, search, jobs } = createLibrary(config, counting, createModelRegistry({ env: {} }), {
    handlers: [],
    jobEnded: async () => {},
    listener: listenAll([]),
    refreshSettings: async () => {},
  });
  context.after(async () => {
    await jobs.stop();
    await search.close();
    await store.close();
  });
  for (const [id, length] of [
    ["short", 3],
    ["long", 600],
  ] as const) {
    await store.documents.add({ id, name: id, format: "txt", bytes: 1, contentHash: id });
    const chunk = (ordinal: number) => ({
      ordinal,
      page: 1,
      start: ordinal,
      end: ordinal + 1,
      text: "가",
      headings: [],
    });
    await store.chunks.replace(
      id,
      Array.from({ length }, (_, ordinal) => chunk(ordinal)),
    );
  }
  const found = async (...documents: string[]) => (await findPassages("zebra", { k: 12, documents })).length;
  assert.deepEqual([await found("short"), given], [3, 3]);
  given = 0;
  assert.deepEqual([await found("short", "long"), given], [0, 13]);

  await store.documents.add({ id: "sheets", name: "예산.xlsx", format: "xlsx", bytes: 1, contentHash: "sheets" });
  const text = "## 연차\n\n| 이름 | 잔여 |\n| --- | --- |\n| 김하늘 | 7 |";
  await store.pages.put("sheets", [{ page: 2, text }]);
  const row = { ordinal: 0, page: 2, start: 30, end: text.length, text: text.slice(30), headings: ["연차"] };
  await store.chunks.replace("sheets", [row]);
  const [hit] = await findPassages("zebra", { k: 12, documents: ["sheets"] });
  assert.equal(hit?.sheet, "연차");
});
