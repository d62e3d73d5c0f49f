import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";

const error = {
  code: "document-damaged",
  message: { ko: "깨짐", en: "broken" },
  hint: null,
  retryable: false,
} as const;

describeStores("watched folders", (stores) => {
  test("a folder is on the list once, and is switched off and on with its files kept", async (t) => {
    const store = await stores.open(t);
    const folder = await store.watchedFolders.add("/문서");
    const file = { folderId: folder.id, path: "a.md", hash: "h1", documentId: "d1", isOwn: 1, error: null };
    await store.watchedFolders.putFile(file);
    assert.equal((await store.watchedFolders.turn(folder.id, false)).isOn, 0);
    assert.deepEqual(await store.watchedFolders.add("/문서"), folder);
    assert.deepEqual(await store.watchedFolders.files(folder.id), [file]);
    await assert.rejects(store.watchedFolders.turn("none", true), { code: "not-found" });
  });

  test("a file is its last state; who holds and who owns a document is known", async (t) => {
    const store = await stores.open(t);
    const { id: folderId } = await store.watchedFolders.add("/문서");
    const file = { folderId, path: "a.md", hash: "h1", documentId: "d1", isOwn: 0, error: null };
    await store.watchedFolders.putFile(file);
    assert.equal((await store.watchedFolders.holders("d1")).length, 1);
    assert.equal(await store.watchedFolders.owns("d1"), false);
    await store.watchedFolders.putFile({ ...file, hash: "h2", documentId: null, error });
    assert.deepEqual(await store.watchedFolders.files(folderId), [{ ...file, hash: "h2", documentId: null, error }]);
    assert.deepEqual(await store.watchedFolders.holders("d1"), []);
    await store.watchedFolders.removeFile(folderId, "a.md");
    assert.deepEqual(await store.watchedFolders.files(folderId), []);
    await store.watchedFolders.remove(folderId);
    assert.deepEqual(await store.watchedFolders.list(), []);
  });

  test("a document keeps the web address it was brought from", async (t) => {
    const store = await stores.open(t);
    const page = { id: "d1", name: "page.html", format: "html", bytes: 3, contentHash: "c".repeat(64) };
    await store.documents.add({ ...page, url: "https://example.org/a" });
    assert.equal((await store.documents.get("d1")).url, "https://example.org/a");
  });
});
