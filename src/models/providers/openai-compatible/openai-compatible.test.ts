import assert from "node:assert/strict";
import { test } from "node:test";
import { generateText, Output } from "ai";
import { z } from "zod";
import { json, startFakeProvider, text } from "../../../../test/fakes/index.ts";
import { createModelRegistry } from "../../registry.ts";

test("the schema goes by its name, in strict mode", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const model = await createModelRegistry({ env: fake.env }).forRole("judge")?.model();
  assert.ok(model !== undefined);
  fake.queue(json({ pass: true }));
  const output = Output.object({ name: "verdict", schema: z.object({ pass: z.boolean() }) });
  await generateText({ model, prompt: "?", output, maxRetries: 0 });
  assert.equal(fake.calls[0]?.schema?.name, "verdict");
  const sent = z.object({ response_format: z.object({ json_schema: z.object({ strict: z.boolean() }) }) });
  assert.equal(sent.parse(fake.calls[0]?.body).response_format.json_schema.strict, true);
});

test("a server without JSON schemas is asked for plain JSON, and says so in its abilities", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const env = { ...fake.env, OPENAI_COMPATIBLE_JSON_SCHEMA: "off" };
  const resolved = createModelRegistry({ env }).forRole("judge");
  assert.equal(resolved?.capabilities.structured, "prompt");
  const model = await resolved?.model();
  assert.ok(model !== undefined);
  fake.queue(json({ pass: true }));
  const output = Output.object({ schema: z.object({ pass: z.boolean() }) });
  assert.deepEqual((await generateText({ model, prompt: "JSON", output, maxRetries: 0 })).output, { pass: true });
  assert.equal(fake.calls[0]?.schema, null);
  assert.match(JSON.stringify(fake.calls[0]?.body), /json_object/);
});

test("Ollama's address may be written with or without /v1", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  for (const address of [fake.url, `${fake.url}/`, `${fake.url}/v1`]) {
    fake.queue(text("응"));
    const env = { JIHWI_MODEL: "ollama:qwen3:4b", OLLAMA_BASE_URL: address };
    const model = await createModelRegistry({ env }).forRole("plan")?.model();
    assert.ok(model !== undefined);
    await generateText({ model, prompt: "?", maxRetries: 0 });
    assert.deepEqual([fake.calls.at(-1)?.path, fake.calls.at(-1)?.model], ["/v1/chat/completions", "qwen3:4b"]);
  }
});
