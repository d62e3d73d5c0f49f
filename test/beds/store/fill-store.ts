import { randomBytes } from "node:crypto";
import type { Store } from "../../../src/store/open-store.ts";

/** Puts something of everything into a store. */
export async function fillStore(store: Store): Promise<void> {
  await store.settings.put("language", { interface: "ko" });
  await store.sessions.create({ id: "s1", agent: "chat", title: "손해배상", language: "ko", settings: { rounds: 3 } });
  await store.sessions.create({ id: "s2", agent: "research", title: "notebook" });
  for (let index = 0; index < 120; index += 1) {
    const part = { type: "text", text: `메시지 ${index} "따옴표"\n` };
    await store.messages.append("s1", { id: `m${index}`, role: "user", parts: [part], text: part.text, turnId: "t1" });
  }
  await store.turns.start({ id: "t1", sessionId: "s1", agent: "chat", title: "질문", input: { a: [1] }, owner: "me" });
  await store.journal.append([
    {
      turnId: "t1",
      seq: 1,
      key: "k",
      kind: "tool",
      name: "search",
      status: "failed",
      input: { q: "기간" },
      output: null,
      shown: "찾음",
      prompt: null,
      promptHash: null,
      executor: null,
      fallbackFrom: null,
      reason: null,
      attempts: 1,
      usage: { inputTokens: 3, outputTokens: null },
      cost: 0.000_123_456_789,
      startedAt: 1_790_000_000_001,
      endedAt: 1_790_000_000_002,
      error: { code: "tool-failed", message: { ko: "실패", en: "failed" }, hint: null, retryable: true },
    },
  ]);
  await store.turns.finish("t1", "me", {
    status: "finished",
    ended: "answered",
    error: null,
    usage: { inputTokens: 3, outputTokens: null },
    cost: null,
    executors: ["rule"],
  });
  await store.learning.correct("t1", 1, { selected_tool: "none" });
  await store.marks.put({ turnId: "t1", verdict: "good", note: "정확함" });
  await fillDocuments(store);
  await store.researchDocuments.add("s2", { title: "결과", content: "# 하나", author: "agent" }, "r1");
  await store.researchDocuments.update("r1", { title: "결과", content: "# 둘", author: "user" });
  const names = { doi: "10.1/한글", arxivId: null, title: "논문", year: 2024, citations: 3 };
  await store.papers.put({ id: "p1", csl: { title: "논문", issued: { year: 2024 } }, origin: "import", ...names });
  await store.memory.add("s2", { kind: "interest", text: "형태소" });
  const inspection = await store.inspections.create({ title: "검사", config: { all: true } }, "i1");
  await store.inspections.addRows(inspection.id, [
    { ordinal: 0, document: "a.txt", status: "error", result: '{"why":"깨짐"}', verdicts: {}, signature: null },
  ]);
  await store.inspectionBatches.add(inspection.id, { first: 0, items: [{ name: "a.txt" }] });
  const check = {
    name: "금칙어",
    base: "keyword_check",
    settings: { banned: ["대외비"] },
    criteria: "- count >= 1 → 경고",
  };
  const saved = await store.savedChecks.add(check);
  await store.savedChecks.update(saved.id, { ...check, name: "새 이름" });
  await store.jobs.add({ name: "documents.read", input: { id: "d1" }, key: "d1", retries: 2, runAt: 5 });
}

async function fillDocuments(store: Store): Promise<void> {
  const file = await store.files.put(randomBytes(700_000));
  await store.documents.add({ id: "d1", name: "계약서.pdf", format: "pdf", bytes: file.bytes, contentHash: file.hash });
  await store.documents.update("d1", { status: "ready", pages: 2, characters: 4, description: "계약서" });
  await store.pages.put("d1", [
    { page: 1, text: "제1조" },
    { page: 2, text: "끝" },
  ]);
  await store.chunks.replace("d1", [{ ordinal: 0, page: 1, start: 0, end: 3, text: "제1조", headings: ["목적"] }]);
  await store.documents.attach("s1", ["d1"]);
  const { id: collectionId } = await store.collections.add("규정");
  await store.collections.put(collectionId, { add: ["d1"] });
  const { id: folderId } = await store.watchedFolders.add("/문서", collectionId);
  await store.watchedFolders.turn(folderId, false);
  const seen = { hash: file.hash, documentId: "d1", isOwn: 1, error: null };
  await store.watchedFolders.putFile({ folderId, path: "계약서.pdf", ...seen });
  await store.files.put(new Uint8Array());
}
