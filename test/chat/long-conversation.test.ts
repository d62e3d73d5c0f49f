import assert from "node:assert/strict";
import { after, it } from "node:test";
import { tokensIn } from "#kernel";
import { conversationCompactedSchema, conversationSeenSchema, sessionDetailSchema, sessionsApi } from "#protocol";
import { createApp } from "#server";
import { json, startFakeProvider, text } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { choose, playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());

const turns = 300;
const window = 8_192;
const places = ["강가", "숲속", "언덕", "바닷가", "골목"];
const told = "동아리 총무는 김하늘이야";
/** A conversation that begins with a name, says who somebody is later, and talks of other things. */
const talkOf = (name: string) =>
  Array.from({ length: turns }, (_, at) => [
    {
      role: "user" as const,
      text: at === 0 ? `우리 동아리 이름은 ${name}야` : at === 40 ? told : `${places[at % 5]} 산책길은 어디가 좋아?`,
    },
    {
      role: "assistant" as const,
      text: at === 0 ? "알겠습니다." : `${places[at % 5]} 산책길은 물을 따라 걷는 길입니다. `.repeat(4),
    },
  ]).flat();

it("300 turns in a window of 8k: the first is answered about, and what is told is seen and put together", async (test) => {
  playSteps(provider, {
    "chat.select-tool": choose("none"),
    "chat.respond": (call) => text(call.text.includes("푸른고래") ? "푸른고래입니다." : "모릅니다."),
    "conversation-summarise": json({ summary: "산책길을 여러 번 물었다." }),
  });
  const chat = await openChat(test, provider.env);
  const { jihwi } = chat;
  jihwi.models.forRole("respond")?.learn({ window });
  const ask = async (sessionId: string, words: string, history: ReturnType<typeof talkOf> = []) => {
    const order = { agent: "chat", sessionId, text: words, history, language: "ko", timeZone: "Asia/Seoul" } as const;
    const running = await jihwi.conductor.start(order);
    const result = await running.result;
    await running.followedUp;
    return { answer: result?.answer, entries: (await jihwi.store.turns.trace(running.id)).entries };
  };
  await ask("other", "산책길은 어디가 좋아?", talkOf("붉은문어"));
  const earlier = provider.calls.length;
  const { answer, entries } = await ask("s", "우리 동아리 이름이 뭐라고 했지?", talkOf("푸른고래"));
  assert.equal(answer, "푸른고래입니다.");
  const row = entries.find(({ kind, name }) => kind === "effect" && name === "conversation");
  const seen = conversationSeenSchema.parse(row?.output);
  assert.deepEqual([seen.messages, seen.quoted[0], seen.limit], [2 * turns, 1, window / 4]);
  await ask("s", "총무가 누구라고 했지?");
  const last = provider.calls.findLast((call) => stepOf(call) === "chat.respond");
  assert.match(
    last?.text ?? "",
    /산책길을 여러 번 물었다\.[\s\S]+#1 user: 우리 동아리 이름은 푸른고래야\n#41 user: 동아리 총무는 김하늘이야\n/u,
  );
  for (const call of provider.calls.slice(earlier)) {
    assert.ok(tokensIn(call.text) <= window, `${stepOf(call)}: ${tokensIn(call.text)}`);
    assert.doesNotMatch(call.text, /붉은문어/u);
  }

  await jihwi.jobs.start();
  const app = createApp(jihwi);
  const contextNow = async () =>
    sessionDetailSchema.parse(await (await app.request("/api/sessions/s?limit=1")).json()).context;
  const before = await contextNow();
  assert.ok(before.whole > 2 && before.tokens <= before.limit);
  const compacting = await app.request("/api/sessions/s/compact", { method: "POST" });
  const { jobId } = sessionsApi.compact.answer.parse(await compacting.json());
  for await (const _ of jihwi.jobs.subscribe(jobId));
  const compacted = conversationCompactedSchema.parse((await jihwi.jobs.get(jobId)).result);
  assert.deepEqual([compacted.messages, compacted.after.whole], [before.messages - 2, 2]);
  assert.deepEqual(await contextNow(), compacted.after);
  assert.ok(compacted.after.tokens < before.tokens / 2);
});
