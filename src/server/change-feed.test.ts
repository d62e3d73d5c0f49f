import assert from "node:assert/strict";
import { it } from "node:test";
import type { ChangeTopic } from "#protocol";
import { openStore } from "#store";
import { describeStores } from "#store/testing";
import { createChangeFeed } from "./change-feed.ts";

describeStores("the feed of changes", ({ options }) => {
  it("tells every listener what another process has changed, and nothing after it has left", async (test) => {
    const at = await options(test);
    const store = await openStore(at);
    const other = await openStore({ ...at });
    test.after(async () => {
      await other.close();
      await store.close();
    });
    const feed = createChangeFeed(store.revisions.read, 5);
    const heard = Promise.withResolvers<readonly ChangeTopic[]>();
    const left: (readonly ChangeTopic[])[] = [];
    (await feed.listen((changed) => left.push(changed)))();
    test.after(await feed.listen(heard.resolve));
    await other.sessions.create({ id: "session_1", agent: "chat" });
    assert.deepEqual(await heard.promise, ["sessions"]);
    assert.deepEqual(left, []);
  });
});
