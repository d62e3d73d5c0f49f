import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { documentsApi } from "#protocol";
import { compileCache } from "../app/compile-cache.ts";
import { jihwiCommand } from "../app/jihwi-command.ts";
import { json, slow, startFakeProvider } from "../fakes/index.ts";
import { openServerProcess } from "./open-server-process.ts";

const contract = `용역 계약서

제1조(목적) 이 계약은 번역 용역에 관한 사항을 정한다.
제2조(대금) 갑은 을에게 용역 대금 500만원을 완료일부터 14일 안에 지급한다.
제3조(해지) 상대방이 계약을 위반하면 30일 전에 서면으로 알리고 해지할 수 있다.
`;
const wanted = [
  "ask_documents",
  "search_documents",
  "ask_contract",
  "contract_outline",
  "compare_contracts",
  "contract_table",
  "inspect_text",
  "search_papers",
  "fetch_papers",
];

const token = "0123456789abcdef0123";
const server = await openServerProcess({ JIHWI_TOKEN: token });
after(() => server[Symbol.asyncDispose]());

const headers = { authorization: `Bearer ${token}` };
async function connect(url = server.url, requestInit: RequestInit = { headers }): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return client;
}

/** Brings a document over the API, and waits until it has been read. */
async function addDocument(text: string, name: string): Promise<string> {
  const form = new FormData();
  form.append("file", new File([text], name));
  const answer = await fetch(`${server.url}/api/documents`, { method: "POST", headers, body: form });
  const [uploaded] = documentsApi.add.answer.parse(await answer.json()).documents;
  const id = uploaded?.documentId ?? "";
  while ((await server.store.documents.get(id)).status !== "ready")
    await new Promise((resolve) => setTimeout(resolve, 50));
  return id;
}

const structuredOf = (result: { structuredContent?: unknown }) => JSON.parse(JSON.stringify(result.structuredContent));

describe("MCP over HTTP", () => {
  let client: Client;
  let documentId = "";
  before(async () => {
    client = await connect();
    documentId = await addDocument(contract, "용역 계약서.txt");
  });
  after(() => client.close());

  it("lists every tool", async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(({ name }) => name).sort(), [...wanted].sort());
  });

  it("finds passages, outlines a contract and fills a table", async () => {
    const found = await client.callTool({ name: "search_documents", arguments: { query: "대금 지급" } });
    assert.match(JSON.stringify(found.content), /14일/);
    const search = (scope: object) =>
      client.callTool({ name: "search_documents", arguments: { query: "대금 지급", ...scope } });
    assert.match(JSON.stringify(await search({ documents: [] })), /14일/);
    assert.deepEqual(structuredOf(await search({ collections: [] })).hits, []);
    assert.equal((await search({ documents: [documentId], collections: ["a"] })).isError, true);
    const outline = await client.callTool({ name: "contract_outline", arguments: { contract: documentId } });
    assert.equal(structuredOf(outline).articles.length, 3);
    const columns = ["금액", "누가 이기나?"];
    const table = await client.callTool({ name: "contract_table", arguments: { contracts: [documentId], columns } });
    const [amount, question] = structuredOf(table).rows[0].cells;
    assert.deepEqual([amount.answer, amount.label, question.status], ["500만원", "제2조", "needs-model"]);
  });

  it("asks a contract, with progress on the way", async () => {
    const seen: string[] = [];
    const answer = await client.callTool(
      { name: "ask_contract", arguments: { question: "대금은 언제 지급해?", contract: documentId } },
      { onprogress: ({ message }) => seen.push(message ?? "") },
    );
    assert.match(JSON.stringify(answer.content), /14일/);
    assert.ok(seen.length > 0);
    const { traceId } = structuredOf(answer);
    assert.equal((await server.store.turns.get(traceId)).agent, "contract");
  });

  it("asks the library where no document is named, and a conversation stays with its documents", async () => {
    const ask = async (question: string, more: object = {}) =>
      structuredOf(await client.callTool({ name: "ask_documents", arguments: { question, ...more } }));
    const fees = await ask("용역 대금은 며칠 안에 지급해?");
    assert.match(fees.answer, /14일/);
    assert.equal(fees.citations[0].name, "용역 계약서.txt");
    const menu = await addDocument("구내식당은 낮 열두 시에 문을 연다.\n", "식당 안내.txt");
    assert.deepEqual(fees.asked[0], { documentId, read: true, name: "용역 계약서.txt" });
    await server.store.collections.add("비어 있는 것");
    for (const narrowed of [{ documents: [documentId] }, { collections: ["비어 있는 것"] }])
      assert.doesNotMatch((await ask("구내식당은 언제 문을 열어?", narrowed)).answer, /열두 시/);
    const named = await ask("구내식당은 언제 문을 열어?", { sessionId: fees.sessionId, documents: [menu] });
    assert.match(named.answer, /열두 시/);
    const stays = await ask("용역 대금은 며칠 안에 지급해?", { sessionId: fees.sessionId });
    assert.doesNotMatch(stays.answer, /14일/);
  });

  it("inspects a text and searches papers", async () => {
    const report = await client.callTool({
      name: "inspect_text",
      arguments: { text: "제 번호는 010-1234-5678입니다.", only: ["pii_check"] },
    });
    assert.equal(structuredOf(report).report.status, "problem_found");
    const papers = await client.callTool({
      name: "search_papers",
      arguments: { query: "question answering", sources: ["library"] },
    });
    assert.ok(structuredOf(papers).papers.length > 0);
  });

  it("reads documents as resources", async () => {
    const { resources } = await client.listResources();
    const uri = `jihwi://documents/${documentId}`;
    assert.ok(resources.some((resource) => resource.uri === uri));
    assert.match(JSON.stringify((await client.readResource({ uri })).contents), /번역 용역/);
  });

  it("tells what is wrong as the result of the call", async () => {
    const result = await client.callTool({ name: "contract_outline", arguments: { contract: "nope" } });
    assert.equal(result.isError, true);
  });

  it("is shut without the token", async () => {
    await assert.rejects(connect(server.url, {}));
  });
});

it("a cancelled call cancels its turn", async () => {
  const fake = await startFakeProvider();
  const modelled = await openServerProcess(fake.env);
  fake.respond((call) =>
    JSON.stringify(call.body).includes("selected_tool")
      ? json({ reason: "말로 답한다", selected_tool: "none", query: "" })
      : slow(
          Array.from({ length: 400 }, (_, index) => `낱말${index} `),
          50,
        ),
  );
  const client = await connect(modelled.url, {});
  const stop = new AbortController();
  const call = client.callTool(
    { name: "ask_documents", arguments: { question: "길게 이야기해 줘" } },
    { signal: stop.signal, onprogress: () => setTimeout(() => stop.abort(), 300) },
  );
  await assert.rejects(call);
  const [turn] = (await modelled.store.turns.list({})).items;
  while ((await modelled.store.turns.get(turn?.id ?? "")).status === "running")
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await modelled.store.turns.get(turn?.id ?? "")).status, "cancelled");
  await client.close();
  await modelled[Symbol.asyncDispose]();
  await fake.close();
});

it("jihwi mcp serves the same on standard input and output", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-mcp-"));
  await writeFile(join(folder, "note.txt"), "x");
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ["--disable-warning=ExperimentalWarning", jihwiCommand, "mcp"],
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", ...compileCache(), JIHWI_DATA_DIR: join(folder, "data") },
    }),
  );
  const { tools } = await client.listTools();
  assert.equal(tools.length, wanted.length);
  const answer = await client.callTool({ name: "ask_documents", arguments: { question: "3 더하기 4는?" } });
  assert.match(JSON.stringify(answer.content), /7/);
  await client.close();
  await rm(folder, { recursive: true, force: true });
});
