import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "#store";
import { describeStores } from "#store/testing";
import { forgetSummary } from "./begin-turn.ts";
import { createRollingSummary, type Unsummarised } from "./rolling-summary.ts";

/** Room for four messages of a token each, beside what is told in short. */
const tokens = 6;

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
    const rolling = createRollingSummary(store);
    const bring = (leafId: string, fold = written) => rolling.bringUpTo("s", { leafId, tokens }, fold);
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

  test("is not written by what began before it was forgotten", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 8));
    await bring("m6");
    let isFirst = true;
    await bring("m8", async (next) => {
      if (isFirst) await store.sessions.forgetSummary("s");
      isFirst = false;
      return written(next);
    });
    assert.equal(await summary(), "m1 m2 m3 m4");
  });

  test("holds nothing of a branch that was left while it was written", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 8));
    await bring("m6");
    await bring("m8", async (next) => {
      await store.sessions.forgetSummary("s");
      await talk(store, ["other", "answer"], "m1");
      return written(next);
    });
    assert.equal(await summary(), null);
    await bring("m8");
    assert.equal(await summary(), null);
  });

  test("holds nothing of a branch that was left while the very first was written", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 16));
    const [first] = await store.messages.list("s");
    assert.ok(first);
    await bring("m16", async (next) => {
      await store.transaction((inside) => forgetSummary(inside, "s", first));
      await store.messages.append("s", { ...first, id: "edited", text: "edited" }, { after: null });
      return written(next);
    });
    assert.equal(await summary(), null);
    await talk(store, ["a1", "q2", "a2", "q3", "a3"], "edited");
    await bring("a3");
    assert.equal(await summary(), "edited a1");
  });

  test("is written on though the newest question is asked anew meanwhile", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 16));
    const newest = await store.messages.find("s", "m15");
    assert.ok(newest);
    await bring("m16", async (next) => {
      await store.transaction((inside) => forgetSummary(inside, "s", newest));
      return written(next);
    });
    assert.equal(await summary(), numbered(1, 12).join(" "));
  });

  test("goes on from one that does not say how far it goes", async (t) => {
    const { store, bring, summary } = await begun(t);
    await talk(store, numbered(1, 10));
    await bring("m6", async () => "그동안의 이야기");
    await store.sessions.changeSettings("s", () => ({}));
    await bring("m10");
    assert.equal(await summary(), "그동안의 이야기 m5 m6");
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
  });
});
