import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { it, type TestContext } from "node:test";
import { promisify } from "node:util";
import { z } from "zod";
import { citationSchema } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../app/compile-cache.ts";
import { jihwiCommand } from "../app/jihwi-command.ts";

const contract = "# 계약서\n\n## 제4조(계약기간)\n\n계약기간은 2026년 12월 31일까지로 한다.\n";

/** Runs `jihwi` in a folder of its own; what it prints on stdout is its result. */
async function jihwi(test: TestContext, folder: string, ...args: string[]): Promise<string> {
  const settings = { JIHWI_DATA_DIR: join(folder, "data"), JIHWI_LANG: "ko", TZ: "Asia/Seoul" };
  const env = { PATH: process.env.PATH, ...compileCache(), ...settings };
  const options = { cwd: folder, env, signal: test.signal };
  const command = ["--disable-warning=ExperimentalWarning", jihwiCommand, ...args];
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}

const answerSchema = z.object({
  answer: z.string(),
  citations: z.array(citationSchema).min(1),
  toolHistory: z.array(z.object({ tool: z.string(), query: z.string() })),
  iterations: z.number(),
  maxIterations: z.literal(3),
  ended: z.literal("answered"),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number(), cost: z.number().nullable() }),
  executors: z.record(z.string(), z.literal("rule")),
  sessionId: z.literal("s"),
  traceId: z.string().min(1),
});

it("jihwi chat --json tells the answer, where it comes from, how it came about, and puts a session together", async (test) => {
  const folder = await temporaryFolder(test);
  await writeFile(join(folder, "계약서.md"), contract);
  const asked = ["chat", "계약 기간 찾아줘", "--doc", "계약서.md", "--session", "s", "--max-iterations", "3", "--json"];
  const told = answerSchema.parse(JSON.parse(await jihwi(test, folder, ...asked)));
  assert.match(told.answer, /2026년 12월 31일/);
  assert.deepEqual(told.toolHistory, [{ tool: "search_pdf_knowledge", query: "계약 기간" }]);
  const [{ mark, name, page, quote } = {}] = told.citations;
  assert.deepEqual([mark, name, page], ["[1]", "계약서.md", 1]);
  assert.ok(contract.includes(quote ?? "?"));
  const next = JSON.parse(await jihwi(test, folder, "chat", "그게 언제야?", "--session", "s", "--json"));
  assert.match(next.answer, /제4조\(계약기간\)/);
  const compacted = JSON.parse(await jihwi(test, folder, "chat", "--session", "s", "--compact", "--json"));
  assert.deepEqual([compacted.messages, compacted.before.whole, compacted.after.whole], [2, 4, 2]);
});

it("jihwi eval steps prints accuracy, what was taken for what, and the cases that went wrong", async (test) => {
  const folder = await temporaryFolder(test);
  const own = { input: { question: "안녕" }, expect: { selected_tool: "web_search" } };
  await writeFile(join(folder, "own.jsonl"), JSON.stringify(own));
  const shown = await jihwi(test, folder, "eval", "steps", "chat.select-tool", "--cases", "own.jsonl");
  assert.match(
    shown,
    /rule\s+0\.0%[\s\S]+web_search\s+·\s+1[\s\S]+1\. \{"question":"안녕"\}[\s\S]+web_search[\s\S]+none/,
  );
});
