import assert from "node:assert/strict";
import { after, it } from "node:test";
import { z } from "zod";
import { defineStep, runStep } from "#kernel";
import { createModelRegistry } from "#models";
import type { Trace } from "#protocol";
import { json, startFakeProvider } from "../../test/fakes/index.ts";
import { createTestTurn } from "../kernel/testing/index.ts";
import { differencesOf, replayTurn } from "./replay.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const choose = defineStep({
  name: "test.choose",
  role: "select",
  input: z.object({ question: z.string() }),
  output: z.object({ tool: z.string(), query: z.string() }),
  prompt: ({ question }) => ({ instructions: "Choose.", messages: [{ role: "user", content: question }] }),
  rule: ({ question }) => ({ tool: "none", query: question }),
});

it("a past turn is replayed by a model, and where it differs is said", async () => {
  const turn = await createTestTurn();
  await runStep(choose, { question: "날씨" }, turn);
  const trace: Trace = {
    id: turn.id,
    sessionId: "s",
    agent: "test",
    status: "finished",
    ended: "answered",
    title: "",
    startedAt: 0,
    endedAt: 1,
    usage: { inputTokens: 0, outputTokens: 0 },
    cost: 0,
    executors: ["rule"],
    input: { language: "ko" },
    error: null,
    verdict: null,
    entries: [...turn.journal.entries()],
  };
  fake.queue(json({ tool: "web_search", query: "날씨" }));
  const [replayed] = await replayTurn(trace, { models: createModelRegistry({ env: fake.env }), steps: [choose] });
  assert.deepEqual(replayed?.differences, [{ path: "tool", before: "none", after: "web_search" }]);
  assert.match(replayed?.after.executor ?? "", /fake-model/);

  const [byRule] = await replayTurn(trace, { models: createModelRegistry({ env: {} }), steps: [choose] });
  assert.deepEqual(byRule?.differences, [], "the rule gives the same again");
});

it("differences are told as deep as both outputs have the same shape", () => {
  assert.deepEqual(differencesOf({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }], c: 4 }), [
    { path: "a.1.b", before: 2, after: 3 },
    { path: "c", before: null, after: 4 },
  ]);
  assert.deepEqual(differencesOf("x", "x"), []);
});
