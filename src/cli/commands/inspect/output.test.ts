import assert from "node:assert/strict";
import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, lstatSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { chmod, mkdir, open, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { analysisReportSchema } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { skipsUnlessAll } from "../../../../test/all-tests.ts";
import { compileCache } from "../../../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../../../test/app/jihwi-command.ts";
import { noOrdinaryUser, ordinaryUser } from "../../../../test/beds/as-ordinary-user.ts";
import { happens } from "../../../../test/happens.ts";

async function workplace(t: TestContext): Promise<string> {
  const cwd = await temporaryFolder(t);
  await writeFile(join(cwd, "a.txt"), "안녕하세요");
  return cwd;
}

/** The command as a process of its own. */
function start(cwd: string, args: readonly string[], options: SpawnOptions = {}) {
  const settings = { JIHWI_LANG: "ko", JIHWI_DATA_DIR: join(cwd, "data") };
  const env = { PATH: process.env.PATH ?? "", ...compileCache(), ...settings };
  const line = ["--disable-warning=ExperimentalWarning", jihwiCommand, "inspect", ...args, "--only", "length_check"];
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

const noPipes = process.platform === "win32" && "there are no pipes with names";
for (const [where, paths] of [
  ["as a text", ["pipe.txt"]],
  ["as records", ["pipe.jsonl"]],
  ["in a thread", ["many", "pipe.txt"]],
] as const)
  test(`Ctrl-C ends a run that waits for a silent pipe ${where}`, {
    timeout: 60_000,
    skip: noPipes || (where === "as records" && skipsUnlessAll),
  }, async (t) => {
    const cwd = await workplace(t);
    const pipe = join(cwd, paths.at(-1) ?? "");
    execFileSync("mkfifo", [pipe]);
    await mkdir(join(cwd, "many"));
    for (let at = 0; at < 100; at += 1) await writeFile(join(cwd, "many", `${at}.txt`), "안녕하세요");
    const child = start(cwd, [...paths, "--jobs", "2"]);
    t.after(() => child.kill("SIGKILL"));
    // It opens once there is somebody to read.
    const writer = await open(pipe, "w");
    t.after(() => writer.close());
    child.kill("SIGINT");
    assert.equal(await codeOf(child), 130);
  });

test("what comes through a pipe is inspected, as far as a document may be long", {
  timeout: 60_000,
  skip: noPipes,
}, async (t) => {
  const cwd = await workplace(t);
  await writeFile(join(cwd, "jihwi.config.json"), JSON.stringify({ inspect: { maxBytes: 1_000_000 } }));
  execFileSync("mkfifo", ["pipe.txt", "pipe.jsonl"], { cwd });
  const child = start(cwd, ["pipe.txt", "pipe.jsonl", "/dev/zero", "--format", "jsonl", "--output", "out.jsonl"]);
  t.after(() => child.kill("SIGKILL"));
  await Promise.all([
    writeFile(join(cwd, "pipe.txt"), "안녕하세요"),
    writeFile(join(cwd, "pipe.jsonl"), '{"text":"하나"}\n{"text":"둘"}\n'),
  ]);
  assert.equal(await codeOf(child), 1);
  const told = readRows(join(cwd, "out.jsonl")).map(({ document, error }) => [document, error?.code ?? null]);
  assert.deepEqual(told, [
    ["pipe.txt", null],
    ["pipe.jsonl:1", null],
    ["pipe.jsonl:2", null],
    ["/dev/zero", "document-too-large"],
  ]);
});

async function codeOf(child: ReturnType<typeof start>): Promise<unknown> {
  child.stdout?.resume();
  child.stderr?.resume();
  const [code] = await once(child, "close");
  return code;
}

const asCsv = ["a.txt", "--format", "csv"];

test("a link that leads to nothing yet is followed, also one behind another and up out of a linked folder", async (t) => {
  const cwd = await workplace(t);
  await mkdir(join(cwd, "deep", "inner"), { recursive: true });
  await symlink(join("deep", "inner"), join(cwd, "short"));
  await symlink("../target.csv", join(cwd, "deep", "inner", "second.csv"));
  await symlink(join("short", "second.csv"), join(cwd, "first.csv"));
  for (const time of ["first", "second"]) {
    assert.equal(await codeOf(start(cwd, [...asCsv, "--output", "first.csv"])), 0);
    assert.match(readFileSync(join(cwd, "deep", "target.csv"), "utf8"), /a\.txt/, time);
    assert.ok(lstatSync(join(cwd, "first.csv")).isSymbolicLink());
    assert.equal(existsSync(join(cwd, "target.csv")), false);
  }
});

const noStdout = existsSync("/dev/stdout") ? false : "there is no /dev/stdout";
for (const output of ["/dev/stdout", "link.csv"])
  test(`a file that the shell has opened is written on as ${output}`, { skip: noStdout }, async (t) => {
    const cwd = await workplace(t);
    await symlink("/dev/stdout", join(cwd, "link.csv"));
    const file = join(cwd, "shell.out");
    const descriptor = openSync(file, "w");
    writeSync(descriptor, "before\n");
    const stdio: SpawnOptions = { stdio: ["ignore", descriptor, "ignore"] };
    assert.equal(await codeOf(start(cwd, [...asCsv, "--output", output], stdio)), 0);
    writeSync(descriptor, "after\n");
    closeSync(descriptor);
    assert.match(readFileSync(file, "utf8"), /^before\n.*a\.txt.*after\n$/s);
  });

test("a run reads nothing of what it writes, by whatever name its folder is walked", async (t) => {
  const cwd = await workplace(t);
  await mkdir(join(cwd, "real"));
  await symlink("real", join(cwd, "link"));
  await writeFile(join(cwd, "real", "a.txt"), "안녕하세요");
  for (const [walked, written] of [
    ["real", "link"],
    ["link", "real"],
  ] as const) {
    await writeFile(join(cwd, "real", "out.incomplete.csv"), "what a stopped run has left");
    const args = [walked, "--format", "csv", "--output", `${written}/out.csv`];
    assert.equal(await codeOf(start(cwd, args)), 0);
    const rows = readFileSync(join(cwd, "real", "out.csv"), "utf8");
    assert.match(rows, /a\.txt/);
    assert.doesNotMatch(rows, /incomplete|out\.csv/, `${walked}, ${written}`);
  }
});

const noSomebody = process.platform === "win32" ? "there are no such modes" : noOrdinaryUser;
test("a file in a folder that takes no others is written itself", { skip: noSomebody }, async (t) => {
  const cwd = await workplace(t);
  const folder = join(cwd, "closed");
  await mkdir(folder);
  await mkdir(join(cwd, "data"));
  const rows = join(folder, "out.jsonl");
  await writeFile(rows, "x".repeat(10_000));
  await writeFile(join(cwd, "b.txt"), "반갑습니다");
  for (const [path, mode] of [
    [cwd, 0o755],
    [join(cwd, "data"), 0o777],
    [rows, 0o666],
    [folder, 0o555],
  ] as const)
    await chmod(path, mode);
  const args = ["--format", "jsonl", "--output", "closed/out.jsonl"];
  try {
    assert.equal(await codeOf(start(cwd, ["a.txt", ...args], ordinaryUser)), 0);
    assert.deepEqual(documentsIn(rows), ["a.txt"]);
    assert.equal(await codeOf(start(cwd, ["a.txt", "b.txt", ...args, "--resume"], ordinaryUser)), 0);
    assert.deepEqual(documentsIn(rows), ["a.txt", "b.txt"]);
    // What has changed since takes the place of what is there.
    await writeFile(join(cwd, "a.txt"), "다시 안녕하세요");
    assert.equal(await codeOf(start(cwd, ["a.txt", "b.txt", ...args, "--resume"], ordinaryUser)), 0);
    assert.deepEqual(documentsIn(rows), ["b.txt", "a.txt"]);
    assert.equal(await codeOf(start(cwd, ["nowhere.txt", ...args], ordinaryUser)), 2);
    assert.equal(await codeOf(start(cwd, ["a.txt", "--output", "closed/other.csv"], ordinaryUser)), 2);
  } finally {
    await chmod(folder, 0o755);
  }
  assert.deepEqual(readdirSync(folder), ["out.jsonl"]);
});

function readRows(file: string) {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => analysisReportSchema.parse(JSON.parse(line)));
}

const documentsIn = (file: string) => readRows(file).map(({ document }) => document);
