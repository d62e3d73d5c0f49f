import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import "#agents/chat";
import { learnedRuleNamed } from "#learning";
import { saidIn } from "#protocol";
import { openStore } from "#store";
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

for (const differing of [1, 2]) {
  test(`a rule ${differing === 2 ? "breaks" : "keeps"} its promise when ${differing} of its last twenty decisions differ, whatever lies between`, async (t) => {
    const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
    t.after(() => store.close());
    await store.sessions.create({ id: "s", agent: "chat" });
    await store.turns.start({ id: "t", sessionId: "s", agent: "chat", title: "", input: {}, owner: "test" });
    const decisions = Array.from({ length: rounds }, (_, at) =>
      round.map((one, place) => (at < differing && place === round.length - 1 ? { ...one, tool: "another" } : one)),
    ).flat();
    await store.journal.append(
      decisions.map(({ input, tool, executor }, at) => ({
        turnId: "t",
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
        attempts: 1,
        usage: null,
        cost: null,
        startedAt: at + 1,
        endedAt: at + 1,
        error: null,
      })),
    );
    const watch = createRuleWatch(store, weights, () => version);
    assert.deepEqual(await watch.agreementOf(rule), { asked: rounds, agreed: rounds - differing });
    const broken = await watch.brokenPromise(rule);
    assert.equal(broken !== null, differing === 2);
    if (broken !== null) assert.match(saidIn(broken, "ko"), /^‘.+’[은는] 다시 모델이 정합니다/);
  });
}
