import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { runJihwi } from "./run-jihwi.ts";

const root = resolve(import.meta.dirname, "../..");
/** Findings, or a machine on which something could be better: both are said, and neither is a failure of the tour. */
const mayEndWithOne = ["inspect", "doctor"];

/** The commands of a README's tour. */
async function tourOf(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), "utf8");
  return [...text.matchAll(/^npm run -s jihwi -- (.+)$/gm)].map(([, line = ""]) => line);
}

test("the tour is the same in both languages", async () => {
  const commandsOf = async (file: string) => (await tourOf(file)).map((line) => line.split(/ ["-]| samples/)[0]);
  assert.deepEqual(await commandsOf("README.ko.md"), await commandsOf("README.md"));
});

test("the tour in English asks in English, of the samples in English", async () => {
  assert.doesNotMatch((await tourOf("README.md")).join(), /[가-힣]|samples\/(?:contract|policy)/);
});

test("every line of the tour can be typed as it stands", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-readme-"));
  await cp(join(root, "samples"), join(folder, "samples"), { recursive: true });
  const lines = [...new Set([...(await tourOf("README.md")), ...(await tourOf("README.ko.md"))])];
  assert.ok(lines.length >= 8);
  for (const line of lines) {
    const words = line.match(/"[^"]*"|\S+/g) ?? [];
    const args = words.flatMap((word) =>
      word === "samples/posts/*.md"
        ? ["contact", "review", "spam"].map((name) => `samples/posts/${name}.md`)
        : [word.replace(/^"|"$/g, "")],
    );
    const { code, stdout, stderr } = await runJihwi(folder, args);
    const allowed = mayEndWithOne.includes(args[0] ?? "") ? [0, 1] : [0];
    assert.ok(allowed.includes(code ?? -1), `${line}: ${code}\n${stderr}`);
    assert.notEqual(stdout.trim(), "", line);
  }
  await rm(folder, { recursive: true, force: true });
});
