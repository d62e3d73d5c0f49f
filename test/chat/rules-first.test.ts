import assert from "node:assert/strict";
import { after, test } from "node:test";
import { learnedRuleNamed, shippedWeights } from "#learning";
import { shippedFingerprint } from "../../src/app/shipped-fingerprint.ts";
import { startFakeProvider } from "../fakes/index.ts";
import { openChat, type Told } from "./open-chat.ts";
import { choose, playSteps } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
const model = provider.env.JIHWI_MODEL;

const executorsOf = ({ entries }: Told, step: string) =>
  entries.filter(({ name }) => name === step).map(({ executor }) => executor);

test("rules first: the rule decides what it was compared in, and the model everything else", async (t) => {
  playSteps(provider, { "chat.select-tool": choose("reasoning") });
  const chat = await openChat(t, { ...provider.env, JIHWI_RULES: "prefer" });
  for (const step of ["chat.select-tool", "chat.rewrite"]) {
    const rule = learnedRuleNamed(step) ?? assert.fail(step);
    const facts = { cases: 100, accuracy: { before: 0.5, after: 1 }, sureFrom: 0 };
    await chat.jihwi.store.learning.take(step, shippedWeights(rule), { ...facts, shipped: shippedFingerprint(rule) });
  }
  const session = "one";

  const first = await chat.ask("서울은 지금 몇 시야?", { session });
  assert.deepEqual(executorsOf(first, "chat.select-tool"), ["rule"], "the first tool is what was compared");
  assert.deepEqual(first.tools, ["get_current_time"]);
  assert.deepEqual(executorsOf(first, "chat.respond"), [model], "what is written was never compared");

  const another = await chat.ask("김치찌개 끓이는 법 알려줘", { session });
  assert.deepEqual(executorsOf(another, "chat.rewrite"), ["rule"], "a question of its own stays as it is");
});
