import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";

const app = await openTestApp();
after(() => app[Symbol.asyncDispose]());
const run = async (...argv: string[]) => JSON.parse(JSON.stringify((await runCommand(app.jihwi, argv)).printed));

test("collections are made, filled and asked from the command line", async () => {
  const write = (name: string, text: string) => writeFile(join(app.folder, name), text);
  await write("휴가.md", "연차 휴가는 한 해에 15일이다.\n");
  await write("출장.md", "출장 숙박비는 하루 8만 원까지 낸다.\n");
  await run("collections", "add", "규정", "--json");
  const [leave] = await run("documents", "add", "휴가.md", "--collection", "규정", "--json");
  const [travel] = await run("documents", "add", "출장.md", "--json");
  const within = async () =>
    (await run("documents", "list", "--collection", "규정", "--json")).map(({ id }: { id: string }) => id);
  assert.deepEqual(await within(), [leave.documentId]);
  const ask = async () => (await run("chat", "출장 숙박비는 얼마까지야?", "--collection", "규정", "--json")).asked;
  assert.deepEqual(
    (await ask()).filter(({ documentId }: { documentId: string }) => documentId === travel.documentId),
    [],
  );
  assert.equal((await run("collections", "put", "규정", travel.documentId, "--json")).documents, 2);
  assert.deepEqual((await ask())[0], { documentId: travel.documentId, read: true, name: "출장.md" });
  await run("collections", "put", "규정", leave.documentId, "--out", "--json");
  assert.deepEqual(await within(), [travel.documentId]);
  await run("collections", "rename", "규정", "사규", "--json");
  assert.equal((await run("collections", "list", "--json"))[0].name, "사규");
  await mkdir(join(app.folder, "notes"));
  await write("notes/a.md", "회의는 월요일에 한다.\n");
  await run("documents", "watch", "notes", "--once", "--collection", "사규", "--json");
  assert.equal((await run("collections", "list", "--json"))[0].documents, 2);
  await run("collections", "remove", "사규", "--json");
  assert.deepEqual(await run("collections", "list", "--json"), []);
  assert.equal((await run("documents", "list", "--json")).length, 3);
});
