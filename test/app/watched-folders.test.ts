import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { openTestApp } from "./open-test-app.ts";

const folderSchema = z.object({ id: z.string(), path: z.string(), isOn: z.boolean(), files: z.number() });
const foldersSchema = z.object({ folders: z.array(folderSchema) });

test("a server lists the folders it watches and switches them; none is added over HTTP", async () => {
  await using app = await openTestApp();
  const folder = join(app.folder, "notes");
  mkdirSync(folder);
  writeFileSync(join(folder, "a.md"), "# 휴가 규정\n\n연차는 15일이다.");
  const row = await app.jihwi.library.folders.add(folder);
  const synced = new Promise<void>((resolve) => app.jihwi.library.folders.onSynced(() => resolve()));
  await app.jihwi.library.folders.start();
  await synced;

  const { folders } = foldersSchema.parse(await (await app.request("/api/watched-folders")).json());
  assert.deepEqual(folders, [{ id: row.id, path: folder, isOn: true, files: 1 }]);
  const off = await app.request(`/api/watched-folders/${row.id}`, { method: "PUT", body: '{"isOn":false}' });
  assert.equal(folderSchema.parse(await off.json()).isOn, false);
  const added = await app.request("/api/watched-folders", { method: "POST", body: '{"path":"/etc"}' });
  assert.ok(added.status === 404 || added.status === 405, String(added.status));
  assert.equal((await app.request("/api/watched-folders/none", { method: "PUT", body: '{"isOn":true}' })).status, 404);
});

test("a document by its address: a private one is refused with its reason", async () => {
  await using app = await openTestApp();
  for (const url of ["http://127.0.0.1:1/x", "http://169.254.169.254/latest/meta-data"]) {
    const response = await app.request("/api/documents/url", { method: "POST", body: JSON.stringify({ url }) });
    assert.ok(response.status >= 400 && response.status < 500, String(response.status));
    assert.match(await response.text(), /address-refused/);
  }
});

test("the formats that a page offers are those that the server reads", async () => {
  await using app = await openTestApp();
  const answer = await (await app.request("/api/document-formats")).text();
  for (const extension of ["pdf", "hwpx", "xlsx", "eml"]) assert.match(answer, new RegExp(`"${extension}"`));
});
