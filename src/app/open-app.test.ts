import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { openApp } from "./create-jihwi.ts";
import { readConfig } from "./read-config.ts";
import { secretsOf } from "./secrets-of.ts";

test("a database's password is a secret as it is written and as it is meant, also with a bare percent sign", async (t) => {
  const folder = await temporaryFolder(t);
  const secrets = async (password: string) =>
    secretsOf(await readConfig(folder, { DATABASE_URL: `postgres://u:${password}@host/db` }));
  assert.deepEqual(new Set(await secrets("p%ss")), new Set(["p%ss"]));
  assert.deepEqual(new Set(await secrets("p%40ss")), new Set(["p%40ss", "p@ss"]));
});

test("an app that cannot be opened leaves its store closed", async (t) => {
  const folder = await temporaryFolder(t);
  const config = await readConfig(folder, { JIHWI_DATA_DIR: folder, JIHWI_MODEL: "no-such-provider:model" });
  await assert.rejects(openApp(config), { code: "bad-config" });
  // SQLite removes its log with the last connection.
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.includes("-wal")),
    [],
  );
});
