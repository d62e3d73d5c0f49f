import assert from "node:assert/strict";
import { test } from "node:test";
import { error, fakeKey, hang, startFakeProvider, text } from "../../test/fakes/index.ts";
import { probe } from "./probe.ts";
import { createModelRegistry } from "./registry.ts";

test("the test button says ok, or what is wrong, and never a key", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const model = createModelRegistry({ env: fake.env }).forRole("plan");
  assert.ok(model !== null);

  fake.queue(text("OK"));
  const good = await probe(model);
  assert.equal(good.ok, true);

  fake.queue(error(401, { message: `bad key ${fakeKey}` }));
  const bad = await probe(model);
  assert.equal(bad.ok ? null : bad.error.code, "model-bad-key");
  assert.ok(!JSON.stringify(bad).includes(fakeKey));

  fake.queue(hang());
  const slow = await probe(model, { timeoutMs: 60 });
  assert.equal(slow.ok ? null : slow.error.code, "model-timeout");
});

test("the test button names what is not configured", async () => {
  const model = createModelRegistry({ env: { JIHWI_MODEL: "google:gemini-2.5-flash" } }).forRole("plan");
  assert.ok(model !== null);
  const result = await probe(model);
  assert.equal(result.ok ? null : result.error.code, "model-not-configured");
});

test("an embedder can be tested too", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const embedder = createModelRegistry({ env: { ...fake.env, JIHWI_MODEL_EMBED: "compatible:bge-m3" } }).embedder();
  assert.ok(embedder !== null);
  assert.equal((await probe(embedder)).ok, true);
});

test("what a model can do is found out with the test, and kept", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const models = createModelRegistry({ env: fake.env });
  const model = models.forRole("plan");
  assert.ok(model !== null);
  fake.respond(({ schema, tools }) => {
    if (schema !== null || tools.length > 0) return error(400, { message: "not supported" });
    return text("<think>hm</think>OK", { usage: { output: 16 } });
  });
  const result = await probe(model);
  assert.ok(result.ok && result.abilities !== null);
  const { tokensPerSecond, ...abilities } = result.abilities;
  assert.deepEqual(abilities, { structured: "prompt", tools: false, sees: false, window: null, thinks: true });
  assert.ok((tokensPerSecond ?? 0) > 0);
  assert.equal(models.describe().roles.find(({ role }) => role === "plan")?.abilities?.tools, false);

  fake.respond(({ text: asked }) => text(asked.includes("colour") ? "Red." : "OK"));
  await probe(model);
  assert.equal(model.capabilities.sees, true);
  assert.deepEqual([model.capabilities.structured, model.capabilities.tools], ["native", true]);
});
