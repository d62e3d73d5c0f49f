import assert from "node:assert/strict";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

test("files that a configuration names are read from its folder, wherever one stands; data stay where one stands", async (t) => {
  const folder = await temporaryFolder(t);
  const [etc, here] = [join(folder, "etc"), join(folder, "here")];
  await Promise.all([mkdir(etc), mkdir(here)]);
  const inspect = { order: ["keyword_check"], algorithms: { keyword_check: { bannedFile: "words.txt" } } };
  const cook = '{ name: "cook", title: { ko: "요리", en: "Cook" }, run() {} }';
  await Promise.all([
    writeFile(join(etc, "jihwi.config.json"), JSON.stringify({ agents: ["cook.mjs"], inspect })),
    writeFile(join(etc, "cook.mjs"), `export const agent = ${cook};`),
    writeFile(join(etc, "words.txt"), "대외비"),
  ]);

  const jihwi = await openApp(await readConfig(here, { JIHWI_CONFIG: "../etc/jihwi.config.json" }));
  t.after(() => jihwi.close());
  assert.ok(jihwi.agents.has("cook"));
  assert.equal((await jihwi.inspect.plan({}, "ko")).steps.length, 1);
  assert.equal(jihwi.config.dataDir, join(here, ".jihwi"));
});

test("a list of paper sources with a name that is none is told at the start", async (t) => {
  const folder = await temporaryFolder(t);
  const read = (list: string) => readConfig(folder, { JIHWI_PAPER_SOURCES: list });
  await assert.rejects(read("library, semanticscholar"), { code: "bad-config", message: /JIHWI_PAPER_SOURCES/ });
  await read("library, semantic-scholar");
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
