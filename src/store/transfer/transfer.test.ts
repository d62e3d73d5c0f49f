import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { z } from "zod";
import type { JihwiError } from "#protocol";
import { createDatabase, describeStores } from "../../../test/beds/store/describe-stores.ts";
import { fillStore } from "../../../test/beds/store/fill-store.ts";
import { temporaryFolder } from "../../../test/beds/store/temporary-folder.ts";
import { openStore, type Store } from "../open-store.ts";
import { exportStore } from "./export-store.ts";
import { importStore } from "./import-store.ts";
import { exportVersion } from "./lines.ts";
import { transferTables } from "./transfer-tables.ts";

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportStore(store)) lines.push(line);
  return lines;
}

/** An export of these lines. */
const contentOf = (lines: readonly string[]) =>
  async function* () {
    for (const line of lines) yield `${line}\n`;
  };

/** What an export's content becomes by being imported: its turns are known to have come from elsewhere. */
const importedLines = (lines: readonly string[]) =>
  lines
    .slice(1)
    .map((line) => (line.startsWith('{"table":"turns"') ? line.replace('"imported":0', '"imported":1') : line))
    .sort();

/** An export of these lines. */
const exportOf = (...rows: readonly object[]) => {
  const lines = [{ jihwi: "export", version: exportVersion, exportedAt: 0 }, ...rows];
  return contentOf([...lines, { end: true, lines: lines.length }].map((line) => JSON.stringify(line)));
};

const sessionRow = {
  ...{ id: "s", agent: "chat", title: "t", summary: null, language: null, settings: "{}", pinned: 0, folder: null },
  ...{ leafId: "c1", createdAt: 1, updatedAt: 1 },
};
const messageRow = (id: string, parentId: string | null, position: number) => ({
  ...{ sessionId: "s", id, position, parentId, role: "user", parts: "[]", metadata: "null", text: "", turnId: null },
  createdAt: 1,
});

/** An empty store of the other kind. */
async function openOther(t: TestContext, kind: Store["kind"]): Promise<Store> {
  const databaseUrl = kind === "sqlite" ? await createDatabase() : undefined;
  const store = await openStore({ dataDir: await temporaryFolder(t), databaseUrl });
  t.after(() => store.close());
  return store;
}

describeStores("export and import", (stores) => {
  test("everything arrives in the other kind of store as it was", async (t) => {
    const source = await stores.open(t);
    await fillStore(source);
    const lines = await linesOf(source);
    const tables = new Set(lines.flatMap((line) => /^\{"table":"(\w+)"/.exec(line)?.[1] ?? []));
    assert.deepEqual(
      [...tables].sort(),
      transferTables.map(({ name }) => name).sort(),
      "the example fills every table",
    );
    const target = await openOther(t, stores.kind);
    const report = await importStore(target, contentOf(lines));
    assert.deepEqual([report.skipped, report.files], [0, 2]);
    const arrived = await linesOf(target);
    assert.deepEqual(arrived.slice(1).sort(), importedLines(lines));
    const { contentHash } = await target.documents.get("d1");
    assert.deepEqual(await target.files.get(contentHash), await source.files.get(contentHash));
    assert.deepEqual(await target.turns.trace("t1"), await source.turns.trace("t1"));
    assert.ok(
      lines.every((line) => line.length < 300_000),
      "files travel in bounded pieces",
    );
    // The ids of chunks go on after those that came in.
    assert.equal(
      (await target.chunks.replace("d1", [{ ordinal: 0, page: 1, start: 0, end: 1, text: "제", headings: [] }])).length,
      1,
    );
  });

  test("a store that holds something is refused, and a merge adds only what is missing", async (t) => {
    const source = await stores.open(t);
    await fillStore(source);
    const lines = await linesOf(source);
    await assert.rejects(importStore(source, contentOf(lines)), (error: JihwiError) => error.code === "conflict");
    const target = await openOther(t, stores.kind);
    await target.sessions.create({ id: "s1", agent: "chat", title: "여기 것" });
    const { contentHash, bytes } = await source.documents.get("d1");
    await target.files.put(await source.files.get(contentHash));
    await target.documents.add({ id: "mine", name: "같은 내용.pdf", format: "pdf", bytes, contentHash });
    const report = await importStore(target, contentOf(lines), { merge: true });
    assert.equal((await target.sessions.get("s1")).title, "여기 것");
    assert.equal((await target.messages.list("s1")).length, 120);
    assert.deepEqual(
      (await target.documents.attached("s1")).map(({ id }) => id),
      ["mine"],
    );
    assert.ok(report.skipped > 0);
    const again = await importStore(target, contentOf(lines), { merge: true });
    assert.equal(again.rows, 0);
  });

  test("a watched folder arrives with what it knows of its files, switched off; a merge leaves it out", async (t) => {
    const source = await stores.open(t);
    const folder = await source.watchedFolders.add("/문서");
    const file = { folderId: folder.id, path: "a.md", hash: "h", documentId: "d", isOwn: 1, error: null };
    await source.watchedFolders.putFile(file);
    const lines = await linesOf(source);

    const moved = await openOther(t, stores.kind);
    await importStore(moved, contentOf(lines));
    assert.deepEqual(await moved.watchedFolders.list(), [{ ...folder, isOn: 0 }]);
    assert.deepEqual(await moved.watchedFolders.files(folder.id), [file]);

    const merged = await openOther(t, stores.kind);
    const { rows, leftOut } = await importStore(merged, contentOf(lines), { merge: true });
    assert.deepEqual([rows, leftOut, await merged.watchedFolders.list()], [0, 2, []]);
  });

  test("an export that is newer, cut off or altered brings nothing in", async (t) => {
    const source = await stores.open(t);
    await fillStore(source);
    const lines = await linesOf(source);
    const target = await openOther(t, stores.kind);
    const [header = "", ...rest] = lines;
    const refused = async (altered: string[], code: string) =>
      assert.rejects(importStore(target, contentOf(altered)), (error: JihwiError) => error.code === code);
    const newer = header.replace(`"version":${exportVersion}`, `"version":${exportVersion + 1}`);
    await refused([newer, ...rest], "store-newer");
    await refused(lines.slice(0, -1), "bad-input");
    await refused(lines.toSpliced(5, 1), "bad-input");
    await refused(lines.toSpliced(5, 1, '{"table":"sessions","row":{"id":"x"}}'), "bad-input");
    await refused(lines.toSpliced(5, 1, '{"table":"sqlite_master","row":{}}'), "bad-input");
    await refused(["not an export"], "bad-input");
    await refused([], "bad-input");
    const piece = lines.findIndex((line) => line.startsWith('{"piece"'));
    await refused(lines.toSpliced(piece, 1, '{"piece":"AAAA"}'), "bad-input");
    assert.equal((await target.sessions.list()).items.length, 0);
    const files: string[] = [];
    for await (const hash of target.files.list()) files.push(hash);
    assert.deepEqual(files, []);
    await importStore(target, contentOf(lines));
  });

  test("an import that is cut off goes on where it stopped, and its counts are compared", async (t) => {
    const source = await stores.open(t);
    await fillStore(source);
    await source.transaction(async (inside) => {
      for (let index = 0; index < 2500; index += 1) await inside.settings.put(`key-${index}`, index);
    });
    const lines = await linesOf(source);
    const target = await openOther(t, stores.kind);
    let opened = 0;
    let read = 0;
    async function* cutOff() {
      opened += 1;
      for (const [index, line] of lines.entries()) {
        if (opened === 2 && index === 2400) throw new Error("power cut");
        yield `${line}\n`;
      }
    }
    async function* whole() {
      for (const line of lines) {
        read += 1;
        yield `${line}\n`;
      }
    }
    await assert.rejects(importStore(target, cutOff), /power cut/);
    assert.ok((await target.settings.find("key-100", z.number())) !== null, "what was read before is committed");
    const stop = AbortSignal.abort(new Error("stopped"));
    await assert.rejects(importStore(target, whole, { signal: stop }), /stopped/);
    assert.ok(read < 5);
    const report = await importStore(target, whole);
    assert.equal(report.resumed, true);
    for (const [name, { exported, stored }] of Object.entries(report.tables)) assert.equal(stored, exported, name);
    assert.deepEqual((await linesOf(target)).slice(1).sort(), importedLines(lines));
    await assert.rejects(importStore(target, whole), (error: JihwiError) => error.code === "conflict");
  });

  test("numbers and names that could never be read again, and messages in a ring, are refused before anything is written", async (t) => {
    const target = await stores.open(t);
    const refused = async (...rows: object[]) =>
      assert.rejects(importStore(target, exportOf(...rows), { merge: true }), { code: "bad-input" });
    for (const createdAt of [2 ** 53 + 2, 1e17, 1e308, -1, 0.5])
      await refused({ table: "sessions", row: { ...sessionRow, createdAt } });
    const session = { table: "sessions", row: sessionRow };
    const messages = [messageRow("c1", "c2", 0), messageRow("c2", "c1", 1)];
    await refused(session, ...messages.map((row) => ({ table: "messages", row })));
    await refused(session, { table: "messages", row: messageRow("c1", "c1", 0) });
    const document = {
      ...{ id: "d", name: "n", format: "text", bytes: 1, url: null, status: "ready", pages: 1, characters: 1 },
      ...{ description: null, error: null, createdAt: 1 },
    };
    await refused({ table: "documents", row: { ...document, contentHash: "../canary.txt" } });
    await refused({ table: "documents", row: { ...document, contentHash: "a".repeat(64) } });
    assert.equal((await target.sessions.list()).items.length, 0);
    await importStore(target, exportOf(session, { table: "messages", row: messageRow("c1", null, 0) }), {
      merge: true,
    });
    assert.equal((await target.messages.list("s")).length, 1);
  });

  test("decisions that came with an import teach no rule", async (t) => {
    const source = await stores.open(t);
    await source.sessions.create({ id: "s1", agent: "chat", title: "t" });
    await source.turns.start({ id: "t1", sessionId: "s1", agent: "chat", title: "q", input: {}, owner: "me" });
    const row = {
      ...({ turnId: "t1", seq: 1, key: "k", kind: "step", name: "chat.select-tool", status: "finished" } as const),
      input: {},
      ...{ output: { selected_tool: "web_search" }, shown: null, prompt: null, promptHash: null, executor: "m:x" },
      ...{
        fallbackFrom: null,
        reason: null,
        attempts: 1,
        usage: null,
        cost: null,
        startedAt: 4e12,
        endedAt: 4e12,
        error: null,
      },
    };
    await source.journal.append([row]);
    await source.learning.correct("t1", 1, { selected_tool: "none" });
    assert.equal((await source.learning.taughtPlaces("chat.select-tool", 10)).length, 1);
    const target = await openOther(t, stores.kind);
    await importStore(target, contentOf(await linesOf(source)));
    assert.deepEqual(await target.learning.taughtPlaces("chat.select-tool", 10), []);
    assert.equal(await target.learning.countTaught("chat.select-tool"), 0);
  });

  test("an export in which a row stands twice and another is missing is not taken for whole", async (t) => {
    const source = await stores.open(t);
    await source.settings.put("one", 1);
    await source.settings.put("two", 2);
    const lines = await linesOf(source);
    const [one, two] = lines.flatMap((line, index) => (line.startsWith('{"table":"settings"') ? [index] : []));
    const altered = lines.map((line, index) => (index === two ? (lines[one ?? 0] ?? "") : line));
    await assert.rejects(
      importStore(await openOther(t, stores.kind), contentOf(altered)),
      /Fewer rows were imported than the export holds: settings 1\/2/,
    );
  });

  test("a file gives no leave, sets nothing where something may be set, and goes on with nothing", async (t) => {
    const source = await stores.open(t);
    await source.settings.put("tools.decisions", { files__write: "always" });
    await source.settings.put("models", { default: "openai:gpt-5" });
    await source.settings.put("samples", { sessions: [], documents: [] });
    for (const id of ["running", "interrupted"]) {
      await source.sessions.create({ id, agent: "chat" });
      const input = { text: "files__write", approval: "allow" };
      await source.turns.start({ id, sessionId: id, agent: "chat", title: "", input, owner: "me" });
    }
    const nothing = { ended: null, error: null, usage: { inputTokens: null, outputTokens: null }, cost: null };
    await source.turns.finish("interrupted", "me", { status: "interrupted", ...nothing, executors: [] });
    for (const name of ["documents.read", "documents.read", "webhooks.deliver", "inspect.run"])
      await source.jobs.add({ name, input: {}, key: null, retries: 0, runAt: 0 });
    await source.jobs.claimNext(["documents.read"], "me");
    await source.jobs.claimNext(["inspect.run"], "me");
    const lines = await linesOf(source);
    for (const merge of [false, true]) {
      const target = await openOther(t, stores.kind);
      const { leftOut } = await importStore(target, contentOf(lines), { merge });
      const known = async (key: string) => (await target.settings.find(key, z.unknown())) !== null;
      assert.deepEqual(await Promise.all(["tools.decisions", "models", "samples"].map(known)), [false, !merge, true]);
      assert.equal(leftOut, merge ? 2 : 1);
      assert.deepEqual([await target.turns.interrupted(), await target.turns.held()], [[], []]);
      const { items } = await target.turns.list();
      assert.deepEqual(
        items.map(({ status, ended, endedAt }) => [status, ended, endedAt !== null]),
        [
          ["cancelled", "cancelled", true],
          ["cancelled", "cancelled", true],
        ],
      );
      const jobs = (await target.jobs.list()).items.map(({ name, status, owner }) => `${name} ${status} ${owner}`);
      assert.deepEqual(jobs.sort(), [
        "documents.read queued null",
        "documents.read queued null",
        "inspect.run cancelled null",
        "webhooks.deliver cancelled null",
      ]);
    }
  });

  test("an export is of one moment, while the store goes on being written", async (t) => {
    const store = await stores.open(t);
    await fillStore(store);
    const lines: string[] = [];
    for await (const line of exportStore(store)) {
      lines.push(line);
      if (lines.length === 2) await store.sessions.remove("s1");
    }
    const target = await openOther(t, stores.kind);
    await importStore(target, contentOf(lines));
    assert.equal((await target.messages.list("s1")).length, 120);
  });
});
