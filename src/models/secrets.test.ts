import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { JihwiError } from "#protocol";
import { createSecrets } from "./secrets.ts";

const key = "sk-live-abcdefghijkl9876";

test("a key is kept in a file that only its owner may read, and survives a restart", (t) => {
  const folder = temporaryFolder(t);
  createSecrets(folder).set("OPENAI_API_KEY", `  ${key}\n`, null);
  assert.equal(statSync(join(folder, "secrets.json")).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder), ["secrets.json"]);
  const again = createSecrets(folder);
  assert.equal(again.has("OPENAI_API_KEY"), true);
  assert.deepEqual(again.reveal("OPENAI_API_KEY"), { value: key, address: null });
});

test("a listing holds names and last four characters, and nothing of a short key", (t) => {
  const secrets = createSecrets(temporaryFolder(t));
  secrets.set("OPENAI_API_KEY", key, null);
  secrets.set("ANTHROPIC_API_KEY", "short", null);
  assert.deepEqual(secrets.list(), [
    { name: "OPENAI_API_KEY", ending: "9876" },
    { name: "ANTHROPIC_API_KEY", ending: "…" },
  ]);
});

test("a removed key is gone from the file too", (t) => {
  const folder = temporaryFolder(t);
  const secrets = createSecrets(folder);
  secrets.set("OPENAI_API_KEY", key, null);
  secrets.remove("OPENAI_API_KEY");
  assert.equal(secrets.has("OPENAI_API_KEY"), false);
  assert.ok(!readFileSync(join(folder, "secrets.json"), "utf8").includes(key));
});

test("a file that others could read is closed to them when it is opened", (t) => {
  const folder = temporaryFolder(t);
  createSecrets(folder).set("OPENAI_API_KEY", key, null);
  chmodSync(join(folder, "secrets.json"), 0o644);
  createSecrets(folder);
  assert.equal(statSync(join(folder, "secrets.json")).mode & 0o777, 0o600);
});

test("two that write do not lose each other's keys", (t) => {
  const folder = temporaryFolder(t);
  const one = createSecrets(folder);
  const two = createSecrets(folder);
  one.set("OPENAI_API_KEY", key, null);
  two.set("ANTHROPIC_API_KEY", key, null);
  assert.equal(createSecrets(folder).list().length, 2);
});

test("an unknown name, an empty value and a value with a line break are bad-input", (t) => {
  const secrets = createSecrets(temporaryFolder(t));
  for (const [name, value] of [
    ["PATH", key],
    ["__proto__", key],
    ["OPENAI_API_KEY", " "],
    ["OPENAI_API_KEY", "a\nAuthorization: b"],
    ["OPENAI_API_KEY", "키키키키"],
  ] as const) {
    assert.throws(
      () => secrets.set(name, value, null),
      (error) => error instanceof JihwiError && error.code === "bad-input" && !JSON.stringify(error).includes(key),
    );
  }
  assert.deepEqual(secrets.list(), []);
});

test("a damaged file is a clear error that quotes nothing of it", (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, "secrets.json"), `{"OPENAI_API_KEY": "${key}`);
  assert.throws(
    () => createSecrets(folder),
    (error) =>
      error instanceof JihwiError &&
      error.code === "store-damaged" &&
      !`${error.stack} ${error.cause} ${JSON.stringify(error)}`.includes(key),
  );
});

test("a folder that cannot be written is a clear error", (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, "file"), "");
  assert.throws(
    () => createSecrets(join(folder, "file")).set("OPENAI_API_KEY", key, null),
    (error) => error instanceof JihwiError && error.code === "store-read-only",
  );
});

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "jihwi-secrets-"));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
