import assert from "node:assert/strict";
import { test } from "node:test";
import type { JihwiError } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";

const contract = { id: "d1", name: "계약서.pdf", format: "pdf", bytes: 10, contentHash: "a".repeat(64) };

function chunk(ordinal: number, text = `조각 ${ordinal}`) {
  return { ordinal, page: 1, start: ordinal * 10, end: ordinal * 10 + 9, text, headings: ["제1조", "목적"] };
}

describeStores("documents", (stores) => {
  test("a document with the same content is the one already there, also when both come at once", async (t) => {
    const store = await stores.open(t);
    const [first, second] = await Promise.all([
      store.documents.add(contract),
      store.documents.add({ ...contract, id: "d2", name: "copy.pdf" }),
    ]);
    assert.deepEqual([first.added, second.added].sort(), [false, true]);
    assert.equal(first.document.id, second.document.id);
    assert.equal((await store.documents.list()).items.length, 1);
  });

  test("conversations that quote a document are told from those that only had it at hand", async (t) => {
    const store = await stores.open(t);
    const standing = { format: "md", bytes: 1 };
    for (const id of ["doc_cited", "doc_beside", "doc_unasked"])
      await store.documents.add({ ...standing, id, name: `${id}.md`, contentHash: id.padEnd(64, "0") });
    const citing = { type: "data-sources", data: { sources: [{ documentId: "doc_cited", text: "세 시간" }] } };
    const searching = { type: "data-tool", data: { arguments: { documents: ["doc_cited", "doc_beside"] } } };
    for (const sessionId of ["s1", "s2"]) {
      await store.sessions.create({ id: sessionId, agent: "chat" });
      await store.documents.attach(sessionId, ["doc_cited", "doc_beside"]);
      for (const role of ["user", "assistant"] as const) {
        const parts = role === "assistant" && sessionId === "s1" ? [searching, citing] : [{ type: "text", text: "글" }];
        const kept = { id: `${sessionId}-${role}`, role, parts, text: "글", metadata: {}, turnId: null };
        await store.messages.append(sessionId, kept);
      }
    }
    await store.sessions.create({ id: "s3", agent: "chat" });
    await store.documents.attach("s3", ["doc_unasked"]);
    assert.deepEqual(await store.documents.conversations("doc_cited"), { count: 2, quoting: 1 });
    assert.deepEqual(await store.documents.conversations("doc_beside"), { count: 2, quoting: 0 });
    assert.deepEqual(await store.documents.conversations("doc_unasked"), { count: 0, quoting: 0 });
  });

  test("an inspection quotes the document it was given, though it attached none", async (t) => {
    const store = await stores.open(t);
    for (const id of ["doc_inspected", "doc_other"])
      await store.documents.add({ ...contract, id, name: `${id}.md`, contentHash: id.padEnd(64, "0") });
    await store.sessions.create({ id: "s1", agent: "inspect" });
    const choices = { type: "data-choices", data: { only: null, all: null, document: "doc_inspected" } };
    const report = { type: "data-report", data: { document: "doc_other.md", quote: "010-1234-5678" } };
    const kept = { role: "assistant", text: "글", metadata: {}, turnId: null } as const;
    await store.messages.append("s1", { ...kept, id: "m1", parts: [choices, report] });
    assert.deepEqual(await store.documents.conversations("doc_inspected"), { count: 1, quoting: 1 });
    assert.deepEqual(await store.documents.conversations("doc_other"), { count: 0, quoting: 0 });
  });

  test("reading a document changes its row, and a failure keeps its reason in both languages", async (t) => {
    const store = await stores.open(t);
    await store.documents.add(contract);
    const ready = await store.documents.update("d1", {
      status: "ready",
      pages: 3,
      characters: 5000,
      description: "임대차 계약서",
    });
    assert.equal(ready.description, "임대차 계약서");
    assert.equal(ready.name, "계약서.pdf");
    const error = {
      code: "document-encrypted",
      message: { ko: "암호", en: "locked" },
      hint: null,
      retryable: false,
    } as const;
    assert.deepEqual((await store.documents.update("d1", { status: "error", error })).error, error);
    assert.equal((await store.documents.list({ status: "ready" })).items.length, 0);
    await assert.rejects(
      store.documents.update("no", { pages: 1 }),
      (thrown: JihwiError) => thrown.code === "not-found",
    );
  });

  test("a page read again takes the place of the first reading", async (t) => {
    const store = await stores.open(t);
    await store.documents.add(contract);
    const many = Array.from({ length: 1201 }, (_, index) => ({
      page: index + 1,
      text: `쪽 ${index + 1}`,
    }));
    await store.pages.put("d1", many);
    await store.pages.put("d1", [{ page: 2, text: "다시 읽은 쪽" }]);
    const texts = await store.pages.texts("d1");
    assert.deepEqual([texts.length, texts[1]?.text, texts.at(-1)?.text], [1201, "다시 읽은 쪽", "쪽 1201"]);
  });

  test("chunks are replaced as a whole, get growing ids, and come back by id in the order asked", async (t) => {
    const store = await stores.open(t);
    await store.documents.add(contract);
    const before = await store.chunks.replace("d1", [chunk(0), chunk(1)]);
    const after = await store.chunks.replace(
      "d1",
      Array.from({ length: 600 }, (_, index) => chunk(index)),
    );
    assert.equal((await store.chunks.list("d1")).length, 600);
    assert.ok(Math.min(...after.map(({ id }) => id)) > Math.max(...before.map(({ id }) => id)));
    const ids = [after[3]?.id ?? 0, after[1]?.id ?? 0, 0];
    assert.deepEqual(
      (await store.chunks.get(ids)).map(({ text }) => text),
      ["조각 3", "조각 1"],
    );
    assert.deepEqual(after[0]?.headings, ["제1조", "목적"]);
  });

  test("removing a document removes its pages, chunks and attachments; removing a session keeps the document", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "s", agent: "chat" });
    await store.documents.add(contract);
    await store.documents.add({ ...contract, id: "d2", contentHash: "b".repeat(64) });
    await store.documents.attach("s", ["d2", "d1"]);
    await store.documents.attach("s", ["d1"]);
    assert.deepEqual(
      (await store.documents.attached("s")).map(({ id }) => id),
      ["d2", "d1"],
      "in the order in which they were attached",
    );
    await store.pages.put("d1", [{ page: 1, text: "x" }]);
    await store.chunks.replace("d1", [chunk(0)]);
    await store.documents.remove("d1");
    assert.deepEqual(await store.pages.texts("d1"), []);
    assert.deepEqual(await store.chunks.list("d1"), []);
    assert.deepEqual(
      (await store.documents.attached("s")).map(({ id }) => id),
      ["d2"],
    );
    await store.sessions.remove("s");
    assert.equal((await store.documents.get("d2")).id, "d2");
    await assert.rejects(store.documents.attach("s", ["d2"]), (error: JihwiError) => error.code === "not-found");
  });
});
