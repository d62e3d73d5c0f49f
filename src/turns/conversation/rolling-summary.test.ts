import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "#store";
import { describeStores } from "#store/testing";
import { countWhole } from "./fit-conversation.ts";
import { readConversation } from "./read-conversation.ts";
import { bringUpTo, goesAfterAnswer, type Unsummarised } from "./rolling-summary.ts";

/** Room for four messages of a token each, beside what is told in short. */
const folding = {
  countWhole: (conversation: Parameters<typeof countWhole>[0]) => countWhole(conversation, 6),
  tokensAtOnce: 1_000,
  mostGoes: goesAfterAnswer,
};

/** Messages m1, m2, …, each after the one before it; the first follows `after`. */
async function talk({ messages }: Store, names: readonly string[], after?: string): Promise<void> {
  let place: { after?: string } = after === undefined ? {} : { after };
  for (const name of names) {
    const isAnswer = name.startsWith("a") || (name.startsWith("m") && Number(name.slice(1)) % 2 === 0);
    const role = isAnswer ? "assistant" : "user";
    await messages.append("s", { id: name, role, parts: [{ type: "text" }], text: name }, place);
    place = { after: name };
  }
}

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `m${from + at}`);
const written = async ({ summary, messages }: Unsummarised) =>
  [summary, ...messages.map(({ text }) => text)].filter((part) => part !== "").join(" ");

describeStores("the rolling summary", (stores) => {
  const begun = async (t: Parameters<typeof stores.open>[0]) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "s", agent: "chat" });
    const bring = (leafId: string, fold = written, more: Partial<typeof folding> = {}) =>
      bringUpTo(store, "s", { ...folding, ...more, leafId, fold });
    const summary = async () => (await store.sessions.get("s")).summary;
    return { store, bring, summary };
  };

  test("holds nothing while all is told in full", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 4));
    await bring("m4");
    assert.equal(await summary(), null);
  });

  test("has no gap after turns that nothing followed", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 12));
    await bring("m6");
    assert.equal(await summary(), "m1 m2");
    await bring("m12");
    assert.equal(await summary(), numbered(1, 8).join(" "));
  });

  test("takes in nothing twice, whether an answer is written again or the work is done again", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 6));
    await bring("m6");
    await bring("m6");
    await talk(store, ["a3"], "m5");
    await bring("a3");
    assert.equal(await summary(), "m1 m2");
  });

  test("goes on from the other of two that write at once", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 8));
    let isFirst = true;
    await bring("m6", async (next) => {
      if (isFirst) await bring("m8");
      isFirst = false;
      return written(next);
    });
    assert.equal(await summary(), "m1 m2 m3 m4");
  });

  test("holds for its own branch, and one that was left while it was written is folded no further", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 30));
    let goes = 0;
    await bring("m30", async (next) => {
      goes += 1;
      await talk(store, ["q", "a1", "q2", "a2", "q3", "a3"], "m2");
      return written(next);
    });
    assert.deepEqual([goes, await summary()], [1, numbered(1, 20).join(" ")]);
    assert.equal((await readConversation(store, "s", "a3")).summary, "");
    await bring("a3");
    assert.equal(await summary(), "m1 m2 q a1");
  });

  test("takes in a long conversation in several goes", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 54));
    const goes: number[] = [];
    await bring("m54", async (next) => {
      goes.push(next.messages.length);
      return written(next);
    });
    assert.deepEqual(goes, [20, 20, 10]);
    assert.equal(await summary(), numbered(1, 50).join(" "));
    await store.sessions.changeSettings("s", () => ({}));
    await bring("m54", async (next) => `${await written(next)}|`, { tokensAtOnce: 10, mostGoes: 2 });
    assert.equal(await summary(), `${numbered(1, 10).join(" ")}| ${numbered(11, 20).join(" ")}|`);
  });
});
