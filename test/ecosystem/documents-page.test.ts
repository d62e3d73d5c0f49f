import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { formats } from "#documents/formats";
import { temporaryFolder } from "#store/testing";
import { runJihwi } from "../app/run-jihwi.ts";

const page = await readFile(resolve(import.meta.dirname, "../../docs/integrations/documents.md"), "utf8");

test("every line of docs/integrations/documents.md can be typed as it stands", async (t) => {
  const folder = await temporaryFolder(t);
  await mkdir(join(folder, "notes"));
  await writeFile(join(folder, "notes", "휴가.md"), "# 휴가\n\n연차는 15일이다.\n");
  const lines = [...page.matchAll(/^jihwi (.+)$/gm)].map(([, line = ""]) => line);
  const printed: string[] = [];
  for (const line of lines) {
    const { code, stdout, stderr } = await runJihwi(folder, line.split(" "));
    assert.equal(code, 0, `${line}\n${stderr}`);
    printed.push(stdout);
  }
  assert.equal(lines.length, 2);
  assert.match(printed[0] ?? "", /^\+ 휴가\.md$/m);
  assert.match(printed[1] ?? "", /on\s+1\s+0\s+.*notes/);
});

test("the page names every format", () => {
  for (const { name } of formats) assert.match(page, new RegExp(`\\b${name}\\b`, "i"));
});
