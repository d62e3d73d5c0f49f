import assert from "node:assert/strict";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../testing/run-command.ts";
import { doctorCommand } from "./doctor.ts";

test("doctor --security names what others can open, and is content when it is closed", async () => {
  await using on = await openTestApp();
  const file = join(on.folder, "data", "secrets.json");
  await writeFile(file, "{}", { mode: 0o644 });
  await chmod(file, 0o644);
  const open = await runCommand(on.jihwi, [doctorCommand], ["doctor", "--security", "--json"]);
  assert.equal(open.code, 1);
  assert.match(JSON.stringify(open.printed), /chmod 600 .*secrets\.json/);
  await chmod(file, 0o600);
  await chmod(join(on.folder, "data"), 0o700);
  const closed = await runCommand(on.jihwi, [doctorCommand], ["doctor", "--security", "--json"]);
  assert.equal(closed.code, 0, JSON.stringify(closed.printed));
});
