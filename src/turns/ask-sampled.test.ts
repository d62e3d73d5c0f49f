import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { z } from "zod";
import { type Agent, defineAgent, defineStep, runStep } from "#kernel";
import { createModelRegistry } from "#models";
import { temporaryFolder } from "#store/testing";
import { conductorOn, order } from "../../test/beds/turns/turns-for-tests.ts";
import { json, startFakeProvider } from "../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const choose = defineStep({
  name: "test.choose",
  role: "select",
  input: z.object({ question: z.string() }),
  output: z.object({ tool: z.string() }),
  prompt: ({ question }) => ({ instructions: "Choose.", messages: [{ role: "user", content: question }] }),
  rule: () => ({ tool: "none" }),
});
const agent: Agent = defineAgent({
  name: "chat",
  title: { ko: "시험", en: "Test" },
  steps: [choose],
  async run(turn, { text }) {
    await runStep(choose, { question: text }, turn);
    await runStep(choose, { question: text }, turn);
    turn.say("답");
  },
});
const rules = {
  weights: () => undefined,
  prefers: () => true,
  isSampled: (_step: string, input: unknown) => JSON.stringify(input).includes("표본"),
  refresh: async () => {},
};

test("the model is asked about a sampled decision only after the answer, once, and beside the rule's row", async (t) => {
  const answered = Promise.withResolvers<void>();
  fake.respond(async () => {
    await answered.promise;
    return json({ tool: "web" }, { usage: { input: 30, output: 4 } });
  });
  const options = { dataDir: join(await temporaryFolder(t), "data") };
  const models = createModelRegistry({ env: fake.env });
  const { conductor, store } = await conductorOn(t, options, agent, { models, rules });
  const executors = async (id: string) =>
    (await store.turns.trace(id)).entries.filter(({ name }) => name === choose.name).map(({ executor }) => executor);

  const sampled = await conductor.start(order("s", "표본"));
  assert.equal((await sampled.result)?.answer, "답", "the reader does not wait for the model");
  assert.deepEqual(await executors(sampled.id), ["rule", "rule"]);
  answered.resolve();
  await sampled.followedUp;
  assert.deepEqual(await executors(sampled.id), ["rule", "rule", fake.env.JIHWI_MODEL]);
  const { usage } = await store.turns.get(sampled.id);
  assert.deepEqual(usage, { inputTokens: 30, outputTokens: 4 }, "what followed the answer is counted in its turn");
  const { byRule, byModel, sampled: asked } = await store.learning.executions(choose.name, 0);
  assert.deepEqual({ byRule, byModel, asked }, { byRule: 2, byModel: 0, asked: 1 });

  const other = await conductor.start(order("t", "다른 것"));
  await other.result;
  await other.followedUp;
  assert.deepEqual(await executors(other.id), ["rule", "rule"]);
});
