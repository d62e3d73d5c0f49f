// A process of its own: it measures what the process has in memory.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { type ErrorCode, JihwiError } from "#protocol";
import { parseDocument } from "./parse-document.ts";

const data = process.env.JIHWI_TEST_DATA;
const skip = data === undefined ? "JIHWI_TEST_DATA names no folder with real documents" : false;
const folders = [
  "pdf_edge",
  "hwp_hwpx",
  "docx",
  "pdf_korean",
  "pdf_real_en",
  "pdf_misc_en",
  "cuad/pdf",
  "contracts_ko",
];

/** What may come of a strange file. A time-out or an unforeseen error is a fault of ours. */
const clear: readonly ErrorCode[] = [
  "document-empty",
  "document-damaged",
  "document-encrypted",
  "document-unsupported",
  "document-no-text",
];

async function outcomeOf(path: string): Promise<ErrorCode | "text"> {
  const name = path.split("/").at(-1) ?? path;
  let letters = 0;
  try {
    for await (const page of parseDocument(new Uint8Array(await readFile(path)), name)) {
      letters += page.text.length;
    }
  } catch (thrown) {
    if (!(thrown instanceof JihwiError)) throw thrown;
    assert.ok(thrown.says.ko.includes(name) && thrown.says.en.includes(name), `${path}: ${thrown.says.en}`);
    return thrown.code;
  }
  assert.ok(letters > 0, path);
  return "text";
}

/** Some files from all over a folder, since all of them take minutes; JIHWI_TEST_ALL=1 takes them all. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = process.env.JIHWI_TEST_ALL === "1" ? 1 : Math.ceil(items.length / 2);
  return items.filter((_, at) => at % step === 0);
}

for (const folder of folders) {
  test(`files of ${folder} end in text or in a clear error`, { skip }, async (context) => {
    const root = join(data ?? "", folder);
    if (!existsSync(root)) return context.skip(`${folder} is not in the folder`);
    const files = spread(readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()));
    const counts = new Map<string, number>();
    const before = process.memoryUsage().rss;
    for (const file of files) {
      const outcome = await outcomeOf(join(file.parentPath, file.name));
      assert.ok(outcome === "text" || clear.includes(outcome), `${file.name}: ${outcome}`);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
    context.diagnostic(`${JSON.stringify(Object.fromEntries(counts))}, ${grown} MB grown`);
    assert.ok(grown < 400, `the process grew by ${grown} MB`);
  });
}
