import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../test/app/jihwi-command.ts";

const run = (cwd: string, words: readonly string[]) =>
  spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", jihwiCommand, ...words], {
    cwd,
    env: { PATH: process.env.PATH ?? "", ...compileCache(), JIHWI_LANG: "ko", JIHWI_PAPER_SOURCES: "library" },
    encoding: "utf8",
  });

test("a failure is told in Korean that reads as Korean: one particle, the one that fits", async (t) => {
  const { stderr, status } = run(await temporaryFolder(t), ["documents", "show", "nope"]);
  assert.equal(status, 2);
  assert.match(stderr, /nope를 찾을 수 없습니다/);
});

test("the check of security ends with its list in a process of its own", async (t) => {
  const { stdout, stderr, status } = run(await temporaryFolder(t), ["doctor", "--security"]);
  assert.deepEqual([status, stderr], [0, ""]);
  assert.match(stdout, /데이터베이스 연결: SQLite/);
});
