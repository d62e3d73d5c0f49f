import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../test/app/jihwi-command.ts";

test("a command goes on when nobody reads its remarks any more", async (t) => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", jihwiCommand, "trace", "list"], {
    cwd: await temporaryFolder(t),
    env: { PATH: process.env.PATH ?? "", ...compileCache() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.destroy();
  assert.deepEqual(await once(child, "exit"), [0, null]);
});
