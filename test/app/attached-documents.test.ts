import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "./open-test-app.ts";

test("some documents are attached and detached and the others stay, in sessions that are there", async () => {
  await using app = await openTestApp();
  const { documents, store } = app.jihwi;
  const [x, y] = [
    (await documents.add(Buffer.from("가"), "가.txt")).id,
    (await documents.add(Buffer.from("나"), "나.txt")).id,
  ];
  const change = (session: string, add: string[], remove: string[]) =>
    app.request(`/api/sessions/${session}/documents`, { method: "PATCH", body: JSON.stringify({ add, remove }) });
  await store.sessions.create({ id: "s-6", agent: "chat" });
  assert.equal((await change("s-6", [x], [])).status, 200);
  assert.equal((await change("s-6", [y], [])).status, 200);
  assert.equal((await change("s-6", ["gone"], [x])).status, 404);
  assert.deepEqual((await store.documents.attached("s-6")).map(({ id }) => id).sort(), [x, y].sort());
  assert.equal((await change("s-6", [], [x])).status, 200);
  assert.deepEqual(
    (await store.documents.attached("s-6")).map(({ id }) => id),
    [y],
  );
  assert.equal((await change("s-deleted", [x], [])).status, 404);
  assert.equal(await store.sessions.find("s-deleted"), null);
});
