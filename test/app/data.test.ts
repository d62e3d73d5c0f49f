import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { exportStore, openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { openTestApp } from "./open-test-app.ts";

describe("data as a whole", () => {
  it("goes out as one file, is removed only by the word, and comes in again", async (t) => {
    await using app = await openTestApp();
    const { jihwi, request } = app;
    await jihwi.library.samples.open("chat", "ko");
    const watched = await mkdtemp(join(tmpdir(), "jihwi-watched-"));
    t.after(() => rm(watched, { recursive: true }));
    await jihwi.library.folders.add(watched);
    const facts = await (await request("/api/data")).json();
    assert.ok(facts.bytes > 0 && facts.folder === jihwi.config.dataDir);
    const backup = await (await request("/api/data/export")).text();
    const remove = (confirm: string) =>
      request("/api/data/removal", { method: "POST", body: JSON.stringify({ confirm }) });
    assert.equal((await remove("delete")).status, 400);
    assert.equal((await jihwi.store.sessions.list({ limit: 5 })).items.length, 1);
    await jihwi.settings.models.keep({ OPENAI_API_KEY: "sk-0123456789abcdef" });
    await jihwi.settings.models.choose({ default: "openai:gpt-5-mini" });
    await jihwi.settings.webhooks.add({
      url: "https://hooks.example/all",
      events: ["turn.ended"],
      allowPrivate: false,
    });
    assert.equal((await remove("DELETE")).status, 200);
    assert.deepEqual(await jihwi.library.folders.list(), [], "no folder goes on bringing documents in");
    assert.deepEqual(jihwi.settings.webhooks.read(), [], "nobody is told of what comes after");
    const { providers, roles } = jihwi.models.describe();
    assert.equal(providers.find(({ name }) => name === "openai")?.configured, false, "keys go with everything else");
    assert.ok(roles.every(({ model }) => model === "rules"));
    assert.deepEqual((await jihwi.store.sessions.list({ limit: 5 })).items, []);
    assert.deepEqual((await jihwi.documents.list({ limit: 5 })).items, []);
    assert.deepEqual(await jihwi.library.samples.count(), { sessions: 0, documents: 0 });
    const form = new FormData();
    form.append("file", new File([backup], "backup.jsonl"));
    const brought = await request("/api/data/import", { method: "POST", body: form });
    assert.equal(brought.status, 200, await brought.text());
    assert.equal((await jihwi.store.sessions.list({ limit: 5 })).items.length, 1);
    assert.deepEqual(await jihwi.library.samples.count(), { sessions: 1, documents: 1 });
    assert.deepEqual(await jihwi.library.folders.list(), [], "a folder is added on the server's command line only");
    const [sample] = (await jihwi.documents.list({ limit: 1 })).items;
    const hits = await jihwi.library.findPassages("숙박비", { k: 3, documents: [sample?.id ?? ""] });
    assert.ok(hits.length > 0, "what came in is found");
  });

  it("brings in somebody's file without obeying it", async (t) => {
    const source = await openStore({ dataDir: await temporaryFolder(t) });
    t.after(() => source.close());
    await source.settings.put("tools.decisions", { files__write_file: "always" });
    await source.settings.put("models", { variables: { OPENAI_COMPATIBLE_BASE_URL: "https://elsewhere.example" } });
    await source.sessions.create({ id: "s", agent: "chat" });
    const part = { type: "text", text: "1+1" };
    await source.messages.append("s", { id: "q", role: "user", parts: [part], text: part.text });
    const asked = { text: "1+1", options: {}, language: "ko", timeZone: "UTC", userMessageId: "q" };
    const input = { ...asked, assistantMessageId: "a", approval: "allow" };
    await source.turns.start({ id: "t", sessionId: "s", agent: "chat", title: "1+1", input, owner: "nobody" });
    let file = "";
    for await (const line of exportStore(source)) file += `${line}\n`;
    await using app = await openTestApp();
    const { jihwi, request } = app;
    const before = jihwi.models.describe();
    const form = new FormData();
    form.append("file", new File([file], "backup.jsonl"));
    const report = await (await request("/api/data/import", { method: "POST", body: form })).json();
    assert.equal(report.leftOut, 2);
    assert.equal(await jihwi.conductor.resumeInterrupted(), 0);
    assert.equal((await jihwi.store.turns.get("t")).status, "cancelled");
    assert.deepEqual(await jihwi.settings.approvals.decisions(), {});
    await jihwi.settings.models.refresh();
    assert.deepEqual(jihwi.models.describe(), before);
  });

  it("removes what was entered for a tool server also where the configuration file has one of its name", async (t) => {
    const folder = await temporaryFolder(t);
    const data = join(folder, "data");
    await mkdir(data, { mode: 0o700 });
    const [command, disabled] = ["nothing", true];
    const entered = { mail: { command, disabled, env: { KEY: "mail-0123456789" } }, notes: { command, disabled } };
    await writeFile(join(data, "mcp-servers.json"), JSON.stringify(entered), { mode: 0o600 });
    const mcpServers = { mail: { command, disabled } };
    await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ mcpServers }));
    await using app = await openTestApp({}, folder);
    await app.jihwi.library.data.removeAll();
    assert.deepEqual(await app.jihwi.store.sealedValues.list(), []);
    assert.deepEqual(
      (await app.jihwi.settings.mcp.read()).map(({ name }) => name),
      ["mail"],
    );
  });

  it("brings in no row that its owner could not read, and lives with one that is there", async () => {
    await using app = await openTestApp();
    const { jihwi, request } = app;
    const at = { createdAt: 1, updatedAt: 1 };
    const inspection = {
      id: "i",
      title: "t",
      status: "finished",
      config: "{}",
      counts: "{}",
      error: null,
      endedAt: 1,
      ...at,
    };
    const paper = { id: "p", csl: '{"type":"article"}', doi: null, arxivId: null, title: "T", year: 1, citations: 0 };
    const session = { id: "s", agent: "<img>", title: "", summary: null, language: null, settings: "{}", ...at };
    for (const [table, row] of [
      ["inspections", inspection],
      ["papers", { ...paper, origin: "import", addedAt: 1, updatedAt: 1 }],
      ["sessions", session],
    ]) {
      const lines = [
        { jihwi: "export", version: 3, exportedAt: 1 },
        { table, row },
        { end: true, lines: 2 },
      ];
      const form = new FormData();
      form.append("file", new File([lines.map((line) => JSON.stringify(line)).join("\n")], "backup.jsonl"));
      const answer = await request("/api/data/import", { method: "POST", body: form });
      assert.deepEqual([answer.status, (await answer.json()).error.message.includes(`${table}:`)], [400, true]);
    }
    const { id } = await jihwi.store.inspections.create({ title: "damaged", config: {} });
    await jihwi.store.papers.put({ ...paper, csl: { type: "article" }, origin: "import" });
    const listed = await (await request("/api/inspections")).json();
    assert.equal(listed.inspections[0].error.code, "store-damaged");
    assert.equal(await jihwi.inspect.inspections.reconcile(), 0);
    assert.equal((await request(`/api/inspections/${id}`, { method: "DELETE" })).status, 200);
    assert.equal((await (await request("/api/research/library")).json()).papers[0].title, "T");
    assert.equal((await request("/api/research/library/p", { method: "DELETE" })).status, 200);
  });

  it("takes a backup that is larger than other uploads may be", async () => {
    await using app = await openTestApp();
    const form = new FormData();
    form.append("file", new File([await (await app.request("/api/data/export")).text()], "backup.jsonl"));
    const whole = new Response(form);
    const send = (path: string, body: ArrayBuffer) =>
      app.request(path, {
        method: "POST",
        body,
        headers: { "content-type": whole.headers.get("content-type") ?? "", "content-length": String(3 * 2 ** 30) },
      });
    const body = await whole.arrayBuffer();
    assert.equal((await send("/api/data/import", body)).status, 200);
    assert.equal((await send("/api/documents", body)).status, 413);
  });
});
