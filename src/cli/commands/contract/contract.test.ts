import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { openApp, readConfig } from "#app";
import { contractComparisonSchema, contractOutlineSchema } from "#protocol";
import { runCommand } from "../../../../test/beds/cli/run-command.ts";

const folder = await mkdtemp(join(tmpdir(), "jihwi-contract-"));
const env = { JIHWI_DATA_DIR: join(folder, "data") };
const jihwi = await openApp(await readConfig(folder, env));
after(async () => {
  await jihwi.close();
  await rm(folder, { recursive: true, force: true });
});

const ours =
  "공급계약서\n제1조(목적) 물품을 공급한다.\n제2조(대금) 갑은 을에게 100만원을 지급한다.\n제3조(해지) 갑은 제2조를 위반한 을에게 서면으로 통지하고 해지할 수 있다.";
await writeFile(join(folder, "우리.txt"), ours);
await writeFile(join(folder, "표준.txt"), ours.replace("100만원", "200만원").replace(/\n제1조[^\n]*/, ""));

/** Runs a command line and returns what it printed as JSON or text. */
async function run(...argv: string[]): Promise<unknown> {
  return (await runCommand(jihwi, argv)).printed;
}

it("seed 11.16: reading a file's outline leaves nothing in the document library", async () => {
  await run("contract", "outline", "우리.txt", "--json");
  assert.deepEqual((await jihwi.documents.list({ limit: 10 })).items, []);
});

it("a contract with full-width figures and a title set wide is read as the page reads it", async () => {
  await writeFile(join(folder, "전각.txt"), ours.replace("공급계약서", "공 급 계 약 서").replaceAll("제1조", "제１조"));
  const outline = contractOutlineSchema.parse(await run("contract", "outline", "전각.txt", "--json"));
  assert.deepEqual(
    [outline.title, outline.articles.map(({ label }) => label)],
    ["공급계약서", ["제1조", "제2조", "제3조"]],
  );
});

it("review says what is missing and which clause is one-sided, as text and as a Word file", async () => {
  await writeFile(
    join(folder, "치우친.txt"),
    `${ours}\n제4조(변경) 갑은 대금을 일방적으로 정하고 을은 이의를 제기할 수 없다.`,
  );
  const review = String(await run("contract", "review", "치우친.txt"));
  assert.match(review, /보이지 않는 것/);
  assert.match(review, /한쪽이 홀로 정합니다: “[^”]*일방적으로 정하고[^”]*” \[제4조\]/);
  await run("contract", "review", "치우친.txt", "--format", "docx", "--output", "검토.docx");
  assert.equal((await readFile(join(folder, "검토.docx"))).subarray(0, 2).toString(), "PK");
});

it("dates become a calendar", async () => {
  await writeFile(
    join(folder, "날짜.txt"),
    `${ours}\n제4조(기간) 계약기간은 2026년 3월 1일부터 2027년 2월 28일까지로 한다.`,
  );
  const calendar = String(await run("contract", "dates", "날짜.txt", "--format", "ics"));
  assert.match(calendar, /^BEGIN:VCALENDAR\r\n/);
  assert.match(calendar, /DTSTART;VALUE=DATE:20260301\r\n/);
  assert.match(calendar, /DTSTART;VALUE=DATE:20270228\r\n/);
  for (const line of calendar.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75);
});

it("a result goes to the file that is named, as JSON too", async () => {
  const lines = [
    ["compare", "우리.txt", "표준.txt"],
    ["review", "우리.txt"],
    ["dates", "우리.txt"],
  ];
  for (const line of lines) {
    const value = await run("contract", ...line, "--format", "json");
    assert.equal(await run("contract", ...line, "--format", "json", "--output", "결과.json"), undefined);
    assert.deepEqual(JSON.parse(await readFile(join(folder, "결과.json"), "utf8")), value);
    assert.deepEqual(await run("contract", ...line, "--json", "--output", "결과.md"), value);
    assert.doesNotMatch(await readFile(join(folder, "결과.md"), "utf8"), /^\{/);
  }
});

it("outline prints the structure as JSON and for people", async () => {
  const outline = contractOutlineSchema.parse(await run("contract", "outline", "우리.txt", "--json"));
  assert.deepEqual(
    outline.articles.map(({ label, title }) => `${label} ${title}`),
    ["제1조 목적", "제2조 대금", "제3조 해지"],
  );
  assert.deepEqual(
    outline.references.map(({ from, to, resolved }) => [from, to, resolved]),
    [["제3조", "제2조", true]],
  );
  assert.match(String(await run("contract", "outline", "우리.txt")), /제3조 해지 {2}1쪽/);
});

it("ask answers with everything that the interface promises, and a session goes on", async () => {
  const first = (await run("contract", "ask", "우리.txt", "해지하려면 어떻게 해?", "--json")) as Record<
    string,
    unknown
  >;
  assert.deepEqual(Object.keys(first).sort(), [
    "answer",
    "citations",
    "ended",
    "executors",
    "explored",
    "inScope",
    "iterations",
    "missingInfo",
    "sessionId",
    "statements",
    "toolHistory",
    "traceId",
    "unexplored",
    "usage",
    "usedPreviousTurn",
  ]);
  assert.match(String(first.answer), /서면으로 통지/);
  const second = (await run(
    "contract",
    "ask",
    "우리.txt",
    "그 조항 다시 정리해줘",
    "--session",
    String(first.sessionId),
    "--json",
  )) as Record<string, unknown>;
  assert.equal(second.usedPreviousTurn, true);
  assert.match(String(second.answer), /제3조\(해지\)/);
});

it("compare prints JSON and Markdown", async () => {
  const { counts } = contractComparisonSchema.parse(await run("contract", "compare", "우리.txt", "표준.txt", "--json"));
  assert.deepEqual(counts, { same: 1, changed: 1, missing: 0, added: 1 });
  const markdown = String(await run("contract", "compare", "우리.txt", "표준.txt", "--format", "markdown"));
  assert.match(markdown, /~~200만원을~~.*\*\*100만원을\*\*/);
});

it("table puts files side by side, keeps their order and names, and tells what it would take", async () => {
  const files = ["표준.txt", "우리.txt"];
  const table = (await run("contract", "table", ...files, "--ask", "금액", "--ask", "해지?", "--json")) as {
    columns: string[];
    rows: { file: string; cells: { answer: string | null; label: string | null; status: string }[] }[];
  };
  assert.deepEqual(table.columns, ["금액", "해지?"]);
  assert.deepEqual(
    table.rows.map(({ file, cells }) => [file, ...cells.map(({ answer, label, status }) => answer ?? label ?? status)]),
    [
      ["표준.txt", "200만원", "needs-model"],
      ["우리.txt", "100만원", "needs-model"],
    ],
  );
  const free = { model: null, calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 };
  assert.deepEqual(await run("contract", "table", ...files, "--estimate", "--json"), free);
  await run("contract", "table", ...files, "--format", "xlsx", "--output", "표.xlsx");
  assert.equal((await readFile(join(folder, "표.xlsx"))).subarray(0, 2).toString(), "PK");
  assert.match(String(await run("contract", "table", ...files, "--format", "ics")), /^BEGIN:VCALENDAR/);
});
