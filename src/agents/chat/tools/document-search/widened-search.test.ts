import assert from "node:assert/strict";
import { it } from "node:test";
import { createTurn } from "#kernel";
import { createMemoryStorage, createSearch } from "#search";
import { createDocumentSearch } from "#tools/document-search";
import { chatWith } from "../../../../../test/beds/chat/chat-with.ts";
import { saysNotFound } from "../../steps/respond/rule-words.ts";

/** Passages that share letters with the question and do not answer it, and one that answers it in formal words. */
const passages = [
  ...Array.from(
    { length: 16 },
    (_, at) => `회사는 ${at + 1}층 회의실에서 얘기할 때 며칠 전에 예약한 사람에게 열쇠를 준다.`,
  ),
  "퇴직하려는 직원은 30일 전까지 서면으로 통지하여야 한다.",
];

async function askOver(question: string) {
  const storage = createMemoryStorage();
  const search = createSearch({ storage });
  const chunks = passages.map((text, at) => ({
    id: at + 1,
    documentId: "rules",
    page: at + 1,
    start: 0,
    end: text.length,
    text,
    title: "사내 규정",
  }));
  storage.addChunks(chunks);
  await search.add("rules", chunks);
  const queries: string[] = [];
  const agent = chatWith({
    documentSearch: createDocumentSearch(async (query, { k, documents }) => {
      queries.push(query);
      const found = await search.search(query, { k, documents: [...documents] });
      return found.map(({ chunkId: _, ...hit }) => ({ ...hit, name: "사내 규정" }));
    }),
  });
  const models = { forRole: () => null };
  const turn = await createTurn({ id: "t", sessionId: "s", agent: "chat", language: "ko", startedAt: 0, models });
  const options = { documents: ["rules"], maxIterations: 5 };
  const { answer } = await agent.run(turn, { text: question, options, history: [], summary: "" });
  await search.close();
  return { answer, queries };
}

it("what the question's own words do not find is looked for in other words before it is said to be missing", async () => {
  const { answer, queries } = await askOver("회사 관두려면 며칠 전에 얘기해야 되나요");
  assert.equal(queries.length, 2);
  assert.match(queries[1] ?? "", /퇴직|사직/);
  assert.match(answer, /30일 전까지/);
});

it("what stands there in no words is said to be missing only after both searches", async () => {
  const { answer, queries } = await askOver("회사 주차장에 전기차 충전기 있나요");
  assert.equal(queries.length, 2);
  assert.ok(saysNotFound(answer));
});

it("a question that calls for reasoning is told that nothing fits, too", async () => {
  const { answer } = await askOver("회사 주차장에 전기차 충전기가 왜 없는지 분석해 줘");
  assert.ok(saysNotFound(answer));
});
