import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { createModelRegistry } from "#models";
import { error, json, startFakeProvider, text, toolCalls } from "../../test/fakes/index.ts";
import { messageParts } from "./projection.ts";
import { runStep } from "./run-step.ts";
import { defineCallStep, defineStep, defineTextStep } from "./step.ts";
import { createTestTurn } from "./testing/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const input = z.object({ about: z.string() });
const judge = defineStep({
  name: "test.judge",
  role: "judge",
  input,
  output: z.object({ fine: z.boolean() }),
  prompt: ({ about }) => ({ instructions: "Judge.", messages: [{ role: "user", content: about }] }),
  rule: () => ({ fine: false }),
});
const choose = defineCallStep({
  name: "test.choose",
  role: "select",
  input,
  prompt: ({ about }) => ({ instructions: "Choose.", messages: [{ role: "user", content: about }] }),
  tools: () => [{ name: "look", description: { ko: "찾습니다", en: "Looks" }, input: z.object({ for: z.string() }) }],
  maxCalls: 1,
  rule: () => ({ text: "", calls: [] }),
});
const write = defineTextStep({
  name: "test.write",
  role: "respond",
  input,
  prompt: ({ about }) => ({ instructions: "Write.", messages: [{ role: "user", content: about }] }),
  rule: () => "규칙이 썼습니다.",
});
/** Conversations with one installation: what is found out in one is known in the next. */
function installation() {
  const models = createModelRegistry({ env: fake.env });
  return { models, turn: () => createTestTurn({ models }) };
}

describe("a server that takes no JSON schema", () => {
  it("is shown the schema instead, at once from the second question on", async () => {
    const { models, turn } = installation();
    fake.respond(({ schema }) => (schema === null ? text('여기요: {"fine": true}') : error(400, { message: "no" })));
    assert.deepEqual(await runStep(judge, { about: "가" }, await turn()), { fine: true });
    assert.equal(fake.calls.length, 2);
    assert.match(fake.calls[1]?.instructions ?? "", /"fine"/);
    assert.deepEqual(await runStep(judge, { about: "나" }, await turn()), { fine: true });
    assert.equal(fake.calls.length, 3);
    assert.equal(models.forRole("judge")?.capabilities.structured, "prompt");
  });

  it("mends an answer that does not fit once, and then the rule answers visibly", async () => {
    const { turn } = installation();
    fake.respond(({ schema }) => (schema === null ? text("아마도요") : error(400)));
    const run = await turn();
    assert.deepEqual(await runStep(judge, { about: "가" }, run), { fine: false });
    const [row] = run.journal.entries();
    assert.deepEqual([row?.executor, row?.error?.code], ["rule", "model-bad-output"]);
    assert.equal(fake.calls.length, 3);
  });

  it("is told apart from one that refuses everything: then the reason stays the first one", async () => {
    const { models, turn } = installation();
    fake.respond(() => error(400, { message: "temperature is out of range" }));
    const run = await turn();
    await runStep(judge, { about: "가" }, run);
    assert.match(run.journal.entries()[0]?.error?.message.en ?? "", /temperature/);
    assert.equal(models.forRole("judge")?.capabilities.structured, "native");
  });
});

it("a model that ignores the schema sees it when it is asked to mend its answer", async () => {
  const { turn } = installation();
  fake.queue(text("fine"), json({ fine: true }));
  assert.deepEqual(await runStep(judge, { about: "가" }, await turn()), { fine: true });
  assert.match(fake.calls[1]?.messages.at(-1)?.text ?? "", /JSON Schema:\n.*"fine"/);
});

describe("a model without tools", () => {
  it("chooses by an object, and is asked that way from then on", async () => {
    const { models, turn } = installation();
    fake.respond(({ tools }) =>
      tools.length > 0
        ? error(400, { message: "fake-model does not support tools" })
        : json({ text: "찾아볼게요.", calls: [{ tool: "look", arguments: { for: "달" } }] }),
    );
    const chosen = await runStep(choose, { about: "달" }, await turn());
    assert.deepEqual(chosen.calls, [{ tool: "look", arguments: { for: "달" } }]);
    assert.match(fake.calls[1]?.instructions ?? "", /look: 찾습니다/);
    await runStep(choose, { about: "해" }, await turn());
    assert.equal(fake.calls.length, 3);
    assert.equal(models.forRole("select")?.capabilities.tools, false);
  });

  it("may not call what there is not, and may choose nothing", async () => {
    const { models, turn } = installation();
    models.forRole("select")?.learn({ tools: false });
    fake.queue(json({ calls: [{ tool: "fly", arguments: {} }] }), json({ text: "괜찮아요", calls: [] }));
    const chosen = await runStep(choose, { about: "달" }, await turn());
    assert.deepEqual([chosen.text, chosen.calls], ["괜찮아요", []]);
    assert.match(fake.calls[1]?.text ?? "", /there is no tool fly/);
  });

  it("shows its words where a reader waits for them", async () => {
    const { models, turn } = installation();
    models.forRole("select")?.learn({ tools: false });
    fake.queue(json({ text: "찾아볼게요.", calls: [{ tool: "look", arguments: { for: "달" } }] }));
    const run = await turn();
    await runStep(choose, { about: "달" }, run, { stream: true });
    assert.equal(run.shown(), "찾아볼게요.");
  });
});

it("a tool is still chosen by function calling where that is taken", async () => {
  const { turn } = installation();
  fake.queue(toolCalls([{ name: "look", arguments: { for: "달" } }]));
  const chosen = await runStep(choose, { about: "달" }, await turn());
  assert.equal(chosen.calls[0]?.tool, "look");
  assert.equal(fake.calls[0]?.tools[0]?.name, "look");
});

it("what an open model thinks between marks is no part of its text, and is kept apart from it", async () => {
  const { turn } = installation();
  fake.queue(text("<think>달은 둥글다. {괄호}</think>달은 둥글고 밝습니다."));
  const run = await turn();
  assert.equal((await runStep(write, { about: "달" }, run)).trim(), "달은 둥글고 밝습니다.");
  assert.ok(!run.shown().includes("괄호"));
  const parts = messageParts(run.journal.entries());
  assert.deepEqual(
    parts.flatMap((part) => (part.type === "reasoning" ? [part.text] : [])),
    ["달은 둥글다. {괄호}"],
  );
  assert.ok(run.chunks.some((chunk) => chunk.type === "reasoning-delta"));

  fake.queue(text('<think>{"fine": false}?</think>{"fine": true}'));
  assert.deepEqual(await runStep(judge, { about: "달" }, run), { fine: true });
  assert.equal(run.journal.entries().at(-1)?.reasoning, '{"fine": false}?');
});
