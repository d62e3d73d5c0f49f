import assert from "node:assert/strict";
import { it } from "node:test";
import { createTurn } from "#kernel";
import { createDocumentSearch } from "#tools/document-search";
import { chatWith } from "../../../../../test/beds/chat/chat-with.ts";

it("what was found is told though the tables could not be read, and that they could not", async () => {
  const text = "퇴직하려는 직원은 30일 전까지 서면으로 통지하여야 한다.";
  const place = { start: 0, end: text.length, text };
  const agent = chatWith({
    documentSearch: createDocumentSearch(async () => [
      { documentId: "d", name: "규정.csv", page: 1, ...place, score: 1, sentence: place },
    ]),
    readDocument: async () => {
      throw new Error("gone");
    },
    attachedDocuments: async () => ({
      documents: [{ id: "d", name: "규정.csv", description: "" }],
      unread: [],
      removed: [],
    }),
  });
  const models = { forRole: () => null };
  const turn = await createTurn({ id: "t", sessionId: "s", agent: "chat", language: "ko", startedAt: 0, models });
  const options = { documents: ["d"], maxIterations: 5 };
  const request = { text: "퇴직하려면 며칠 전까지 통지해야 하나요?", options, history: [], summary: "" };
  const { answer } = await agent.run(turn, request);
  assert.match(answer, /30일 전까지/);
  assert.ok(
    turn.journal.entries().some(({ kind, input }) => kind === "notice" && JSON.stringify(input).includes("gone")),
  );
});
