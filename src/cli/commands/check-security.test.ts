import assert from "node:assert/strict";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";

test("doctor --security names what others can open, and is content when it is closed", async () => {
  await using on = await openTestApp();
  const files = ["secrets.json", "mcp-servers.json", "webhooks.json"].map((name) => join(on.folder, "data", name));
  for (const file of files) {
    await writeFile(file, file.endsWith("webhooks.json") ? "[]" : "{}");
    await chmod(file, 0o644);
  }
  const open = await runCommand(on.jihwi, ["doctor", "--security", "--json"]);
  assert.equal(open.code, 1);
  for (const file of files) assert.ok(JSON.stringify(open.printed).includes(`chmod 600 ${file}`), file);
  for (const file of files) await chmod(file, 0o600);
  await chmod(join(on.folder, "data"), 0o700);
  const closed = await runCommand(on.jihwi, ["doctor", "--security", "--json"]);
  assert.equal(closed.code, 0, JSON.stringify(closed.printed));
});
