import assert from "node:assert/strict";
import { after, it } from "node:test";
import { sessionDetailSchema, traceSchema } from "#protocol";
import { startFakeProvider, text } from "../fakes/index.ts";
import { openTestApp } from "./open-test-app.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const sentence = { ko: "모든 턴은 답으로 끝납니다.", en: "Every turn ends with an answer." };

it("a message and a trace that the first version stored open as they were", async () => {
  await using test = await openTestApp(fake.env);
  const { store } = test.jihwi;
  await store.sessions.create({ id: "old", agent: "chat" });
  const asked = [{ type: "text", text: "지금 몇 시야?" }];
  await store.messages.append("old", { id: "m1", role: "user", parts: asked, text: "지금 몇 시야?" });
  const answer = "지금은 열두 시입니다.";
  const parts = [
    { type: "data-node", id: "node-time-1", data: { node: "time", status: "left", round: 1 } },
    { type: "data-step", id: "s", data: { step: "chat.respond", status: "finished", executor: "rule", usage: null } },
    { type: "text", text: answer, state: "done" },
    { type: "data-notice", id: "n", data: { kind: "fallback", text: { ko: "대신", en: "instead" } } },
  ];
  const metadata = {
    turnId: "t",
    agent: "chat",
    createdAt: 1,
    ended: "answered",
    executors: { "chat.respond": "rule" },
  };
  await store.turns.start({ id: "t", sessionId: "old", agent: "chat", title: "시각", input: {}, owner: "first" });
  await store.messages.append("old", { id: "m2", role: "assistant", parts, text: answer, metadata, turnId: "t" });
  const outcome = { name: "always-answers", sentence, broken: null };
  await store.journal.append([
    {
      ...{ turnId: "t", seq: 1, key: "k", kind: "guarantee", name: "chat", status: "finished", input: [] },
      ...{
        output: [outcome],
        shown: null,
        prompt: null,
        promptHash: null,
        executor: null,
        fallbackFrom: null,
        reason: null,
      },
      ...{ attempts: 1, usage: null, cost: null, startedAt: 1, endedAt: 1, error: null },
    },
  ]);
  await store.turns.finish("t", "first", {
    ...{ status: "finished", ended: "answered", error: null },
    ...{ usage: { inputTokens: null, outputTokens: null }, cost: null, executors: ["rule"] },
  });

  const session = sessionDetailSchema.parse(await (await test.request("/api/sessions/old")).json());
  assert.deepEqual(session.messages[1]?.parts, parts);
  traceSchema.parse(await (await test.request("/api/traces/t")).json());

  fake.respond(() => text("알겠습니다."));
  await (await test.ask("chat", "old", "그럼 한 시간 뒤는?")).text();
  const shown = fake.calls.map((call) => call.text).join("\n");
  assert.match(shown, /지금은 열두 시입니다/);
});
