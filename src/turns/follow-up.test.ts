import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { z } from "zod";
import { defineStep, runStep } from "#kernel";
import { createModelRegistry } from "#models";
import type { JihwiChunk, Statement } from "#protocol";
import { describeStores } from "#store/testing";
import { conductorOn, order, type TestAgent, until, waitingAgent } from "../../test/beds/turns/turns-for-tests.ts";
import { type FakeCall, json, type Reply, startFakeProvider } from "../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());
const models = createModelRegistry({ env: fake.env });

const judged = z.object({ correction: z.string() });
const judge = defineStep({
  name: "chat.judge",
  role: "judge",
  input: z.object({ answer: z.string() }),
  output: judged,
  prompt: ({ answer }) => ({ instructions: "compare", messages: [{ role: "user", content: answer }] }),
  rule: null,
});

function statementOf(text: string, correction: string | null): Statement {
  const rest = { reason: null, by: null, check: null, evidence: [], marks: [], start: 0, end: text.length };
  const status = correction === null ? "unchecked" : "contradicts";
  return { text, status, ...rest, correction: correction === null ? null : { text: correction, status: "supported" } };
}

/** Answers with the question, and has it compared afterwards. */
function judgedAgent(): TestAgent {
  const agent = waitingAgent();
  agent.release();
  return {
    ...agent,
    async run(turn, request) {
      const result = await agent.run(turn, request);
      turn.show("statements", { statements: [statementOf(request.text, null)], lookedBy: "code" });
      return { ...result, details: { statements: [statementOf(request.text, null)], usage: {} } };
    },
    async afterwards(turn, { text }, { answer }) {
      const { correction } = await runStep(judge, { answer }, turn);
      turn.show("statements", { statements: [statementOf(text, correction)], lookedBy: "judge" });
    },
  };
}

const untilAnswered = async (stream: ReadableStream<JihwiChunk>) => {
  for await (const chunk of stream) if (chunk.type === "data-answered") return chunk;
  return null;
};
const read = async (stream: ReadableStream<JihwiChunk> | null) => {
  const chunks: JihwiChunk[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk);
  return chunks;
};
const correctionsIn = (chunks: readonly JihwiChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === "data-statements" ? chunk.data.statements : [])).at(-1)?.correction?.text;
const finishOf = (chunks: readonly JihwiChunk[]) => {
  const last = chunks.at(-1);
  return last?.type === "finish" ? last.messageMetadata : undefined;
};

/** A judge that answers when it is let, and corrects every answer. */
function slowJudge() {
  const gate = Promise.withResolvers<void>();
  const corrected = (call: FakeCall): Reply => json({ correction: `${call.messages[0]?.text}, 아닙니다` });
  fake.respond(async (call) => {
    await Promise.race([gate.promise, call.closed]);
    return corrected(call);
  });
  return gate.resolve;
}

describeStores("what follows an answer", (stores) => {
  test("the next message is taken while the first answer is compared, and both come out right", async (t) => {
    const letJudge = slowJudge();
    const { conductor, store } = await conductorOn(t, await stores.options(t), judgedAgent(), { models });
    const first = await conductor.start(order("s", "하나"));
    assert.deepEqual(await untilAnswered(first.live.stream()), { type: "data-answered", data: {}, transient: true });
    const second = await conductor.start(order("s", "둘"));
    assert.equal((await second.result)?.answer, "둘");
    letJudge();
    await Promise.all([first.followedUp, second.followedUp]);
    const messages = await store.messages.list("s");
    assert.deepEqual(
      messages.map(({ text }) => text),
      ["하나", "하나, 아닙니다", "둘", "둘, 아닙니다"],
    );
    for (const [place, { parentId }] of messages.entries()) assert.equal(parentId, messages[place - 1]?.id ?? null);
    const said = messages[1]?.parts.filter(({ type }) => type === "text").map((part) => part.text);
    assert.deepEqual(said, ["하나"], "the words stay as they were said");
  });

  test("every reader gets what follows, live and from the store, and the whole metadata at the end", async (t) => {
    const letJudge = slowJudge();
    const options = await stores.options(t);
    const here = await conductorOn(t, options, judgedAgent(), { models });
    const there = await conductorOn(t, options, judgedAgent(), { models });
    const turn = await here.conductor.start(order("s", "하나"));
    const live = read(turn.live.stream());
    await turn.result;
    await until(() => fake.calls.length > 0);
    const late = read(await here.conductor.stream(turn.id));
    const elsewhere = await there.conductor.stream(turn.id);
    const answered = elsewhere && (await untilAnswered(elsewhere));
    assert.equal(answered?.type, "data-answered");
    const followed = read(await there.conductor.stream(turn.id));
    letJudge();
    const stored = async () => read(await there.conductor.stream(turn.id));
    await turn.followedUp;
    for (const chunks of [await live, await late, await followed, await stored()]) {
      assert.equal(correctionsIn(chunks), "하나, 아닙니다");
      const metadata = finishOf(chunks);
      assert.ok((metadata?.usage?.outputTokens ?? 0) > 0, "the judge is paid for too");
      assert.match(metadata?.executors?.["chat.judge"] ?? "", /fake-model/);
    }
    const result = await turn.settled(0);
    assert.equal(result?.answer, "하나, 아닙니다");
    assert.deepEqual(result?.details.statements, [statementOf("하나", "하나, 아닙니다")]);
  });

  test("a process that stops leaves it to the next one, which updates the message and asks no finished step again", async (t) => {
    slowJudge();
    const options = await stores.options(t);
    const first = await conductorOn(t, options, judgedAgent(), { models });
    const turn = await first.conductor.start(order("s", "하나"));
    await until(() => fake.calls.length > 0);
    const before = await first.store.revisions.read();
    await first.conductor.stop();
    await first.jobs.stop();
    await turn.followedUp;
    assert.equal((await first.store.messages.last("s"))?.text, "하나");
    fake.respond(() => json({ correction: "바로잡음" }));
    const second = await conductorOn(t, options, judgedAgent(), { models });
    await second.jobs.start();
    await until(async () => (await second.store.messages.last("s"))?.text === "바로잡음");
    assert.notEqual((await second.store.revisions.read()).get("sessions"), before.get("sessions"), "pages are told");
    await until(async () => (await second.store.jobs.latest("turns.follow-up", turn.id))?.status === "finished");
    assert.equal(correctionsIn(await read(await second.conductor.stream(turn.id))), "바로잡음");
  });

  test("a cancelled comparison leaves the answer as it is and ends the stream", async (t) => {
    slowJudge();
    const { conductor, store } = await conductorOn(t, await stores.options(t), judgedAgent(), { models });
    const turn = await conductor.start(order("s", "하나"));
    const chunks = read(turn.live.stream());
    await until(() => fake.calls.length > 0);
    await conductor.cancel(turn.id);
    assert.equal(finishOf(await chunks)?.ended, "answered");
    await turn.followedUp;
    assert.equal((await store.messages.last("s"))?.text, "하나");
    assert.equal((await store.jobs.latest("turns.follow-up", turn.id))?.status, "cancelled");
    assert.equal((await store.turns.get(turn.id)).status, "finished");
  });

  test("a session that is removed while its answer is compared takes the comparison with it", async (t) => {
    slowJudge();
    const { conductor, store } = await conductorOn(t, await stores.options(t), judgedAgent(), { models });
    const turn = await conductor.start(order("s", "하나"));
    const chunks = read(turn.live.stream());
    await until(() => fake.calls.length > 0);
    await conductor.removeSessions(["s"]);
    await chunks;
    await turn.followedUp;
    assert.equal(await store.sessions.find("s"), null);
  });
});
