import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import "#agents/chat";
import { learnedRuleNamed } from "#learning";
import { saidIn } from "#protocol";
import { openStore, type Store, type TaughtPlace } from "#store";
import { temporaryFolder } from "#store/testing";
import { createRuleWatch } from "./rule-watch.ts";

const rule = learnedRuleNamed("chat.select-tool") ?? assert.fail();
const weights = () => undefined;

/** A question, with what the shipped rule chooses for it and how sure it is. */
function chosen(question: string) {
  const context = { toolHistory: [], toolResults: [], documents: [], webConfigured: true };
  const input = { question, ...context, iteration: 0, maxIterations: 5 };
  for (const selected_tool of ["reasoning", "web_search", "get_current_time", "none"]) {
    const answer = rule.answer({ input, expect: { selected_tool } }, weights);
    if (answer?.right) return { input, tool: selected_tool, probability: answer.probability };
  }
  return assert.fail(question);
}

const [unsure, sure] = ["지금 몇 시야?", "그 셔틀버스 있잖아요"]
  .map(chosen)
  .sort((one, other) => one.probability - other.probability);
assert.ok(unsure !== undefined && sure !== undefined);
const version = {
  rule: rule.name,
  version: 1,
  weights: new Uint8Array(),
  facts: { cases: 0, accuracy: { before: 0, after: 1 }, sureFrom: (unsure.probability + sure.probability) / 2 },
  createdAt: 0,
};

/** Twenty rounds with rules first: most is the rule's alone, one decision is sampled, and the model takes the unsure ones. */
const round = [
  ...Array.from({ length: 19 }, () => ({ ...sure, executor: "rule" })),
  ...Array.from({ length: 12 }, () => ({ ...unsure, executor: "a:model" })),
  { ...sure, executor: "a:model" },
];
const rounds = 20;

interface Decided extends ReturnType<typeof chosen> {
  readonly executor: string;
}

async function openJournal(t: TestContext): Promise<Store> {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  for (const id of ["s", "t"]) await store.sessions.create({ id, agent: "chat" });
  return store;
}

/** A turn with these decisions, a millisecond apart. */
async function decide(store: Store, turnId: string, from: number, decisions: readonly Decided[]): Promise<void> {
  await store.turns.start({ id: turnId, sessionId: turnId, agent: "chat", title: "", input: {}, owner: "test" });
  await store.journal.append(
    decisions.map(({ input, tool, executor }, at) => ({
      turnId,
      seq: at + 1,
      key: `k${at}`,
      kind: "step",
      name: rule.name,
      status: "finished",
      input,
      output: { selected_tool: tool },
      shown: null,
      prompt: null,
      promptHash: null,
      executor,
      fallbackFrom: null,
      reason: null,
      attempts: 1,
      usage: null,
      cost: null,
      startedAt: from + at,
      endedAt: from + at,
      error: null,
    })),
  );
}

for (const differing of [1, 2]) {
  test(`a rule ${differing === 2 ? "breaks" : "keeps"} its promise when ${differing} of its last twenty decisions differ, whatever lies between`, async (t) => {
    const store = await openJournal(t);
    const decisions = Array.from({ length: rounds }, (_, at) =>
      round.map((one, place) => (at < differing && place === round.length - 1 ? { ...one, tool: "another" } : one)),
    ).flat();
    await decide(store, "t", 1, decisions);
    const watch = createRuleWatch(store, weights, () => version);
    assert.deepEqual(await watch.agreementOf(rule), { asked: rounds, agreed: rounds - differing });
    const broken = await watch.brokenPromise(rule);
    assert.equal(broken !== null, differing === 2);
    if (broken !== null) assert.match(saidIn(broken, "ko"), /^‘.+’[은는] 다시 모델이 정합니다/);
  });
}

test("what was decided is read once: a look before each turn reads what is new, and knows what was removed or corrected", async (t) => {
  const store = await openJournal(t);
  const read: number[] = [];
  const learning = {
    ...store.learning,
    taughtAt: (places: readonly TaughtPlace[]) => {
      read.push(places.length);
      return store.learning.taughtAt(places);
    },
  };
  const watch = createRuleWatch({ ...store, learning }, weights, () => version);
  const look = async () => {
    const { asked, agreed } = await watch.agreementOf(rule);
    return { asked, agreed, read: read.splice(0).reduce((sum, count) => sum + count, 0) };
  };
  const byModel = { ...sure, executor: "a:model" };
  await decide(store, "t", 1, [
    byModel,
    byModel,
    ...Array.from({ length: 60 }, () => ({ ...unsure, executor: "a:model" })),
  ]);
  assert.deepEqual(await look(), { asked: 2, agreed: 2, read: 62 });
  assert.deepEqual(await look(), { asked: 2, agreed: 2, read: 0 });

  await decide(store, "s", 100, [byModel, { ...sure, executor: "rule" }, { ...byModel, tool: "another" }]);
  assert.deepEqual(await look(), { asked: 4, agreed: 3, read: 2 });
  assert.equal((await watch.disagreements(rule, 8)).length, 1);
  assert.deepEqual(read.splice(0), [0, 0, 1], "only what is shown is read again");

  await store.learning.correct("s", 3, { selected_tool: sure.tool });
  assert.deepEqual(await look(), { asked: 4, agreed: 4, read: 1 });
  await store.sessions.remove("s");
  assert.deepEqual(await look(), { asked: 2, agreed: 2, read: 0 });
});
