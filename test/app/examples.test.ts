import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { it } from "node:test";
import { promisify } from "node:util";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "./compile-cache.ts";

const run = promisify(execFile);
const folder = resolve(import.meta.dirname, "../../examples");

/** What each example prints, in part. */
const prints: Readonly<Record<string, RegExp>> = {
  "ask.ts": /408[\s\S]*traceId: 'turn/,
  "own-agent.ts": /오늘은 국수입니다/,
  "own-step.ts": /오늘 답하세요 \(오늘\)/,
  "own-tool.ts": /25평은 82\.64m²입니다/,
  "inspect-text.ts": /problem_found[\s\S]*010-1234-5678/,
  "read-contract.ts": /제1조 계약기간[\s\S]*제3조 해지/,
  "search-documents.ts": /취업규칙\.md, 1쪽: .*15일/,
};

for (const file of (await readdir(folder)).filter((name) => name.endsWith(".ts"))) {
  it(`examples/${file} runs`, async (t) => {
    const { PATH = "", HOME = "" } = process.env;
    const env = { PATH, HOME, TMPDIR: await temporaryFolder(t), JIHWI_PAPER_SOURCES: "library", ...compileCache() };
    const args = ["--disable-warning=ExperimentalWarning", join(folder, file)];
    const { stdout } = await run(process.execPath, args, { env });
    assert.match(stdout, prints[file] ?? /$^/, `it is said here what ${file} prints`);
  });
}
