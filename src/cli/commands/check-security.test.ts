import assert from "node:assert/strict";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";

test("doctor --security names what others can open, and is content when it is closed", async () => {
  await using on = await openTestApp();
  await on.jihwi.settings.models.keep({ OPENAI_API_KEY: "sk-live-abcdefghijkl9876" });
  const file = join(on.folder, "data", "secret.key");
  await chmod(file, 0o644);
  const open = await runCommand(on.jihwi, ["doctor", "--security", "--json"]);
  assert.equal(open.code, 1);
  assert.ok(JSON.stringify(open.printed).includes(`chmod 600 ${file}`));
  await chmod(file, 0o600);
  await chmod(join(on.folder, "data"), 0o700);
  const closed = await runCommand(on.jihwi, ["doctor", "--security", "--json"]);
  assert.equal(closed.code, 0, JSON.stringify(closed.printed));
  await on.jihwi.store.sealedValues.put({ kind: "key", name: "ANTHROPIC_API_KEY", sealed: "another has sealed it" });
  const lost = await runCommand(on.jihwi, ["doctor", "--security", "--json"]);
  assert.ok(JSON.stringify(lost.printed).includes("jihwi secrets --forget"));
});
