import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../test/app/jihwi-command.ts";

test("a failure is told in Korean that reads as Korean: one particle, the one that fits", async (t) => {
  const args = ["--disable-warning=ExperimentalWarning", jihwiCommand, "documents", "show", "nope"];
  const { stderr, status } = spawnSync(process.execPath, args, {
    cwd: await temporaryFolder(t),
    env: { PATH: process.env.PATH ?? "", ...compileCache(), JIHWI_LANG: "ko" },
    encoding: "utf8",
  });
  assert.equal(status, 2);
  assert.match(stderr, /nope를 찾을 수 없습니다/);
});
