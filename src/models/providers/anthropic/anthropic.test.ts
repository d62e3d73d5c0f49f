import assert from "node:assert/strict";
import { test } from "node:test";
import { generateText, Output, streamText } from "ai";
import { z } from "zod";
import { fakeKey, json, startFakeProvider, text } from "../../../../test/fakes/index.ts";
import { createModelRegistry } from "../../registry.ts";

test("a model before output formats is held to the schema by a tool it must call, streamed too", async (t) => {
  const fake = await startFakeProvider({ protocol: "anthropic" });
  t.after(() => fake.close());
  const env = { ...fake.env, JIHWI_MODEL: "anthropic:claude-3-haiku-20240307" };
  const model = await createModelRegistry({ env }).forRole("judge")?.model();
  assert.ok(model !== undefined);
  const output = Output.object({ schema: z.object({ pass: z.boolean() }) });
  fake.queue(json({ pass: true }, { usage: { input: 9, output: 4 } }), json({ pass: false }));
  const result = await generateText({ model, prompt: "?", output, maxRetries: 0 });
  assert.deepEqual([result.output, result.usage.outputTokens], [{ pass: true }, 4]);
  assert.deepEqual(await streamText({ model, prompt: "?", output, maxRetries: 0 }).output, { pass: false });
  assert.match(JSON.stringify(fake.calls[0]?.body), /"tool_choice"/);
  assert.ok(fake.calls[0]?.schema !== null);
});

test("the address may be written with or without the version", async (t) => {
  const fake = await startFakeProvider({ protocol: "anthropic" });
  t.after(() => fake.close());
  for (const address of [fake.url, `${fake.url}/v1`, `${fake.url}/v1/`]) {
    fake.queue(text("응"));
    const env = { JIHWI_MODEL: "anthropic:claude-sonnet-4-5", ANTHROPIC_BASE_URL: address, ANTHROPIC_API_KEY: fakeKey };
    const model = await createModelRegistry({ env }).forRole("plan")?.model();
    assert.ok(model !== undefined);
    assert.equal((await generateText({ model, prompt: "?", maxRetries: 0 })).text, "응");
    assert.equal(fake.calls.at(-1)?.headers["x-api-key"], fakeKey);
  }
});
