import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Command } from "commander";
import { openTestApp } from "../../test/app/open-test-app.ts";
import { runCommand } from "../../test/beds/cli/run-command.ts";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import { sampleContract } from "../../test/beds/contract/ask.ts";
import { allCommands, createProgram } from "./create-program.ts";

/** Print no data: they speak a protocol of their own, or a script for a shell. */
const noData = ["mcp", "lsp", "completion"];

/** Not run here, each with the reason and the test that runs it. */
const runElsewhere: Readonly<Record<string, string>> = {
  serve: "goes on until it is stopped: test/app/cli.test.ts",
  worker: "goes on until it is stopped: test/app/cli.test.ts",
  "research fetch": "fetches from a host: src/app/full-texts.test.ts",
  "research zotero collections": "needs Zotero: test/ecosystem/zotero.test.ts",
  "research zotero note": "needs Zotero: test/ecosystem/zotero.test.ts",
  inspect: "writes to standard output as it goes: src/cli/commands/inspect/inspect.test.ts",
};

const app = await openTestApp({ JIHWI_LANG: "ko" });
after(() => app[Symbol.asyncDispose]());
const { baseDirectory: cwd } = app.jihwi.config;
await mkdir(join(cwd, "criteria"));
await mkdir(join(cwd, "folder"));
for (const [name, text] of Object.entries({
  "contract.txt": sampleContract,
  "standard.txt": sampleContract.replace("10,000,000원", "1,000,000원"),
  "notes.md": "# 환불\n\n환불은 7일 안에 할 수 있다.\n",
  "papers.bib": "@article{a, title={Graph parsing}, author={Kim, Ann}, year=2019}\n",
  "more.bib": "@article{b, title={Tree parsing}, author={Lee, Bo}, year=2020}\n",
  "criteria/length_check.md": "- length > 10 → Critical\n- length <= 10 → 정상\n",
  "answers.jsonl": JSON.stringify({
    id: "1",
    agent: "chat",
    question: "위약금은 얼마야?",
    evidence: [{ mark: "1", text: "위약금은 5만원이다." }],
    answer: "위약금은 6만원입니다. [1]",
    sentences: [{ text: "위약금은 6만원입니다. [1]", truth: "false" }],
  }),
  "titles.jsonl": "",
}))
  await writeFile(join(cwd, name), text);

const run = async (...argv: string[]) => {
  const { printed, prints } = await runCommand(app.jihwi, [...argv, "--json"]);
  assert.equal(prints, 1);
  return printed;
};

const added = await run("documents", "add", "notes.md");
const chatted = await run("chat", "지금 몇 시야?");
const field = (printed: unknown, name: string) => String(new Map(Object.entries(Object(printed))).get(name));
const documentId = field((added as unknown[])[0], "documentId");
const traceId = field(chatted, "traceId");

/** A command line for each command that prints data; `--json` is added. */
const lines: readonly (readonly string[])[] = [
  ["chat", "안녕"],
  ["ask", "chat", "안녕"],
  ["contract", "outline", "contract.txt"],
  ["contract", "ask", "contract.txt", "위약금은 얼마야?"],
  ["contract", "compare", "contract.txt", "standard.txt"],
  ["contract", "review", "contract.txt"],
  ["contract", "dates", "contract.txt"],
  ["contract", "table", "contract.txt"],
  ["inspect", "criteria", "check", "criteria"],
  ["inspect", "algorithms"],
  ["inspect", "checks"],
  ["research", "parsing 논문 찾아줘"],
  ["research", "import", "papers.bib"],
  ["research", "export"],
  ["research", "papers", "parsing"],
  ["research", "sync", "papers.bib", "more.bib"],
  ["documents", "add", "notes.md"],
  ["documents", "watch", "--once"],
  ["documents", "watch", "criteria", "folder", "--once"],
  ["documents", "list"],
  ["documents", "show", documentId],
  ["collections", "add", "모음"],
  ["collections", "put", "모음", documentId],
  ["collections", "list"],
  ["collections", "rename", "모음", "규정"],
  ["collections", "remove", "규정"],
  ["search", "환불"],
  ["trace", "list"],
  ["trace", "show", traceId],
  ["trace", "replay", traceId],
  ["trace", "cases", "chat.title"],
  ["trace", "sums"],
  ["eval", "steps", "chat.title", "--cases", "titles.jsonl"],
  ["eval", "answers", "--cases", "answers.jsonl"],
  ["learn"],
  ["secrets"],
  ["models"],
  ["doctor"],
  ["samples", "samples"],
  ["export", "all.zip"],
  ["import", "all.zip", "--merge"],
  ["collections", "add", "rules"],
  ["collections", "put", "rules", documentId],
  ["collections", "list"],
  ["collections", "rename", "rules", "terms"],
  ["collections", "remove", "terms"],
  ["secrets"],
  ["documents", "remove", documentId],
];

const printing = allCommands(createProgram(silentContext()))
  .filter((command) => command.parent !== null && (command.commands.length === 0 || takesAction(command)))
  .filter((command) => !noData.includes(pathOf(command)));

test("seed 11.23: every command that prints data takes --json, and is tried here or named with its reason", () => {
  assert.deepEqual(printing.filter((command) => !takesJson(command)).map(pathOf), []);
  const tried = new Set([...lines.map(commandOf), ...Object.keys(runElsewhere)]);
  assert.deepEqual(
    printing.map(pathOf).filter((path) => !tried.has(path)),
    [],
  );
});

for (const line of lines)
  test(`seed 11.23: jihwi ${line.join(" ")} --json prints one JSON value`, async () => {
    const told = await run(...line);
    const printed: unknown = typeof told === "string" ? JSON.parse(told) : told;
    assert.ok(typeof printed === "object" && printed !== null, JSON.stringify(printed));
  });

function takesJson(command: Command): boolean {
  return command.options.some(({ long }) => long === "--json");
}

/** A command with others below it prints data of its own when it takes arguments. */
function takesAction(command: Command): boolean {
  return command.registeredArguments.length > 0;
}

function pathOf(command: Command): string {
  const above = command.parent === null || command.parent.parent === null ? "" : `${pathOf(command.parent)} `;
  return `${above}${command.name()}`;
}

/** The longest command that a line begins with. */
function commandOf(line: readonly string[]): string {
  const paths = printing.map(pathOf).filter((path) => `${line.join(" ")} `.startsWith(`${path} `));
  return paths.toSorted((one, other) => other.length - one.length)[0] ?? line.join(" ");
}
