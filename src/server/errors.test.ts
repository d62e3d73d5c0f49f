import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { Hono } from "hono";
import { type JihwiError, toJihwiError } from "#protocol";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { answerError } from "./errors.ts";

test("a store that fails tells no client where it stands; the log is told, once", async (t) => {
  const dataDir = join(await temporaryFolder(t), "home-of-kim");
  await mkdir(dataDir);
  await writeFile(join(dataDir, "jihwi.sqlite"), "no database at all, as anybody can see".repeat(200));
  const failure = await openStore({ dataDir }).then(() => assert.fail("it opened"), toJihwiError);
  assert.equal(failure.code, "store-damaged");
  const logged: JihwiError[] = [];
  const app = new Hono();
  app.onError((thrown, context) => answerError(thrown, context, (error) => logged.push(error)));
  app.get("*", () => {
    throw failure;
  });
  for (const path of ["/ready", "/api/sessions", "/v1/models"]) {
    const told = await (await app.request(path)).text();
    assert.match(told, /손상/);
    assert.doesNotMatch(told, /home-of-kim/);
  }
  assert.doesNotMatch(JSON.stringify(failure.toRecord()), /home-of-kim/);
  assert.deepEqual(
    logged.map(({ saysHere }) => saysHere.en),
    [`The store's file is damaged: ${dataDir}`],
  );
});
