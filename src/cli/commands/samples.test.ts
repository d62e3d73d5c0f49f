import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openApp, readConfig } from "#app";
import { temporaryFolder } from "#store/testing";
import { runCommand } from "../../../test/beds/cli/run-command.ts";

test("samples are put into a folder once, and never over what is there", async (t) => {
  const folder = await temporaryFolder(t);
  const jihwi = await openApp(await readConfig(folder, { JIHWI_DATA_DIR: folder }));
  t.after(() => jihwi.close());
  const { printed } = await runCommand(jihwi, ["samples", join(folder, "try")]);
  for (const file of String(printed).split("\n")) assert.ok(existsSync(file), file);
  assert.match(String(printed), /contract\.txt/);
  await assert.rejects(runCommand(jihwi, ["samples", join(folder, "try")]), { code: "bad-input" });
});
