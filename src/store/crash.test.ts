import assert from "node:assert/strict";
import { test } from "node:test";
import { startChild } from "../../test/beds/store/children.ts";
import { describeStores } from "../../test/beds/store/describe-stores.ts";
import { openStore } from "./open-store.ts";

const script = new URL("../../test/beds/store/write-messages.ts", import.meta.url);

describeStores("kill -9", (stores) => {
  test("loses no message that was committed, and the store opens again, time after time", async (t) => {
    const options = await stores.options(t);
    const committed: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const child = startChild(t, script, { options, round });
      const wanted = committed.length + 10 + round * 15;
      for await (const id of child.lines) {
        committed.push(id);
        if (committed.length === wanted) break;
      }
      await child.kill();
      const store = await openStore(options);
      const messages = await store.messages.list("session");
      await store.close();
      const kept = new Set(messages.map(({ id }) => id));
      assert.deepEqual(
        committed.filter((id) => !kept.has(id)),
        [],
      );
      assert.deepEqual(
        messages.map(({ position }) => position),
        messages.map((_, index) => index),
      );
    }
  });

  test("two processes write into one store at the same time, and nothing is lost", async (t) => {
    const options = await stores.options(t);
    const children = [0, 1].map((round) => startChild(t, script, { options, round }));
    const committed = await Promise.all(
      children.map(async (child) => {
        const ids: string[] = [];
        for await (const id of child.lines) if (ids.push(id) === 25) break;
        await child.kill();
        return ids;
      }),
    );
    const store = await openStore(options);
    t.after(() => store.close());
    const kept = new Set((await store.messages.list("session")).map(({ id }) => id));
    assert.deepEqual(
      committed.flat().filter((id) => !kept.has(id)),
      [],
    );
    assert.equal(committed.flat().length, 50);
  });
});
