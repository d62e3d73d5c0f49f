import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { runJihwi } from "../app/run-jihwi.ts";
import { startFakeZotero } from "../fakes/zotero.ts";

const page = resolve(import.meta.dirname, "../../docs/integrations/zotero.md");

test("every line of docs/integrations/zotero.md can be typed as it stands", async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, "references.bib"), "@article{a, title={Alpha}, year={2020}, author={Kim, A}}\n");
  const csljson = { type: "article-journal", title: "Parsing with graphs", DOI: "10.1234/graphs" };
  await using zotero = await startFakeZotero(
    [{ key: "AAAA1111", name: "Thesis" }],
    [{ key: "ITEM1", collection: "AAAA1111", csljson }],
    "secret-key",
  );
  const env = {
    ...{ ZOTERO_BASE_URL: zotero.url, ZOTERO_API_KEY: "secret-key", ZOTERO_USER_ID: "7" },
    ...{ JIHWI_PAPER_SOURCES: "library", JIHWI_LANG: "en" },
  };
  const printed: string[] = [];
  const lines = [...(await readFile(page, "utf8")).matchAll(/^jihwi (.+)$/gm)];
  for (const [, line = ""] of lines) {
    const args = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ""));
    const { code, stdout, stderr } = await runJihwi(folder, args, env);
    assert.equal(code, 0, `${line}\n${stderr}`);
    printed.push(stdout);
  }
  assert.equal(lines.length, 5);
  assert.match(printed[0] ?? "", /AAAA1111\s+1\s+Thesis/);
  assert.match(printed[1] ?? "", /1 new/);
  assert.match(printed[2] ?? "", /Parsing with graphs/);
  assert.match(printed[3] ?? "", /NOTE1/);
  assert.equal(zotero.notes[0]?.parentItem, "ITEM1");
  assert.match(printed[4] ?? "", /1 new, 0 updated, 0 removed/);
});
