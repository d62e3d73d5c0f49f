import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { link, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { readConfig } from "#app";
import { temporaryFolder } from "#store/testing";
import { silentContext } from "../../../../test/beds/cli/silent-context.ts";
import { happens } from "../../../../test/happens.ts";
import type { CliContext } from "../../context.ts";
import { createProgram } from "../../create-program.ts";

/** Longer than a folder is left to become quiet, and than the watcher takes to tell of a change. */
const longQuietMs = 1_000;

/** Watches in a folder with the store and the report inside it. */
async function watching(t: TestContext, ...args: string[]) {
  const cwd = await temporaryFolder(t);
  await mkdir(join(cwd, "notes"));
  await writeFile(join(cwd, "notes", "a.md"), "안녕하세요\n");
  const stop = new AbortController();
  let runs = 0;
  const context: CliContext = {
    ...silentContext("ko"),
    cwd,
    signal: stop.signal,
    config: () => readConfig(cwd, {}),
    exitWith: () => {
      runs += 1;
    },
  };
  const line = ["inspect", ...args, "--watch", "--output", "report.md", "--only", "length_check"];
  const ended = createProgram(context).parseAsync(line, { from: "user" });
  // A test that fails must not leave a watch behind: the process would never end.
  t.after(() => stop.abort());
  return {
    cwd,
    ended,
    hasRun: (times: number) => Promise.race([happens(async () => runs >= times), ended]),
    runs: () => runs,
    async stop() {
      stop.abort();
      await ended;
    },
  };
}

test("what a run itself writes below the watched folder does not wake the next", async (t) => {
  const on = await watching(t, ".");
  await on.hasRun(1);
  await setTimeout(longQuietMs);
  assert.equal(on.runs(), 1);
  await writeFile(join(on.cwd, "notes", "b.md"), "새 글\n");
  await on.hasRun(2);
  await setTimeout(longQuietMs);
  assert.equal(on.runs(), 2);
  await on.stop();
});

test("a glob is watched where it begins", async (t) => {
  const on = await watching(t, "notes/*.md");
  await on.hasRun(1);
  await writeFile(join(on.cwd, "notes", "b.md"), "새 글\n");
  await on.hasRun(2);
  await on.stop();
});

test("a file is watched also when an editor puts a new one in its place", async (t) => {
  const on = await watching(t, "notes/a.md");
  await on.hasRun(1);
  for (const run of [2, 3]) {
    await writeFile(join(on.cwd, "notes", "a.md.new"), `고친 글 ${run}\n`);
    await rename(join(on.cwd, "notes", "a.md.new"), join(on.cwd, "notes", "a.md"));
    await on.hasRun(run);
  }
  await on.stop();
});

test("a file that gets the inode of an earlier report is watched", async (t) => {
  const on = await watching(t, "notes/*.md");
  const report = join(on.cwd, "report.md");
  await happens(async () => existsSync(report));
  // What a file system may do by itself as soon as a report is put in the place of the one before.
  await link(report, join(on.cwd, "earlier"));
  await writeFile(join(on.cwd, "notes", "b.md"), "새 글\n");
  // A run ends shortly before its report is in its place: until then the earlier one still is the report.
  await happens(async () => statSync(report).ino !== statSync(join(on.cwd, "earlier")).ino);
  await rename(join(on.cwd, "earlier"), join(on.cwd, "notes", "c.md"));
  await on.hasRun(3);
  await on.stop();
});

test("every save is seen, also when an editor puts a new file in the place of the old one each time", async (t) => {
  const on = await watching(t, ".");
  await on.hasRun(1);
  for (const run of [2, 3, 4]) {
    await writeFile(join(on.cwd, "notes", ".a.md.swp"), `글 ${run}\n`);
    await rename(join(on.cwd, "notes", ".a.md.swp"), join(on.cwd, "notes", "a.md"));
    await on.hasRun(run);
    await setTimeout(longQuietMs);
  }
  assert.equal(on.runs(), 4);
  await on.stop();
});

test("standard input and a path that is not there cannot be watched, and it is said so", async (t) => {
  for (const path of ["-", "none.md"]) {
    const on = await watching(t, path);
    await assert.rejects(on.ended, { code: "not-found" });
  }
});
