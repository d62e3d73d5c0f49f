import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { generateText } from "ai";
import { JihwiError } from "#protocol";
import { fakeKey, startFakeProvider, text } from "../../../../test/fakes/index.ts";
import { createModelRegistry } from "../../registry.ts";

const withKey = { JIHWI_MODEL: "openai:gpt-5-mini", OPENAI_API_KEY: fakeKey };

test("OpenAI's own address is spoken to by /responses, any other by chat-completions", async () => {
  const providerOf = async (env: Record<string, string>) =>
    (
      await createModelRegistry({ env: { ...withKey, ...env } })
        .forRole("plan")
        ?.model()
    )?.provider;
  assert.equal(await providerOf({}), "openai.responses");
  assert.equal(await providerOf({ OPENAI_BASE_URL: "https://api.openai.com/v1/" }), "openai.responses");
  assert.equal(await providerOf({ OPENAI_BASE_URL: "https://eu.api.openai.com/v1" }), "openai.responses");
  assert.equal(await providerOf({ OPENAI_BASE_URL: "https://api.openai.com.example.org/v1" }), "openai.chat");
  assert.equal(await providerOf({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }), "openai.chat");
  assert.equal(
    await providerOf({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_API: "responses" }),
    "openai.responses",
  );
  await assert.rejects(
    providerOf({ OPENAI_API: "assistants" }),
    (error) => error instanceof JihwiError && error.code === "bad-config",
  );
});

test("a server that stands in for OpenAI needs no key, OpenAI itself does", async (t) => {
  const fake = await fakeFor(t);
  fake.queue(text("응"));
  const env = { JIHWI_MODEL: "openai:local-model", OPENAI_BASE_URL: `${fake.url}/v1` };
  const model = await createModelRegistry({ env }).forRole("plan")?.model();
  assert.ok(model !== undefined);
  assert.equal((await generateText({ model, prompt: "?", maxRetries: 0 })).text, "응");
  await assert.rejects(
    async () =>
      createModelRegistry({ env: { JIHWI_MODEL: "openai:gpt-5" } })
        .forRole("plan")
        ?.model(),
    (error) => error instanceof JihwiError && error.code === "model-not-configured",
  );
});

test("the key of OpenAI is never sent to another compatible server", async (t) => {
  const fake = await fakeFor(t);
  const send = async (env: Record<string, string>) => {
    fake.queue(text("응"));
    const registry = createModelRegistry({ env: { ...env, JIHWI_MODEL: "compatible:m" } });
    const model = await registry.forRole("plan")?.model();
    assert.ok(model !== undefined);
    await generateText({ model, prompt: "?", maxRetries: 0 });
    return fake.calls.at(-1)?.headers.authorization;
  };
  const url = `${fake.url}/v1`;
  assert.equal(await send({ OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_API_KEY: fakeKey }), undefined);
  assert.equal(await send({ OPENAI_BASE_URL: url, OPENAI_API_KEY: fakeKey }), `Bearer ${fakeKey}`);
  assert.equal(
    await send({ OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_COMPATIBLE_API_KEY: "own-key", OPENAI_API_KEY: fakeKey }),
    "Bearer own-key",
  );
});

async function fakeFor(t: TestContext) {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  return fake;
}
