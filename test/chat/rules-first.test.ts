import assert from "node:assert/strict";
import { after, test } from "node:test";
import { learnedRuleNamed, shippedWeights } from "#learning";
import { shippedFingerprint } from "../../src/app/shipped-fingerprint.ts";
import { json, startFakeProvider } from "../fakes/index.ts";
import { openChat, type Told } from "./open-chat.ts";
import { choose, conclude, judge, playSteps } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
const model = provider.env.JIHWI_MODEL;

const executorsOf = ({ entries }: Told, step: string) =>
  entries.filter(({ name }) => name === step).map(({ executor }) => executor);

test("rules first: the rule decides what it was compared in, and the model everything else", async (t) => {
  const completed = "서울은 지금 몇 시야? 왜 그래?";
  playSteps(provider, {
    "chat.select-tool": choose("reasoning"),
    "chat.process-result": [judge(true), judge(false)],
    "chat.reason": conclude("서울은 한 시간대를 쓴다."),
    "chat.rewrite": json({ question: completed, refers_back: true }),
  });
  const chat = await openChat(t, { ...provider.env, JIHWI_RULES: "prefer" });
  for (const step of ["chat.select-tool", "chat.rewrite"]) {
    const rule = learnedRuleNamed(step) ?? assert.fail(step);
    const facts = { cases: 100, accuracy: { before: 0.5, after: 1 }, sureFrom: 0 };
    await chat.jihwi.store.learning.take(step, shippedWeights(rule), { ...facts, shipped: shippedFingerprint(rule) });
  }
  const session = "one";

  const first = await chat.ask("서울은 지금 몇 시야?", { session });
  assert.deepEqual(executorsOf(first, "chat.select-tool"), ["rule", model], "only the first tool was ever compared");
  assert.deepEqual(
    first.details.toolHistory,
    [
      { tool: "get_current_time", query: "서울은 지금 몇 시야?" },
      { tool: "reasoning", query: "서울은 지금 몇 시야?" },
    ],
    "what the model chose after the first tool is done",
  );

  const followUp = await chat.ask("그건 왜 그래?", { session });
  assert.deepEqual(executorsOf(followUp, "chat.rewrite"), [model], "that it follows up is compared, its words are not");
  const chosen = followUp.entries.find(({ name }) => name === "chat.select-tool");
  assert.ok(JSON.stringify(chosen?.input).includes(`"${completed}"`), "the model's words are taken");

  const another = await chat.ask("김치찌개 끓이는 법 알려줘", { session });
  assert.deepEqual(executorsOf(another, "chat.rewrite"), ["rule"], "a question of its own stays as it is");
});
