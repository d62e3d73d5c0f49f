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
});
