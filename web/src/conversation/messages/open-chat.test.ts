// A process of its own: it replaces what the browser gives.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { SessionDetail, StoredMessage } from "#protocol";

// The page's choices are read from the browser as they are loaded.
Object.assign(globalThis, { window: new EventTarget() });
const { isAnswering, openChat } = await import("./open-chat.ts");
const { lineCut } = await import("../../api/connection.ts");

const answerOf = (turnId: string, text: string): StoredMessage => ({
  id: `answer of ${turnId}`,
  role: "assistant",
  parts: [{ type: "text", text }],
  metadata: { turnId, agent: "chat", createdAt: 0, ended: "answered" },
  turnId,
  createdAt: 0,
  versions: [],
});

const emptySession = (): SessionDetail => ({
  id: crypto.randomUUID(),
  agent: "chat",
  title: "",
  sample: false,
  table: false,
  pinned: false,
  folder: null,
  model: null,
  createdAt: 0,
  updatedAt: 0,
  messages: [],
  before: null,
  documents: [],
  collections: "all",
  context: { messages: 0, whole: 0, summarised: 0, quoted: [], tokens: 0, limit: 8_000 },
  runningTurnId: null,
});

/** A server whose turns say what a test lets them say, and that answers a question when a test lets it. */
function serve(stored: () => SessionDetail, sent = async (answer: Response, _init?: RequestInit) => answer) {
  const turns: { say(text: string): void; answered(): void; end(): void; cut(): void }[] = [];
  const begin = (): Response => {
    const id = `turn ${turns.length + 1}`;
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const send = (chunk: object) => void writer.write(`data: ${JSON.stringify(chunk)}\n\n`).catch(() => {});
    const metadata = { turnId: id, agent: "chat", createdAt: 0 };
    send({ type: "start", messageId: `answer of ${id}`, messageMetadata: metadata });
    send({ type: "text-start", id: "text" });
    turns.push({
      say: (delta) => send({ type: "text-delta", id: "text", delta }),
      answered: () => send({ type: "message-metadata", messageMetadata: { ...metadata, ended: "answered" } }),
      end: () => {
        send({ type: "text-end", id: "text" });
        send({ type: "finish", messageMetadata: { ...metadata, ended: "answered" } });
        void writer.close();
      },
      cut: () => void writer.abort(new TypeError("network error")),
    });
    return new Response(readable.pipeThrough(new TextEncoderStream()), { headers: { "x-jihwi-turn-id": id } });
  };
  mock.method(globalThis, "fetch", async (input: string, init?: RequestInit) => {
    if (input === "/api/agents/chat/turns") return await sent(begin(), init);
    if (init?.method === "POST") return Response.json({ ok: true });
    return Response.json(stored());
  });
  return turns;
}

const soon = () => new Promise((resolve) => setImmediate(resolve));
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isSo(); turn++) await soon();
  assert.ok(isSo());
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test("a question after a stopped answer is listened to until its end", async () => {
  const session = emptySession();
  const turns = serve(() => session);
  const { chat, ask, stop } = openChat("chat", session);
  const shown = () => JSON.stringify(chat.messages.at(-1)?.parts ?? []);
  await ask({ request: () => chat.sendMessage({ text: "하나" }) });
  const stopping = stop();
  turns[0]?.end();
  await stopping;
  await until(() => chat.status === "ready");
  await ask({ request: () => chat.sendMessage({ text: "둘" }) });
  turns[1]?.say("처음");
  await until(() => shown().includes("처음"));
  mock.timers.tick(10_000);
  turns[1]?.say(" 그리고 끝");
  await until(() => shown().includes("처음 그리고 끝"));
  assert.equal(chat.status, "streaming");
});

test("an answer whose stream was left is made whole once it stands in the store", async () => {
  const session = emptySession();
  let stored: SessionDetail = { ...session, runningTurnId: "turn 1" };
  const turns = serve(() => stored);
  const { chat, ask, follow } = openChat("chat", session);
  await ask({ request: () => chat.sendMessage({ text: "하나" }) });
  turns[0]?.say("반");
  await until(() => JSON.stringify(chat.messages).includes("반"));
  await chat.stop();
  follow(stored);
  stored = { ...session, messages: [answerOf("turn 1", "반과 나머지")] };
  follow(stored);
  await until(() => JSON.stringify(chat.messages).includes("반과 나머지"));
});

test("an answer is listened to only while it is on the screen, and a question on its way arrives all the same", async () => {
  const session = emptySession();
  const arrived = Promise.withResolvers<void>();
  const signals: (AbortSignal | null | undefined)[] = [];
  serve(
    () => session,
    async (answer, init) => {
      signals.push(init?.signal);
      await arrived.promise;
      return answer;
    },
  );
  const { chat, ask, setShown } = openChat("chat", session);
  const asked = ask({ request: () => chat.sendMessage({ text: "하나" }) });
  await until(() => signals.length === 1);
  setShown(false);
  await soon();
  assert.equal(signals[0]?.aborted, false, "what is not accepted yet is not taken back");
  assert.equal(openChat("chat", session).chat, chat, "whoever comes back finds the question");
  arrived.resolve();
  assert.equal(await asked, true);
  await until(() => chat.status === "ready");
  assert.equal(signals[0]?.aborted, true);
  assert.notEqual(openChat("chat", session).chat, chat, "whoever comes back reads what the store has");
});

test("an answer that another way of drawing the page takes over is listened to on", async () => {
  const session = emptySession();
  const turns = serve(() => session);
  const { chat, ask, setShown } = openChat("chat", session);
  await ask({ request: () => chat.sendMessage({ text: "하나" }) });
  setShown(false);
  setShown(true);
  await soon();
  turns[0]?.say("끝까지");
  await until(() => JSON.stringify(chat.messages).includes("끝까지"));
  assert.equal(chat.status, "streaming");
});

test("an answer whose line was cut is shown once it stands in the store, and a refused question stays to be asked again", async () => {
  const session = emptySession();
  let stored: SessionDetail = { ...session, runningTurnId: "turn 1" };
  let isRefusing = false;
  const turns = serve(
    () => stored,
    async (answer) => (isRefusing ? new Response("{}", { status: 500 }) : answer),
  );
  const { chat, ask, follow } = openChat("chat", session);
  await ask({ request: () => chat.sendMessage({ text: "하나" }) });
  turns[0]?.say("반");
  await until(() => JSON.stringify(chat.messages).includes("반"));
  turns[0]?.cut();
  await until(() => chat.status === "error");
  stored = { ...session, messages: [answerOf("turn 1", "반과 나머지")] };
  follow(stored);
  await until(() => JSON.stringify(chat.messages).includes("반과 나머지"));
  assert.equal(chat.status, "ready");

  isRefusing = true;
  assert.equal(await ask({ request: () => chat.sendMessage({ text: "둘" }) }), false);
  follow({ ...stored, title: "하나" });
  for (let turn = 0; turn < 20; turn++) await soon();
  assert.equal(chat.status, "error");
});

test("an answer whose line is dead is listened to again once the server is heard; a question on its way is let be", async () => {
  const session = emptySession();
  let stored: SessionDetail = { ...session, runningTurnId: "turn 1" };
  const held = Promise.withResolvers<void>();
  const turns = serve(
    () => stored,
    (answer) => held.promise.then(() => answer),
  );
  const { chat, ask } = openChat("chat", session);
  const asking = ask({ request: () => chat.sendMessage({ text: "하나" }) });
  await until(() => chat.status === "submitted");
  lineCut();
  held.resolve();
  assert.equal(await asking, true);
  turns[0]?.say("반");
  await until(() => JSON.stringify(chat.messages).includes("반"));
  stored = { ...session, messages: [answerOf("turn 1", "반과 나머지")] };
  lineCut();
  await until(() => JSON.stringify(chat.messages).includes("반과 나머지"));
  assert.equal(chat.status, "ready");
});

test("the next question is taken while an answer that is there is still compared, and its answer is listened to", async () => {
  const session = emptySession();
  const turns = serve(() => session);
  const { chat, ask } = openChat("chat", session);
  await ask({ request: () => chat.sendMessage({ text: "하나" }) });
  turns[0]?.say("답");
  await until(() => JSON.stringify(chat.messages).includes("답"));
  assert.equal(isAnswering(chat), true);
  assert.equal(await ask({ request: () => chat.sendMessage({ text: "너무 일찍" }) }), false);
  turns[0]?.answered();
  await until(() => !isAnswering(chat));
  assert.equal(chat.status, "streaming", "what follows the answer is still on its way");
  assert.equal(await ask({ request: () => chat.sendMessage({ text: "둘" }) }), true);
  assert.equal(isAnswering(chat), true);
  turns[1]?.say("둘째 답");
  await until(() => JSON.stringify(chat.messages.at(-1)).includes("둘째 답"));
  assert.deepEqual(
    chat.messages.map(({ role }) => role),
    ["user", "assistant", "user", "assistant"],
  );
});
