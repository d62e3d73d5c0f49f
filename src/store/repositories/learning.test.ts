import assert from "node:assert/strict";
import { it } from "node:test";
import { describeStores } from "#store/testing";
import type { Store } from "../open-store.ts";

const step = "chat.select-tool";

describeStores("what installations teach", ({ open }) => {
  /** Decisions of one step in order, a millisecond apart, each by its executor. */
  async function decide(store: Store, executors: readonly (string | null)[]): Promise<void> {
    await store.sessions.create({ id: "s", agent: "chat" });
    await store.turns.start({ id: "t", sessionId: "s", agent: "chat", title: "", input: {}, owner: "test" });
    await store.journal.append(
      executors.map((executor, at) => ({
        turnId: "t",
        seq: at + 1,
        key: `k${at}`,
        kind: "step",
        name: step,
        status: "finished",
        input: { at },
        output: "model's",
        shown: null,
        prompt: null,
        promptHash: null,
        executor,
        fallbackFrom: null,
        reason: null,
        attempts: 1,
        usage: null,
        cost: null,
        startedAt: at + 1,
        endedAt: at + 1,
        error: null,
      })),
    );
  }

  it("is what models decided and users put right, however many decisions of rules lie above", async (test) => {
    const store = await open(test);
    await decide(store, ["rule", "a:model", null, "a:model", "a:model", ...Array.from({ length: 40 }, () => "rule")]);
    await store.learning.correct("t", 1, "user's");
    await store.learning.correct("t", 4, null);
    const told = async (limit: number, since?: number) => {
      const cases = await store.learning.taughtAt(await store.learning.taughtPlaces(step, limit, since));
      return cases.map(({ seq, expect, correctedAt }) => [seq, expect, correctedAt !== null]);
    };
    const all = [
      [5, "model's", false],
      [4, null, true],
      [2, "model's", false],
      [1, "user's", true],
    ];
    assert.deepEqual(await told(10), all);
    assert.deepEqual(await told(2), all.slice(0, 2));
    assert.deepEqual(await told(10, 2), all.slice(0, 2));
    assert.equal(await store.learning.countTaught(step), all.length);
  });

  it("takes versions that come at the same moment one after the other", async (test) => {
    const store = await open(test);
    const facts = { cases: 20, accuracy: { before: 0, after: 1 }, sureFrom: null };
    await Promise.all([1, 2, 3].map((byte) => store.learning.take(step, Uint8Array.of(byte), facts)));
    const [latest] = await store.learning.latest();
    assert.equal(latest?.version, 3);
    assert.deepEqual(await store.learning.takenAt(), new Map([[step, latest.createdAt]]));
    assert.equal(await store.learning.undo(step), true);
    assert.equal((await store.learning.latest())[0]?.version, 2);
  });
});
