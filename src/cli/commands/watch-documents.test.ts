import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { z } from "zod";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";
import { silentContext } from "../../../test/beds/cli/silent-context.ts";
import { createProgram } from "../create-program.ts";

const app = await openTestApp();
after(() => app[Symbol.asyncDispose]());
const { baseDirectory: cwd } = app.jihwi.config;
await mkdir(join(cwd, "notes"));
await writeFile(join(cwd, "notes", "good.md"), "# 환불\n\n환불은 7일 안에 한다.\n");
await writeFile(join(cwd, "notes", "broken.pdf"), "%PDF-1.7\nnothing of a PDF follows");

const reports = z.tuple([z.object({ added: z.array(z.string()), failed: z.array(z.object({ path: z.string() })) })]);
const watch = (...args: string[]) => runCommand(app.jihwi, ["documents", "watch", ...args]);

test("a folder with a file that cannot be read ends with 1 and names it; a second look does nothing", async () => {
  const first = await watch("notes", "--once", "--json");
  const [{ added, failed }] = reports.parse(first.printed);
  assert.deepEqual(added, ["broken.pdf", "good.md"]);
  assert.deepEqual(
    failed.map(({ path }) => path),
    ["broken.pdf"],
  );
  assert.equal(first.code, 1);
  assert.equal((await watch("notes", "--once")).code, 0);
});

test("a folder that is not watched cannot be switched off, and it is said so", async () => {
  await assert.rejects(watch("notes", "elsewhere", "--off"), { code: "not-found", message: /elsewhere/ });
  assert.deepEqual(
    (await app.jihwi.library.folders.list()).map(({ isOn }) => isOn),
    [true],
    "nothing was switched off",
  );
});

test("Ctrl-C before the folders are watched ends the command", async () => {
  const program = createProgram({
    ...silentContext(),
    cwd,
    signal: AbortSignal.abort(),
    jihwi: async () => app.jihwi,
  });
  await program.parseAsync(["documents", "watch", "notes"], { from: "user" });
});

test("--off names what it switches off: without a folder, or beside --list, nothing happens and it is wrong use", async () => {
  await watch("notes", "--once");
  for (const args of [["--off"], ["--list", "--off", "notes"]]) {
    await assert.rejects(watch(...args), { code: "bad-input" });
  }
  const [folder] = await app.jihwi.library.folders.list();
  assert.equal(folder?.isOn, true);
});
