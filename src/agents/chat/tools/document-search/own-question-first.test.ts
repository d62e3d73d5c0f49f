import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createTurn } from "#kernel";
import { createMemoryStorage, createSearch } from "#search";
import { createDocumentSearch } from "#tools/document-search";
import { chatWith } from "../../../../../test/beds/chat/chat-with.ts";
import { saysNotFound } from "../../steps/respond/rule-words.ts";

const passages = [
  "방문객 주차 신청은 2026년 12월 4일까지 총무팀에 이메일로 한다.",
  "임대 계약이 끝나고 좁아졌기 때문에 이사를 한다.",
  "사용하지 못한 연차 휴가는 다음 해 1월 급여일에 돈으로 지급한다.",
  "토요일에는 오전 10시에 짐을 옮기기 시작한다.",
];

/** The answer of rules to a message behind a question that was answered from the passages, and the tools that were run. */
async function answered(said: string, before?: string) {
  const storage = createMemoryStorage();
  const search = createSearch({ storage });
  const chunks = passages.map((text, at) => {
    return { id: at + 1, documentId: "notice", page: at + 1, start: 0, end: text.length, text, title: "안내" };
  });
  storage.addChunks(chunks);
  await search.add("notice", chunks);
  const agent = chatWith({
    documentSearch: createDocumentSearch(async (query, { k, documents }) => {
      const found = await search.search(query, { k, documents: [...documents] });
      return found.map(({ chunkId: _, ...hit }) => ({ ...hit, name: "안내" }));
    }),
  });
  const models = { forRole: () => null };
  const turn = await createTurn({ id: "t", sessionId: "s", agent: "chat", language: "ko", startedAt: 0, models });
  const history =
    before === undefined
      ? []
      : [
          { role: "user" as const, text: before },
          { role: "assistant" as const, text: `문서에서 찾은 내용입니다. ${passages[0]} [1]` },
        ];
  const options = { documents: ["notice"], maxIterations: 5 };
  const { answer } = await agent.run(turn, { text: said, options, history, summary: "" });
  await search.close();
  const tools = turn.journal.entries().flatMap(({ kind, name }) => (kind === "tool" ? [name] : []));
  return { answer, tools };
}

const parking = "방문객 주차 신청 언제까지?";

describe("a question behind another", () => {
  it("is asked alone where it has a subject of its own", async () => {
    assert.match((await answered("왜 이사해?", parking)).answer.split("[1]")[0] ?? "", /좁아졌기/);
    assert.match((await answered("연차를 못쓰면 돈으로 줘?", parking)).answer.split("[1]")[0] ?? "", /다음 해 1월/);
  });

  it("is completed where it has none", async () => {
    assert.match((await answered("누구한테 해?", parking)).answer, /총무팀/);
    assert.match((await answered("언제까지?", "방문객 주차 신청은 어떻게 해?")).answer, /12월 4일/);
  });

  it("is not told as found where only words of the question before are there", async () => {
    for (const said of ["전기차 충전기도 되나?", "qwerasdf", "?", "ㅁㄴㅇㄹ"]) {
      const { answer } = await answered(said, parking);
      assert.ok(saysNotFound(answer), `${said}: ${answer}`);
      assert.doesNotMatch(answer, /찾은 내용입니다/, said);
    }
    assert.match((await answered("?", parking)).answer, /^"\?"에 대한 내용을 찾지 못했습니다/);
    for (const said of ["전기차 충전기도 되나?", "회사에서 점심밥을 줘?"]) {
      const { answer } = await answered(said, parking);
      assert.equal(answer, (await answered(said)).answer, "as when it is asked alone");
    }
  });
});

describe("a time of day that documents may tell", () => {
  it("is looked for in them, and the clock is asked for now", async () => {
    for (const asked of ["토요일에는 몇 시에 시작해?", "12월 토요일은 몇 시야?"]) {
      const { answer, tools } = await answered(asked);
      assert.deepEqual([...new Set(tools)], ["search_pdf_knowledge"], asked);
      assert.match(answer, /오전 10시/, asked);
    }
    assert.deepEqual((await answered("지금 몇 시야?")).tools, ["get_current_time"]);
  });

  it("goes to the clock with nothing of the day before where a day is reckoned", async () => {
    for (const said of ["2026-11-18에서 45일 뒤", "45 days after 2026-11-18"]) {
      const { answer, tools } = await answered(said, "설날이 언제지");
      assert.deepEqual(tools, ["get_current_time"], said);
      assert.match(answer, /2027년 1월 2일/, said);
      assert.doesNotMatch(answer, /설날/, said);
    }
    assert.doesNotMatch((await answered("내일 모레는?", "설날이 언제지")).answer, /설날/);
  });
});
