import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp, type TestApp } from "./open-test-app.ts";

async function json(app: TestApp, method: string, path: string, body?: object) {
  const response = await app.request(path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

test("collections are made, filled, renamed and removed by the API, and lists are read by them", async () => {
  await using app = await openTestApp();
  const { body: made } = await json(app, "POST", "/api/collections", { name: "규정" });
  assert.equal((await json(app, "POST", "/api/collections", { name: "규정" })).status, 409);
  const form = new FormData();
  form.append("file", new File(["연차는 15일이다."], "휴가.txt"));
  form.append("collection", made.id);
  const uploaded = await (await app.request("/api/documents", { method: "POST", body: form })).json();
  const id = uploaded.documents[0].documentId;
  const { id: other } = await app.jihwi.documents.add(Buffer.from("숙박비는 8만 원이다."), "출장.txt");
  assert.deepEqual((await json(app, "GET", `/api/documents/${id}`)).body.collections, [made.id]);
  const within = async () => {
    const { documents } = (await json(app, "GET", `/api/documents?collection=${made.id}`)).body;
    return documents.map((document: { id: string }) => document.id);
  };
  assert.deepEqual(await within(), [id]);
  const { body: changed } = await json(app, "PUT", `/api/collections/${made.id}/documents`, { documents: [other] });
  assert.equal(changed.documents, 1);
  assert.deepEqual(await within(), [other]);
  assert.equal((await json(app, "PATCH", `/api/collections/${made.id}`, { name: "사규" })).body.name, "사규");
  assert.equal((await json(app, "PUT", "/api/collections/gone/documents", { documents: [] })).status, 404);
  assert.equal((await json(app, "DELETE", `/api/collections/${made.id}`)).status, 200);
  assert.deepEqual((await json(app, "GET", "/api/collections")).body, { collections: [] });
  assert.equal((await json(app, "GET", `/api/documents/${other}`)).status, 200);
});

test("what a watched folder brings goes into its collection", async () => {
  await using app = await openTestApp();
  const folder = join(app.folder, "watched");
  await mkdir(folder);
  await writeFile(join(folder, "a.txt"), "연차는 15일이다.");
  const { id } = await app.jihwi.store.collections.add("규정");
  const row = await app.jihwi.library.folders.add(folder, id);
  await app.jihwi.library.folders.sync(row);
  assert.equal((await app.jihwi.store.collections.get(id)).documents, 1);
});

test("a file that cannot be put where it is to go is not brought", async () => {
  await using app = await openTestApp();
  await assert.rejects(app.jihwi.documents.add(Buffer.from("가"), "가.txt", { collection: "gone" }), {
    code: "not-found",
  });
  assert.deepEqual((await app.jihwi.documents.list()).items, []);
});
