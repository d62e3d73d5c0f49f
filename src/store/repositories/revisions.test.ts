import assert from "node:assert/strict";
import { it } from "node:test";
import { describeStores } from "#store/testing";

describeStores("revisions", ({ open }) => {
  it("differ for what has changed, and for nothing else", async (test) => {
    const store = await open(test);
    const before = await store.revisions.read();
    assert.deepEqual(await store.revisions.read(), before);
    await store.sessions.create({ id: "session_1", agent: "chat" });
    const created = await store.revisions.read();
    assert.notEqual(created.get("sessions"), before.get("sessions"));
    assert.equal(created.get("documents"), before.get("documents"));
    await store.sessions.remove("session_1");
    assert.notEqual((await store.revisions.read()).get("sessions"), created.get("sessions"));
  });

  it("differ when a document that waited begins to be read, and when it is attached", async (test) => {
    const store = await open(test);
    const { hash: contentHash } = await store.files.put(new Uint8Array([1]));
    await store.documents.add({ id: "doc_1", name: "a.md", format: "markdown", bytes: 1, contentHash, url: null });
    const waiting = await store.revisions.read();
    await store.documents.update("doc_1", { status: "reading" });
    assert.notEqual((await store.revisions.read()).get("documents"), waiting.get("documents"));
    assert.equal((await store.revisions.read()).get("sessions"), waiting.get("sessions"));
    await store.sessions.create({ id: "session_1", agent: "chat" });
    const without = await store.revisions.read();
    await store.documents.attach("session_1", ["doc_1"]);
    assert.notEqual((await store.revisions.read()).get("sessions"), without.get("sessions"));
  });
});
