import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { longestMessage } from "#protocol";
import { openTestApp } from "./open-test-app.ts";

const app = await openTestApp();
const { store } = app.jihwi;
after(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const { items } = await store.sessions.list();
  await app.jihwi.conductor.removeSessions(items.map(({ id }) => id));
});

interface Said {
  readonly role: "user" | "assistant";
  readonly content: string;
}
const user = (content: string): Said => ({ role: "user", content });
const assistant = (content: string): Said => ({ role: "assistant", content });

const post = (path: string, body: object) =>
  app.request(path, { method: "POST", body: JSON.stringify({ model: "jihwi-chat", ...body }) });

async function complete(messages: readonly Said[], more: object = {}): Promise<string> {
  const { choices } = await (await post("/v1/chat/completions", { messages, ...more })).json();
  return choices[0].message.content;
}

async function respond(input: readonly Said[], more: object = {}) {
  const { id, output } = await (await post("/v1/responses", { input, ...more })).json();
  return { id, text: output[0].content[0].text };
}

async function respondStreaming(input: readonly Said[]): Promise<string> {
  const events = await (await post("/v1/responses", { input, stream: true })).text();
  const completed = events.split("\n").find((line) => line.includes('"type":"response.completed"')) ?? "";
  return JSON.parse(completed.replace(/^data: /, "")).response.output[0].content[0].text;
}

async function conversations(): Promise<string[][]> {
  const { items } = await store.sessions.list();
  return Promise.all(
    items.map(async ({ id }) =>
      (await store.messages.list(id)).filter(({ role }) => role === "user").map(({ text }) => text),
    ),
  );
}

describe("a client that repeats the conversation", () => {
  for (const [name, ask] of [
    ["completions", complete],
    ["responses", async (input: readonly Said[]) => (await respond(input)).text],
    ["streamed responses", respondStreaming],
  ] as const)
    it(`goes on with its session by ${name}`, async () => {
      const said: Said[] = [];
      for (const question of ["안녕", "3 더하기 4는?", "지금 몇 시야?"]) {
        said.push(user(question));
        said.push(assistant(await ask(said)));
      }
      assert.deepEqual(await conversations(), [["안녕", "3 더하기 4는?", "지금 몇 시야?"]]);
    });

  it("brings along what was said in a session that was removed meanwhile", async () => {
    const first = await complete([user("안녕")]);
    const { items } = await store.sessions.list();
    await app.jihwi.conductor.removeSessions(items.map(({ id }) => id));
    await complete([user("안녕"), assistant(first), user("3 더하기 4는?")]);
    assert.deepEqual(await conversations(), [["안녕", "3 더하기 4는?"]]);
  });

  it("does not get into a session that has gone on by its name", async () => {
    const { id, text } = await respond([user("안녕")]);
    await respond([user("3 더하기 4는?")], { previous_response_id: id });
    await complete([user("안녕"), assistant(text), user("지금 몇 시야?")]);
    const sum = await complete([user("3 더하기 4는?")], { session_id: "mine" });
    await complete([user("3 더하기 4는?"), assistant(sum), user("고마워")]);
    assert.deepEqual((await conversations()).sort(), [
      ["3 더하기 4는?"],
      ["3 더하기 4는?", "고마워"],
      ["안녕", "3 더하기 4는?"],
      ["안녕", "지금 몇 시야?"],
    ]);
  });
});

describe("a request that is refused", () => {
  const history = [user("안녕"), assistant("안녕하세요.")];

  it("leaves nothing behind", async () => {
    for (const wrong of [
      { messages: [...history, user(" ")] },
      { messages: [...history, user("?")], options: { documents: 1 } },
      { messages: [user("?")], model: "jihwi-contract", file_ids: ["one", "other"] },
      { messages: [user("?")], model: "jihwi-inspect", file_ids: ["one", "other"] },
    ])
      assert.equal((await post("/v1/chat/completions", wrong)).status, 400);
    assert.deepEqual(await conversations(), []);
  });

  it("is one whose question is longer than a message may be", async () => {
    const messages = [...history, user("가".repeat(longestMessage + 1))];
    assert.equal((await post("/v1/chat/completions", { messages })).status, 413);
    const text = messages[2]?.content ?? "";
    await assert.rejects(app.jihwi.conductor.start({ agent: "inspect", sessionId: "s", text }), { code: "too-large" });
    assert.equal((await app.ask("chat", "s", text)).status, 413);
    assert.deepEqual(await conversations(), []);
  });

  it("is told whose fault it is", async () => {
    const wrong = { messages: [user("무슨 내용이야?")], file_ids: ["gone"] };
    const whole = await post("/v1/chat/completions", wrong);
    assert.equal(whole.status, 404);
    const { error } = await whole.json();
    assert.deepEqual([error.type, error.code], ["invalid_request_error", "not_found"]);
    const streamed = await (await post("/v1/chat/completions", { ...wrong, stream: true })).text();
    assert.match(streamed, /"type":"invalid_request_error".*"code":"not_found"/);
    const response = await (await post("/v1/responses", { input: wrong.messages, file_ids: ["gone"] })).json();
    assert.deepEqual([response.status, response.error.code], ["failed", "not_found"]);
    const kept = await (await app.request(`/v1/responses/${response.id}`)).json();
    assert.equal(kept.error.code, "not_found");
  });
});
