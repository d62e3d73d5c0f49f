import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openStore } from "#store";
import { createDatabase, temporaryFolder } from "#store/testing";
import { triesAll } from "../all-tests.ts";
import { compileCache } from "./compile-cache.ts";
import { jihwiCommand } from "./jihwi-command.ts";

interface Command {
  readonly child: ChildProcess;
  readonly output: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function jihwi(t: TestContext, args: readonly string[], env: Readonly<Record<string, string>>): Command {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", jihwiCommand, ...args], {
    env: { PATH: process.env.PATH ?? "", ...compileCache(), JIHWI_LANG: "en", ...env },
  });
  t.after(() => child.kill("SIGKILL"));
  const text = { stdout: "", stderr: "" };
  child.stdout.on("data", (piece) => {
    text.stdout += piece;
  });
  child.stderr.on("data", (piece) => {
    text.stderr += piece;
  });
  return { child, output: once(child, "close").then(([code]) => ({ code, ...text })) };
}

/** A SQLite store with two hundred messages and a document's file. */
async function filled(t: TestContext): Promise<string> {
  const dataDir = await temporaryFolder(t);
  const store = await openStore({ dataDir });
  await store.transaction(async (inside) => {
    await inside.sessions.create({ id: "s", agent: "chat", title: "옮기기" });
    for (let index = 0; index < 200; index += 1) {
      const part = { type: "text", text: `메시지 ${index}` };
      await inside.messages.append("s", { id: `m${index}`, role: "user", parts: [part], text: part.text });
    }
  });
  const { hash: contentHash, bytes } = await store.files.put(Buffer.alloc(600_000, "가"));
  await store.documents.add({ id: "d", name: "긴 글.txt", format: "txt", bytes, contentHash });
  await store.close();
  return dataDir;
}

/** Lines without the header, which tells when. */
const content = (jsonl: string) => jsonl.trim().split("\n").slice(1).sort();

/** Where stores are moved to: a folder each, or a database where everything is tried. */
async function emptyPlace(t: TestContext): Promise<Readonly<Record<string, string>>> {
  const place = { JIHWI_DATA_DIR: await temporaryFolder(t) };
  return triesAll ? { ...place, DATABASE_URL: await createDatabase() } : place;
}

test("everything moves to another store by a file and by standard input, and back", async (t) => {
  const from = await filled(t);
  const file = join(await temporaryFolder(t), "export.jsonl");
  assert.equal((await jihwi(t, ["export", file], { JIHWI_DATA_DIR: from }).output).code, 0);
  const exported = await readFile(file, "utf8");
  const [byFile, byStdin] = [await emptyPlace(t), await emptyPlace(t)];

  const first = await jihwi(t, ["import", file, "--json"], byFile).output;
  assert.equal(first.code, 0, first.stderr);
  const report = JSON.parse(first.stdout);
  assert.deepEqual([report.files, report.tables.messages], [1, { exported: 200, stored: 200 }]);

  const second = jihwi(t, ["import", "-", "--json"], byStdin);
  second.child.stdin?.end(exported);
  assert.equal((await second.output).code, 0);

  for (const place of [byFile, byStdin]) {
    const back = await jihwi(t, ["export"], place).output;
    assert.deepEqual(content(back.stdout), content(exported));
  }
});

test("an import that waits for its input ends on SIGTERM", { timeout: 500_000 }, async (t) => {
  const received = await temporaryFolder(t);
  const env = { ...(await emptyPlace(t)), TMPDIR: received };
  const waiting = jihwi(t, ["import", "-"], env);
  waiting.child.stdin?.write('{"jihwi":"export","version":1,"exportedAt":1}\n');
  // It keeps its input in a folder of its own, which is there when it begins to read.
  while ((await readdir(received)).every((name) => !name.startsWith("jihwi-import-"))) await setTimeout(50);
  waiting.child.kill("SIGTERM");
  assert.equal((await waiting.output).code, 130);
});
