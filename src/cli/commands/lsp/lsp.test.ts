import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
  CodeActionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { analyze } from "#inspection";
import { compileCache } from "../../../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../../../test/app/jihwi-command.ts";

const cwd = mkdtempSync(join(tmpdir(), "jihwi-lsp-"));
const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", jihwiCommand, "lsp"], {
  cwd,
  env: { PATH: process.env.PATH ?? "", ...compileCache(), JIHWI_LANG: "ko", JIHWI_DATA_DIR: join(cwd, "data") },
  stdio: ["pipe", "pipe", "inherit"],
});
const ended = once(child, "exit");
const client = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
const published: PublishDiagnosticsParams[] = [];
let told = () => {};
client.onNotification(PublishDiagnosticsNotification.type, (params) => {
  published.push(params);
  told();
});
client.listen();

async function diagnosticsOf(version: number) {
  for (;;) {
    const found = published.find((params) => params.version === version);
    if (found !== undefined) return found.diagnostics;
    await new Promise<void>((next) => {
      told = next;
    });
  }
}

const uri = "file:///글.md";
const text = "첫 줄\n주민등록번호 900101-1234568\nhttp://example.com/a\n";

before(async () => {
  await client.sendRequest(InitializeRequest.type, { processId: null, rootUri: null, capabilities: {} });
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "markdown", version: 1, text },
  });
});

after(async () => {
  await client.sendRequest(ShutdownRequest.type);
  await client.sendNotification(ExitNotification.type);
  client.dispose();
  await ended;
  rmSync(cwd, { recursive: true, maxRetries: 5 });
});

test("an opened text gets the findings of `jihwi inspect`, each at its place", async () => {
  const diagnostics = await diagnosticsOf(1);
  const report = await analyze(text);
  const expected = report.steps
    .filter(({ judgment }) => judgment.has_problem === true)
    .flatMap(({ findings }) => findings.map(({ line, column, message }) => [line - 1, column - 1, message]));
  assert.deepEqual(
    diagnostics.map(({ range, message }) => [range.start.line, range.start.character, message]),
    expected,
  );
});

test("a hover says why, with the criterion; a quick fix mends", async () => {
  const position = { line: 1, character: 9 };
  const hover = await client.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  assert.match(JSON.stringify(hover?.contents), /개인정보.*주민등록번호.*resident_number >= 1/);
  const actions = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
  const edits = actions?.map((action) => ("edit" in action ? action.edit?.changes?.[uri]?.[0]?.newText : undefined));
  assert.equal(edits?.[0], "90****-*******");
});

test("what is asked right after an edit of a long text is answered for the text as it is then", async () => {
  const long = "file:///긴글.md";
  const number = "주민등록번호 900101-1234568";
  const filling = "오늘은 날씨가 맑고 바람이 적당히 불어 걷기에 좋았습니다.\n".repeat(2_000);
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri: long, languageId: "markdown", version: 11, text: `${number}\n${filling}` },
  });
  await diagnosticsOf(11);
  await client.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: long, version: 12 },
    contentChanges: [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: "\n" }],
  });
  const position = { line: 1, character: 9 };
  const actions = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: long },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
  const [edit] = actions?.map((action) => ("edit" in action ? action.edit?.changes?.[long]?.[0] : undefined)) ?? [];
  assert.deepEqual(edit, {
    range: { start: { line: 1, character: 7 }, end: { line: 1, character: 21 } },
    newText: "90****-*******",
  });
});

test("an edit is taken in as a change of a range, and what was mended is no longer reported", async () => {
  await client.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: { line: 1, character: 7 }, end: { line: 1, character: 21 } }, text: "가림" }],
  });
  assert.deepEqual(
    (await diagnosticsOf(2)).map(({ message }) => message),
    ["암호화되지 않은 주소입니다"],
  );
});
