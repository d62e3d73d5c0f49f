import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { lstat, open, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import type { JihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { silentContext } from "../../../test/beds/cli/silent-context.ts";
import { createProgram } from "../create-program.ts";

const app = await openTestApp();
after(() => app[Symbol.asyncDispose]());

async function exportTo(cwd: string, file: string, signal = new AbortController().signal): Promise<void> {
  const program = createProgram({ ...silentContext(), cwd, signal, jihwi: async () => app.jihwi });
  await program.parseAsync(["export", file], { from: "user" });
}

test("a backup that is stopped leaves the last good one as it was, and nothing beside it", async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, "backup.jsonl"), "the last good one");
  await assert.rejects(exportTo(folder, "backup.jsonl", AbortSignal.abort()));
  assert.equal(await readFile(join(folder, "backup.jsonl"), "utf8"), "the last good one");
  assert.deepEqual(await readdir(folder), ["backup.jsonl"]);
});

test("a backup takes the place of the last one, also behind a link", async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, "monday.jsonl"), "the last one", { mode: 0o644 });
  await symlink("monday.jsonl", join(folder, "latest.jsonl"));
  await exportTo(folder, "latest.jsonl");
  assert.match(await readFile(join(folder, "monday.jsonl"), "utf8"), /^\{/);
  assert.equal((await stat(join(folder, "monday.jsonl"))).mode & 0o777, 0o600);
  assert.deepEqual((await readdir(folder)).sort(), ["latest.jsonl", "monday.jsonl"]);
});

test("a link that leads to nothing yet is followed", async (t) => {
  const folder = await temporaryFolder(t);
  await symlink("monday.jsonl", join(folder, "latest.jsonl"));
  await exportTo(folder, "latest.jsonl");
  assert.match(await readFile(join(folder, "monday.jsonl"), "utf8"), /^\{/);
  assert.ok((await lstat(join(folder, "latest.jsonl"))).isSymbolicLink());
});

test("a file that the shell has opened is written on", { skip: !existsSync("/dev/stdout") }, async (t) => {
  const path = join(await temporaryFolder(t), "shell.out");
  await using file = await open(path, "w");
  await file.write("before\n");
  const source = JSON.stringify(new URL("../replace-file.ts", import.meta.url).href);
  const program = `import { replaceFile } from ${source}; await replaceFile("/dev/stdout", (async function* () { yield "row\\n"; })());`;
  const flags = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval"];
  execFileSync(process.execPath, [...flags, program], { stdio: ["ignore", file.fd, "inherit"] });
  await file.write("after\n");
  assert.equal(await readFile(path, "utf8"), "before\nrow\nafter\n");
});

test("a pipe is written to and stays one", async (t) => {
  const pipe = join(await temporaryFolder(t), "pipe");
  execFileSync("mkfifo", [pipe]);
  const [read] = await Promise.all([readFile(pipe, "utf8"), exportTo("/", pipe)]);
  assert.match(read, /^\{/);
  assert.ok((await stat(pipe)).isFIFO());
});

test("a folder that is not there, or that stands where the file should, is told as that", async (t) => {
  const folder = await temporaryFolder(t);
  const told = (ko: string) => (error: JihwiError) => {
    assert.equal(error.says.ko, ko);
    return error.code === "bad-input";
  };
  await assert.rejects(exportTo(folder, "nope/x.jsonl"), told(`폴더가 없습니다: ${join(folder, "nope")}`));
  await assert.rejects(exportTo(folder, "."), told(`폴더입니다: ${folder}`));
  assert.deepEqual(await readdir(folder), []);
});
