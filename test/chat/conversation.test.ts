import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { sessionDetailSchema, sessionsApi } from "#protocol";
import { createApp } from "#server";
import { json, startFakeProvider, text } from "../fakes/index.ts";
import { type Chat, openChat } from "./open-chat.ts";
import { choose, conclude, judge, playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const contract = `# 용역 계약서

## 제4조(계약기간)
계약기간은 2026년 12월 31일까지로 한다.

## 제5조(대금)
대금은 매월 말일에 500만 원을 지급한다.
`;

/** The server over an installation, spoken to as the page speaks to it. */
function visit({ jihwi }: Chat) {
  const app = createApp(jihwi);
  const get = async (path: string) => await app.request(path, { headers: { "accept-language": "ko" } });
  const detail = async (session: string) =>
    sessionDetailSchema.parse(await (await get(`/api/sessions/${session}`)).json());
  return {
    get,
    detail,
    /** Sends a message and reads the answer to its end; `more` edits or regenerates. */
    async say(session: string, words: string, more: Record<string, unknown> = {}) {
      const body = {
        id: session,
        messages: [{ id: `m${Math.random()}`, role: "user", parts: [{ type: "text", text: words }] }],
        timeZone: "Asia/Seoul",
        ...more,
      };
      const response = await app.request("/api/agents/chat/turns", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const stream = await response.text();
      assert.equal(response.status, 200, stream);
      await settled(jihwi, response.headers.get("x-jihwi-turn-id") ?? "");
      return stream;
    },
    async texts(session: string) {
      return (await detail(session)).messages.map(({ role, parts }) => {
        const said = parts.map((part) => (typeof part.text === "string" ? part.text : "")).join("");
        return `${role}: ${said}`;
      });
    },
  };
}

/** What follows an answer (a title, a summary) is done. */
async function settled(jihwi: Chat["jihwi"], turnId: string): Promise<void> {
  const stream = await jihwi.conductor.stream(turnId);
  for await (const _ of stream ?? []);
  await jihwi.conductor.followedUp(60_000);
}

describe("a conversation on the server", () => {
  it("a follow-up is understood from what was asked before, by rules", async (test) => {
    const chat = await openChat(test);
    const { say, texts } = visit(chat);
    const documents = await chat.bring({ "계약서.md": contract });
    await say("s", "계약기간이 언제까지야?", { options: { documents } });
    await say("s", "그게 언제야?", { options: { documents } });
    await say("s", "그럼 대금은?", { options: { documents } });
    const answers = (await texts("s")).filter((line) => line.startsWith("assistant"));
    assert.match(answers[1] ?? "", /앞의 질문 “계약기간이 언제까지야\?”에 이어서[\s\S]+제4조\(계약기간\)/);
    assert.match(answers[2] ?? "", /500만 원/);
  });

  it("a session is named after its first question, and stays so", async (test) => {
    const { say, detail } = visit(await openChat(test));
    await say("s", "안녕하세요! 손해배상 한도를 알려주세요.");
    assert.equal((await detail("s")).title, "안녕하세요! 손해배상 한도를 알려주세요.");
    await say("s", "고마워");
    assert.equal((await detail("s")).title, "안녕하세요! 손해배상 한도를 알려주세요.");
  });

  it("an edited message replaces itself and everything after it", async (test) => {
    const { say, detail, texts } = visit(await openChat(test));
    await say("s", "1+1");
    await say("s", "2+2");
    await say("s", "3+3");
    const second = (await detail("s")).messages[2]?.id;
    await say("s", "20+20", { messageId: second });
    const lines = await texts("s");
    assert.equal(lines.length, 4);
    assert.match(lines[1] ?? "", /\*\*2\*\*/);
    assert.equal(lines[2], "user: 20+20");
    assert.match(lines[3] ?? "", /\*\*40\*\*/);
  });

  it("an answer is made again in its place", async (test) => {
    playSteps(provider, {
      "chat.select-tool": choose("none"),
      "chat.respond": [text("첫 번째 답입니다."), text("두 번째 답입니다.")],
    });
    const { say, detail, texts } = visit(await openChat(test, provider.env));
    await say("s", "이야기 하나 해줘");
    const messages = (await detail("s")).messages;
    await say("s", "이야기 하나 해줘", { trigger: "regenerate-message", messageId: messages[1]?.id });
    const lines = await texts("s");
    assert.deepEqual(lines, ["user: 이야기 하나 해줘", "assistant: 두 번째 답입니다."]);
  });

  it("sessions are found by their words", async (test) => {
    const { say, get } = visit(await openChat(test));
    await say("a", "손해배상 한도를 알려줘");
    await say("b", "지금 몇 시야?");
    const found = async (query: string) => {
      const answer = await (await get(`/api/sessions?query=${encodeURIComponent(query)}`)).json();
      return sessionsApi.list.answer.parse(answer).sessions.map(({ id }) => id);
    };
    assert.deepEqual(await found("손해배상"), ["a"]);
    assert.deepEqual(await found("몇 시"), ["b"]);
    assert.deepEqual(await found("없는 말"), []);
  });

  it("a session is exported as Markdown, with its title and both voices", async (test) => {
    const { say, get } = visit(await openChat(test));
    await say("s", "1+1");
    await say("s", "고마워");
    const response = await get("/api/sessions/s/export");
    assert.match(response.headers.get("content-type") ?? "", /text\/markdown/);
    const markdown = await response.text();
    assert.match(markdown, /^# .+\n/);
    assert.match(markdown, /1\+1[\s\S]+\*\*2\*\*[\s\S]+고마워[\s\S]+별말씀/);
  });
});

describe("the rolling summary", () => {
  /** Enough words for the first messages to fall out of what an agent sees in full. */
  const long = async (chat: Chat) => {
    const { say } = visit(chat);
    await say("s", "내 예산은 4,750만 원이고 기억해 줘");
    for (let turn = 1; turn <= 7; turn += 1) await say("s", `${turn}+${turn} ${"가나다라 ".repeat(250)}`);
    return (await chat.jihwi.store.sessions.get("s")).summary ?? "";
  };

  it("keeps what the user told, when its message is out of sight", async (test) => {
    assert.match(await long(await openChat(test)), /4,750만 원/);
  });

  it("keeps it though the model that summarises loses it", async (test) => {
    playSteps(provider, {
      "chat.select-tool": choose("none"),
      "chat.respond": text("알겠습니다."),
      "conversation-summarise": json({ summary: "사용자가 이런저런 말을 했다." }),
    });
    assert.match(await long(await openChat(test, provider.env)), /4,750만 원/);
  });

  it("is shown to the model that answers, and how earlier turns ended is not", async (test) => {
    playSteps(provider, {
      "chat.select-tool": choose("delete_everything"),
      "chat.reason": conclude("계산했습니다."),
      "chat.process-result": judge(false),
      "chat.respond": text("알겠습니다."),
      "conversation-summarise": json({ summary: "예산은 4,750만 원이다." }),
    });
    const chat = await openChat(test, provider.env);
    await long(chat);
    const last = provider.calls.findLast((call) => stepOf(call) === "chat.respond");
    assert.match(last?.text ?? "", /예산은 4,750만 원이다/);
    assert.doesNotMatch(last?.text ?? "", /규칙이 대신했습니다/);
  });
});

describe("a document that is removed while a conversation uses it", () => {
  const rules = "# 임시 규정\n\n주차는 지하 2층에 한다. 방문객 주차는 하루 2시간까지 무료이다.\n";

  it("is told as removed by rules, and no other tool stands in for it", async (test) => {
    const chat = await openChat(test);
    const session = "parking";
    const [id = ""] = await chat.bring({ "임시규정.md": rules });
    assert.match((await chat.ask("방문객 주차는 몇 시간 무료야?", { session, documents: [id] })).answer, /2시간/);
    await chat.jihwi.documents.remove(id);
    const told = await chat.ask("주차는 어디에 해?", { session });
    assert.deepEqual(told.tools, []);
    assert.match(told.answer, /‘임시규정\.md’는 지워져서/);
    assert.doesNotMatch(told.notices.join("\n"), /지워져서/, "once is enough");
    assert.deepEqual((await chat.ask("지금 몇 시야?", { session })).tools, ["get_current_time"]);
    for (const other of ["서울의 인구는 몇 명이야?", "파이썬으로 파일 읽는 법 알려줘", "최신 아이폰 가격은?"])
      assert.doesNotMatch((await chat.ask(other, { session })).answer, /지워져서/, other);
    const again = await chat.bring({ "임시규정.md": rules });
    const found = await chat.ask("주차는 어디에 해?", { session, documents: again });
    assert.match(found.answer, /지하 2층/);
    assert.doesNotMatch(found.answer, /지워져서/);
  });

  it("is told to a model as removed, and beside its answer whatever it wrote", async (test) => {
    playSteps(provider, {
      "chat.select-tool": [choose("search_pdf_knowledge", "주차"), choose("none")],
      "chat.process-result": judge(false),
      "chat.respond": text("주차는 지하 2층에 합니다 [1]."),
    });
    const chat = await openChat(test, provider.env);
    const documents = await chat.bring({ "임시규정.md": rules });
    await chat.ask("주차는 어디에 해?", { session: "s", documents });
    await chat.jihwi.documents.remove(...documents);
    const told = await chat.ask("몇 층이라고?", { session: "s" });
    assert.match(told.answer, /지하 2층/);
    assert.match(told.notices.join("\n"), /‘임시규정\.md’는 지워져서 찾아볼 수 없습니다/);
    const asked = provider.calls.findLast((call) => stepOf(call) === "chat.respond");
    assert.match(asked?.text ?? "", /지워진 문서.*\n<material name="removed">\n임시규정\.md\n/);
  });

  it("is told to clients of the OpenAI-compatible API as a notice, whole and streamed", async (test) => {
    playSteps(provider, {
      "chat.select-tool": [choose("search_pdf_knowledge", "주차"), choose("none"), choose("none"), choose("none")],
      "chat.process-result": judge(false),
      "chat.respond": text("주차는 지하 2층에 합니다 [1]."),
    });
    const chat = await openChat(test, provider.env);
    const documents = await chat.bring({ "임시규정.md": rules });
    await chat.ask("주차는 어디에 해?", { session: "s", documents });
    await chat.jihwi.documents.remove(...documents);
    const app = createApp(chat.jihwi);
    const post = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", "accept-language": "ko" };
      const whole = JSON.stringify({ model: "jihwi-chat", session_id: "s", ...body });
      return await (await app.request(path, { method: "POST", headers, body: whole })).text();
    };
    const messages = [{ role: "user", content: "몇 층이라고?" }];
    const told = /"notices":\[[^\]]*\{"kind":"removed","message":"[^"]*‘임시규정\.md’는 지워져서 찾아볼 수 없습니다/;
    assert.match(await post("/v1/chat/completions", { messages }), told);
    assert.match(await post("/v1/chat/completions", { messages, stream: true }), told);
    assert.match(await post("/v1/responses", { input: "몇 층이라고?" }), told);
  });
});
