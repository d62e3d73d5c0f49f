import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { type KeptSecret, openSecrets } from "./secrets.ts";

const key = "sk-live-abcdefghijkl9876";

test("a key is kept, survives a restart, and is gone when it is removed", async () => {
  const shelf = createShelf();
  const secrets = await openSecrets(shelf);
  await secrets.set("OPENAI_API_KEY", `  ${key}\n`, null);
  const again = await openSecrets(shelf);
  assert.deepEqual(again.reveal("OPENAI_API_KEY"), { value: key, address: null });
  await again.remove("OPENAI_API_KEY");
  assert.deepEqual([again.has("OPENAI_API_KEY"), await shelf.all()], [false, {}]);
});

test("a listing holds names and last four characters, and nothing of a short key", async () => {
  const secrets = await openSecrets(createShelf());
  await secrets.set("OPENAI_API_KEY", key, null);
  await secrets.set("ANTHROPIC_API_KEY", "short", null);
  assert.deepEqual(secrets.list(), [
    { name: "OPENAI_API_KEY", ending: "9876" },
    { name: "ANTHROPIC_API_KEY", ending: "…" },
  ]);
});

test("what another process has entered is there after a look, and only then is anything new told", async () => {
  const shelf = createShelf();
  const [one, two] = [await openSecrets(shelf), await openSecrets(shelf)];
  await one.set("OPENAI_API_KEY", key, null);
  assert.deepEqual([two.has("OPENAI_API_KEY"), await two.refresh(), two.has("OPENAI_API_KEY")], [false, true, true]);
  assert.equal(await two.refresh(), false);
});

test("an unknown name, an empty value and a value with a line break are bad-input", async () => {
  const secrets = await openSecrets(createShelf());
  for (const [name, value] of [
    ["PATH", key],
    ["__proto__", key],
    ["OPENAI_API_KEY", " "],
    ["OPENAI_API_KEY", "a\nAuthorization: b"],
    ["OPENAI_API_KEY", "키키키키"],
  ] as const) {
    await assert.rejects(
      secrets.set(name, value, null),
      (error) => error instanceof JihwiError && error.code === "bad-input" && !JSON.stringify(error).includes(key),
    );
  }
  assert.deepEqual(secrets.list(), []);
});

function createShelf() {
  const kept = new Map<string, KeptSecret>();
  return {
    all: async () => Object.fromEntries(kept),
    put: async (name: string, secret: KeptSecret) => void kept.set(name, secret),
    remove: async (name: string) => void kept.delete(name),
  };
}
