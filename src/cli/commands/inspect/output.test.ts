import assert from "node:assert/strict";
import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../../../../test/app/compile-cache.ts";
import { happens } from "../../../../test/happens.ts";

const main = join(import.meta.dirname, "..", "..", "main.ts");

async function workplace(t: TestContext): Promise<string> {
  const cwd = await temporaryFolder(t);
  await writeFile(join(cwd, "a.txt"), "안녕하세요");
  return cwd;
}

/** The command as a process of its own. */
function start(cwd: string, args: readonly string[], options: SpawnOptions = {}) {
  const settings = { JIHWI_LANG: "ko", JIHWI_DATA_DIR: join(cwd, "data") };
  const env = { PATH: process.env.PATH ?? "", ...compileCache(), ...settings };
  const line = ["--disable-warning=ExperimentalWarning", main, "inspect", ...args, "--only", "length_check"];
  return spawn(process.execPath, line, { cwd, env, ...options });
}

test("Ctrl-C ends a run whose standard input stays open", { timeout: 60_000 }, async (t) => {
  const cwd = await workplace(t);
  const child = start(cwd, ["-", "--field", "text", "--format", "jsonl", "--output", "out.jsonl"]);
  t.after(() => child.kill("SIGKILL"));
  child.stdin?.write('{"text":"안녕하세요"}\n'.repeat(1000));
  const part = join(cwd, "out.incomplete.jsonl");
  await happens(async () => existsSync(part) && readFileSync(part, "utf8") !== "");
  child.kill("SIGINT");
  const [code] = await once(child, "exit");
  assert.equal(code, 130);
});
