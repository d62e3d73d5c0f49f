import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { createModelRegistry, keptSecretSchema, openSecrets } from "#models";
import { openStore, type Store } from "#store";
import { temporaryFolder } from "#store/testing";
import { createModelSettings, loadModelSettings } from "./model-settings.ts";
import { createVault } from "./vault.ts";

const chosen = {
  roles: { embed: "compatible:harbour" },
  variables: { OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:9/v1" },
};

/** A process on a folder, and the embedding model that was in use each time that something changed. */
async function processOn(context: TestContext, folder: string, seen: (store: Store) => Store = (store) => store) {
  const store = await openStore({ dataDir: folder });
  context.after(() => store.close());
  const loaded = await loadModelSettings(store);
  const vault = createVault({ store, dataDir: folder, secretKey: null, log: assert.ifError });
  const secrets = await openSecrets(vault.shelf("key", keptSecretSchema));
  const models = createModelRegistry({ env: {}, settings: loaded, revealSecret: secrets.reveal });
  const changes: (string | null)[] = [];
  const changed = async () => void changes.push(models.embedder()?.id ?? null);
  const settings = createModelSettings({ store: seen(store), models, loaded, secrets, env: {} });
  settings.onChanged(changed);
  return {
    settings,
    embedder: () => models.embedder()?.id ?? null,
    changes,
  };
}

test("what another process chose is a change here too, and what did not change is none", async (context) => {
  const folder = await temporaryFolder(context);
  const one = await processOn(context, folder);
  const other = await processOn(context, folder);
  await other.settings.refresh();
  assert.deepEqual(other.changes, [], "nothing was chosen yet");
  await one.settings.choose(chosen);
  await other.settings.refresh();
  await other.settings.refresh();
  assert.deepEqual(other.changes, ["compatible:harbour"]);
  await one.settings.keep({ OPENAI_COMPATIBLE_API_KEY: "sk-0123456789abcdef" });
  await other.settings.refresh();
  assert.equal(other.changes.length, 2);
});

test("a look that read the store before a choice does not take the choice back", async (context) => {
  const isChosen = Promise.withResolvers<void>();
  let isFirstLook = true;
  const late = (store: Store): Store => {
    const find: Store["settings"]["find"] = async (key, schema) => {
      const found = await store.settings.find(key, schema);
      if (isFirstLook) {
        isFirstLook = false;
        await Promise.race([isChosen.promise, setTimeout(200)]);
      }
      return found;
    };
    return { ...store, settings: { ...store.settings, find } };
  };
  const { settings, embedder, changes } = await processOn(context, await temporaryFolder(context), late);
  const looking = settings.refresh();
  await settings.choose(chosen).finally(isChosen.resolve);
  await looking;
  assert.equal(embedder(), "compatible:harbour");
  assert.deepEqual(changes, ["compatible:harbour"]);
});

test("a choice that is wrong is neither used nor stored", async (context) => {
  const folder = await temporaryFolder(context);
  const { settings, embedder } = await processOn(context, folder);
  await settings.choose(chosen);
  await assert.rejects(settings.choose({ roles: { embed: "nobody:knows" } }));
  assert.equal(embedder(), "compatible:harbour");
  assert.equal((await processOn(context, folder)).embedder(), "compatible:harbour");
});

const kept = {
  default: "openai:gpt-5-mini",
  roles: { ...chosen.roles, judge: "tomorrow:model", dream: "openai:gpt-5" },
  variables: { ...chosen.variables, TOMORROW_BASE_URL: "https://tomorrow.example" },
  routing: {},
};

test("what another version chose and this one does not know is told and not used, and the rest is", async (context) => {
  const store = await openStore({ dataDir: await temporaryFolder(context) });
  context.after(() => store.close());
  await store.settings.put("models", kept);
  const unknown: string[] = [];
  const settings = await loadModelSettings(store, (names) => unknown.push(...names));
  assert.deepEqual(settings, {
    default: kept.default,
    roles: { ...chosen.roles, judge: "rules" },
    variables: chosen.variables,
  });
  assert.deepEqual(unknown, ["judge", "dream", "TOMORROW_BASE_URL"]);
  assert.deepEqual(
    await store.settings.find("models", z.unknown()),
    kept,
    "they are there for the version that knows them",
  );
});

test("a choice leaves what only another version knows as it is, until that itself is chosen", async (context) => {
  const folder = await temporaryFolder(context);
  const store = await openStore({ dataDir: folder });
  context.after(() => store.close());
  const stored = () => store.settings.find("models", z.unknown());
  await store.settings.put("models", kept);
  const { settings, embedder, changes } = await processOn(context, folder);
  await settings.choose({ default: null, roles: { embed: "compatible:quay" } });
  const { default: _former, ...others } = kept;
  assert.deepEqual(await stored(), { ...others, roles: { ...kept.roles, embed: "compatible:quay" } });
  assert.equal(embedder(), "compatible:quay");
  await settings.refresh();
  assert.equal(changes.length, 1, "what is stored is what was taken");

  await settings.choose({ roles: { judge: "openai:gpt-5-mini" } });
  const roles = { ...kept.roles, embed: "compatible:quay", judge: "openai:gpt-5-mini" };
  assert.deepEqual(await stored(), { ...others, roles });
});
