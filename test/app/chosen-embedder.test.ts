import assert from "node:assert/strict";
import { test } from "node:test";
import { error, startFakeProvider } from "../fakes/index.ts";
import { happens } from "../happens.ts";
import { openTestApp } from "./open-test-app.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("an embedding model that is chosen while the server runs reads old documents and new ones, and every process hears of it", async (t) => {
  const provider = await startFakeProvider();
  t.after(() => provider.close());
  await using on = await openTestApp();
  await using beside = await openTestApp({}, on.folder);
  const {
    documents,
    settings: { models: modelSettings },
  } = on.jihwi;
  const isEmbedded = async (words: string) =>
    provider.calls.some(({ values }) => values.some((value) => value.includes(words)));
  const old = await documents.add(bytes("The lighthouse keeper counts the gulls every evening."), "old.txt");
  await documents.settled(old.id);

  const variables = { OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1` };
  await modelSettings.choose({ roles: { embed: "compatible:fake-embedder" }, variables });
  await happens(() => isEmbedded("counts the gulls"));
  const added = await documents.add(bytes("Fishing boats leave the harbour before dawn."), "new.txt");
  await documents.settled(added.id);
  assert.ok(await isEmbedded("leave the harbour"));
  await on.jihwi.library.findPassages("who works by the sea", { k: 3, documents: null });
  assert.ok(await isEmbedded("who works by the sea"));

  await beside.jihwi.settings.models.refresh();
  const heard = beside.jihwi.models.embedder();
  assert.equal(heard?.id, "compatible:fake-embedder");
  await beside.jihwi.settings.models.refresh();
  assert.equal(beside.jihwi.models.embedder(), heard, "what did not change is not made anew");

  await modelSettings.choose({ roles: { embed: null } });
  const before = provider.calls.length;
  await on.jihwi.library.findPassages("who leaves first", { k: 3, documents: null });
  assert.equal(provider.calls.length, before);
});

test("documents that are read while the embedding model is away get their vectors when it is back", async (t) => {
  const provider = await startFakeProvider();
  t.after(() => provider.close());
  await using on = await openTestApp();
  const {
    documents,
    settings: { models: modelSettings },
  } = on.jihwi;
  const read = async (text: string, name: string) => {
    const { id } = await documents.add(bytes(text), name);
    assert.equal((await documents.settled(id)).status, "ready");
  };
  await read("Fishing boats leave the harbour before dawn.", "before.txt");
  const away = error(503, { message: "the model is being loaded" });
  provider.respond(({ values }) => (values.length > 0 ? away : undefined));
  const variables = { OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1` };
  await modelSettings.choose({ roles: { embed: "compatible:fake-embedder" }, variables });
  // What was there before is being embedded when these come: none of them may be passed by.
  await read("The lighthouse keeper counts the gulls every evening.", "one.txt");
  await read("A buoy marks the wreck.", "two.txt");
  const tried = provider.calls.length;
  provider.respond(() => undefined);
  const isEmbedded = (words: string) => provider.calls.slice(tried).some(({ text }) => text.includes(words));
  await happens(async () => ["the harbour", "the gulls", "marks the wreck"].every(isEmbedded));
});
