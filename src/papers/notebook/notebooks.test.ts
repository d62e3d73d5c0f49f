import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { openTestStore } from "../../../test/beds/papers/open-test-store.ts";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createResearchService } from "../research-service.ts";
import { exportDocument, exportNotebook } from "./export/export-notebook.ts";

async function openService(t: Parameters<typeof openTestStore>[0]) {
  const store = await openTestStore(t);
  await store.sessions.create({ id: "n", agent: "research" });
  return createResearchService({ store, env: { JIHWI_PAPER_SOURCES: "library" } });
}

const missing = (thrown: unknown) => thrown instanceof JihwiError && thrown.code === "not-found";

test("a user's edits are versions beside the agent's, and every one can be had back", async (t) => {
  const { notebooks } = await openService(t);
  await notebooks.upsert("n", { id: "d", title: "검색", content: "하나" });
  const edited = await notebooks.edit("d", { content: "둘" });
  assert.deepEqual([edited.title, edited.content, edited.version], ["검색", "둘", 2]);
  assert.equal((await notebooks.edit("d", { title: "검색" })).version, 2, "nothing changed, nothing is written");
  await notebooks.restore("d", 1);
  assert.deepEqual(
    (await notebooks.versions("d")).map(({ version, content, author }) => [version, content, author]),
    [
      [3, "하나", "user"],
      [2, "둘", "user"],
      [1, "하나", "agent"],
    ],
  );
  await assert.rejects(notebooks.edit("nope", { title: "x" }), missing);
  await assert.rejects(notebooks.versions("nope"), missing);
  await assert.rejects(notebooks.restore("d", 9), missing);
});

test("documents are written, ordered and removed by their user", async (t) => {
  const { notebooks } = await openService(t);
  const first = await notebooks.write("n", { title: "메모", content: "내 생각" });
  const second = await notebooks.write("n", { title: "둘째", content: "" });
  const order = await notebooks.reorder("n", [second.documentId]);
  assert.deepEqual(
    order.map(({ title }) => title),
    ["둘째", "메모"],
  );
  await notebooks.remove(first.documentId);
  await assert.rejects(notebooks.document(first.documentId), missing);
});

test("memory is written, changed and forgotten", async (t) => {
  const { notebooks } = await openService(t);
  const { id } = await notebooks.note("n", { kind: "interest", text: "한국어 검색" });
  await notebooks.editMemory(id, "한국어 형태소 검색");
  assert.deepEqual(await notebooks.memory("n"), [{ id, kind: "interest", text: "한국어 형태소 검색" }]);
  await notebooks.forget(id);
  assert.deepEqual(await notebooks.memory("n"), []);
  await assert.rejects(notebooks.forget(id), missing);
});

test("a paper that leaves the library keeps its number in the notebooks that speak of it", async (t) => {
  const { library, notebooks } = await openService(t);
  await library.add([testPaper("첫째 논문"), testPaper("둘째 논문")]);
  const [one, two] = [await library.search("첫째", 1), await library.search("둘째", 1)].flat();
  assert.ok(one && two);
  await (await notebooks.shelf("n")).add([one, two]);
  await library.remove([one.id]);
  assert.equal((await notebooks.shelf("n")).numberOf(two.id), 2);
  assert.deepEqual(await library.search("첫째", 5), []);
  assert.equal((await library.all()).length, 1);
  await assert.rejects(library.remove([one.id]), missing);
  assert.deepEqual(await library.add([testPaper("첫째 논문")]), { imported: 1, updated: 0 });
});

test("a document is exported with the papers it speaks of, and no others", async (t) => {
  const service = await openService(t);
  const papers = [testPaper("Sparse retrieval", { authors: ["Kim, Min"] }), testPaper("Dense retrieval")];
  const kept = await (await service.notebooks.shelf("n")).add(papers);
  assert.equal(kept.length, 2);
  const { documentId } = await service.notebooks.write("n", { title: "노트", content: "# 노트\n\n핵심은 [2]이다." });
  const bibtex = await exportDocument(service, documentId, "bibtex", "ko");
  assert.match(String(bibtex), /Dense retrieval/);
  assert.doesNotMatch(String(bibtex), /Sparse retrieval/);
  assert.match(String(await exportNotebook(service, "n", "ris", "ko")), /Sparse retrieval/);
  const markdown = String(await exportDocument(service, documentId, "markdown", "ko"));
  assert.match(markdown, /참고문헌[\s\S]*\[2\].*Dense retrieval/);
  assert.ok((await exportDocument(service, documentId, "docx", "ko")).length > 1000);
});
