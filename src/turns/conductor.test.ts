import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { createOwner, retireOwner } from "#jobs";
import type { Agent, AgentRequest, Turn } from "#kernel";
import { createModelRegistry } from "#models";
import type { JihwiError } from "#protocol";
import type { Store } from "#store";
import { describeStores } from "#store/testing";
import { conductorOn, order, until, waitingAgent } from "../../test/beds/turns/turns-for-tests.ts";

const conflict = (error: JihwiError) => error.code === "conflict";

/** The name of an owner in this process that holds nothing any more. */
const retired = createOwner();
retireOwner(retired);
const goneOwner = (name: string | number) => `${retired}-${name}`;

/** A turn that an owner has begun, which is nobody that runs here. */
async function heldTurn(store: Store, id: string, owner: string): Promise<void> {
  const asked = { text: "질문", options: {}, language: "ko", timeZone: "UTC", userMessageId: "u" };
  const input = { ...asked, assistantMessageId: `a-${id}` };
  await store.sessions.create({ id, agent: "chat" });
  await store.turns.start({ id, sessionId: id, agent: "chat", title: "", input, owner });
}

describeStores("turns", (stores) => {
  test("a session that is removed while it answers takes nothing else with it", async (t) => {
    const agent = waitingAgent();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent);
    const gone = await conductor.start(order("gone"));
    const stays = await conductor.start(order("stays"));
    await until(() => agent.runs.count === 2);
    await conductor.removeSessions(["gone"]);
    assert.equal(await gone.result, null);
    assert.equal(await store.sessions.find("gone"), null);
    assert.equal(await store.turns.find(gone.id), null);
    agent.release();
    assert.equal((await stays.result)?.answer, "질문");
    await assert.rejects(conductor.removeSessions(["gone"]), (error: JihwiError) => error.code === "not-found");
  });

  test("a command finishes what a machine left that is not known, once it has been silent for long", async (t) => {
    const agent = waitingAgent();
    agent.release();
    const timings = { beat: 50, silence: 300, poll: 50 };
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent, { timings });
    await heldTurn(store, "left", "elsewhere@0:1:x");
    await conductor.finishInterrupted("left");
    assert.equal((await store.turns.get("left")).status, "running", "it may live");
    await setTimeout(700);
    await conductor.finishInterrupted("left");
    assert.equal((await store.turns.get("left")).status, "finished");
  });

  test("an agent that is not there is answered with the names of those that are, in both languages", async (t) => {
    const { conductor } = await conductorOn(t, await stores.options(t), waitingAgent());
    await assert.rejects(conductor.start({ ...order("s"), agent: "nope" }), (error: JihwiError) => {
      assert.deepEqual(error.hint, { ko: "있는 에이전트: chat", en: "The agents are chat." });
      return error.code === "not-found";
    });
  });

  test("a question in a session that has been removed does not begin it anew, where it is known to have been there", async (t) => {
    const agent = waitingAgent();
    agent.release();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent);
    await (await conductor.start(order("s"))).result;
    await (await conductor.start({ ...order("s"), existing: true })).result;
    await conductor.removeSessions(["s"]);
    const isMissing = (error: JihwiError) => error.code === "not-found";
    await assert.rejects(conductor.start({ ...order("s"), existing: true }), isMissing);
    assert.equal(await store.sessions.find("s"), null);
    assert.equal((await (await conductor.start(order("s"))).result)?.answer, "질문");
  });

  test("a removed session's turn is stopped while its rows are there, and does not wait to miss its lease", async (t) => {
    const agent = waitingAgent();
    let rowWasThere: boolean | null = null;
    const asking: Agent = {
      ...agent,
      async run(turn, request) {
        try {
          return await agent.run(turn, request);
        } finally {
          rowWasThere = (await store.sessions.find("gone")) !== null;
        }
      },
    };
    const timings = { beat: 600_000, silence: 3_000_000, poll: 50 };
    const { conductor, store } = await conductorOn(t, await stores.options(t), asking, { timings });
    const gone = await conductor.start(order("gone"));
    await until(() => agent.runs.count === 1);
    await conductor.removeSessions(["gone"]);
    await gone.result;
    assert.equal(rowWasThere, true);
  });

  test("a session whose rows vanish under a running turn ends that turn and nothing else", async (t) => {
    const agent = waitingAgent();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent);
    const turn = await conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    await store.sessions.remove("s");
    agent.release();
    assert.equal(await turn.result, null);
    await turn.live.finished;
    assert.equal(await (await conductor.start(order("other"))).result.then((result) => result?.answer), "질문");
  });

  test("a session is removed from another process than the one in which it answers", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const here = await conductorOn(t, options, agent);
    const there = await conductorOn(t, options, waitingAgent());
    const turn = await here.conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    await there.conductor.removeSessions(["s"]);
    assert.equal(await turn.result, null);
    assert.equal(await here.store.sessions.find("s"), null);
  });

  test("of many questions at once in a session one is answered and the others conflict, in one process and in two", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const [one, two] = [await conductorOn(t, options, agent), await conductorOn(t, options, agent)];
    const starts = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : two).conductor.start(order("s", `질문 ${index}`))),
    );
    const refused = starts.filter((start) => start.status === "rejected");
    assert.equal(refused.length, 11);
    for (const { reason } of refused) assert.equal(reason.code, "conflict", String(reason.cause ?? reason));
    assert.equal((await one.store.messages.list("s")).length, 1, "a refused question leaves nothing");
    agent.release();
    await until(async () => (await one.conductor.runningIn("s")) === null);
    const roles = (await one.store.messages.list("s")).map(({ role }) => role);
    assert.deepEqual(roles, ["user", "assistant"]);
  });

  test("a clock that jumps makes no live turn silent, neither one's own nor another's", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const here = await conductorOn(t, options, agent);
    const there = await conductorOn(t, options, agent);
    const turn = await here.conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 3_600_000 });
    assert.equal(await here.conductor.resumeInterrupted(), 0);
    assert.equal(await there.conductor.resumeInterrupted(), 0);
    agent.release();
    assert.equal((await turn.result)?.answer, "질문");
    assert.equal(agent.runs.count, 1);
  });

  test("a runner that lost its turn to another stops and writes nothing", async (t) => {
    const agent = waitingAgent();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent);
    const turn = await conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    const [lease] = await store.turns.held();
    assert.ok(lease);
    // The heartbeat may be renewed between reading and taking.
    await until(async () => {
      const [held] = await store.turns.held();
      return (
        held !== undefined &&
        (await store.turns.takeOver(held, "another", { crashed: true, agents: ["chat"] })) !== null
      );
    });
    assert.equal(await turn.result, null);
    const kept = await store.turns.get(turn.id);
    assert.deepEqual([kept.status, kept.owner], ["running", "another"]);
    assert.deepEqual(
      (await store.messages.list("s")).map(({ role }) => role),
      ["user"],
    );
  });

  test("many who follow a turn of another process read the store as one, and none does when they have left", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const here = await conductorOn(t, options, agent);
    const there = await conductorOn(t, options, agent);
    let reads = 0;
    const { find } = there.store.turns;
    t.mock.method(there.store.turns, "find", (id: string) => {
      reads += 1;
      return find(id);
    });
    const turn = await here.conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    const streams = await Promise.all(Array.from({ length: 20 }, () => there.conductor.stream(turn.id)));
    reads = 0;
    await setTimeout(1_000);
    assert.ok(reads > 0 && reads < 10, `${reads} reads a second for 20 readers`);
    const [late, ...others] = streams.map((stream) => stream ?? assert.fail("no stream"));
    await Promise.all(others.map((stream) => stream.cancel()));
    agent.release();
    let said = "";
    for await (const chunk of late ?? []) said += chunk.type === "text-delta" ? chunk.delta : "";
    assert.equal(said, "질문");
    const left = await there.conductor.stream((await here.conductor.start(order("s2"))).id);
    await left?.cancel();
  });

  test("a turn is cancelled and followed from another process", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const here = await conductorOn(t, options, agent);
    const there = await conductorOn(t, options, waitingAgent());
    const cancelled = await here.conductor.start(order("one"));
    const answered = await here.conductor.start(order("two", "들리나요"));
    await until(() => agent.runs.count === 2);
    assert.equal(await there.conductor.runningIn("one"), cancelled.id);
    await there.conductor.cancel(cancelled.id);
    assert.equal((await there.store.turns.get(cancelled.id)).status, "cancelled");
    let text = "";
    for await (const chunk of (await there.conductor.stream(answered.id)) ?? []) {
      if (chunk.type === "data-notice") agent.release();
      if (chunk.type === "text-delta") text += chunk.delta;
    }
    assert.equal(text, "들리나요", "what it has done is seen while it runs, and its end");
    assert.equal(await there.conductor.stream("none"), null);
  });

  test("a turn whose process is gone is resumed once, and given up when its process dies again and again", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    agent.release();
    const { conductor, store } = await conductorOn(t, options, agent);
    for (const id of ["once", "often"]) await heldTurn(store, id, goneOwner("first"));
    for (let crash = 0; crash < 5; crash += 1) {
      const lease = (await store.turns.held()).find(({ id }) => id === "often");
      assert.ok(lease && (await store.turns.takeOver(lease, goneOwner(crash), { crashed: true, agents: ["chat"] })));
    }
    await until(async () => {
      await conductor.resumeInterrupted();
      return (await store.turns.held()).length === 0;
    });
    assert.deepEqual([(await store.turns.get("once")).status, agent.runs.count], ["finished", 1]);
    assert.equal((await store.turns.get("often")).status, "failed");
    assert.equal((await store.messages.list("often"))[0]?.parts[0]?.type, "data-notice", "the reader is told");
  });

  test("a turn of a machine that fell silent is answered by another", async (t) => {
    const agent = waitingAgent();
    agent.release();
    const timings = { beat: 20, silence: 50, poll: 50 };
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent, { timings });
    await heldTurn(store, "silent", "another machine:1:x");
    await until(async () => {
      await conductor.resumeInterrupted();
      return (await store.turns.held()).length === 0;
    });
    assert.equal((await store.turns.get("silent")).status, "finished");
    assert.equal((await store.messages.list("silent"))[0]?.text, "질문");
  });

  test("a stopping process leaves its turn to the next, which answers it", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    const first = await conductorOn(t, options, agent);
    const turn = await first.conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    await first.conductor.stop();
    agent.release();
    const second = await conductorOn(t, options, agent);
    await assert.rejects(second.conductor.start(order("s")), conflict);
    assert.equal(await second.conductor.resumeInterrupted(), 1);
    await until(async () => (await second.store.turns.get(turn.id)).status === "finished");
    await (await second.conductor.start(order("s"))).result;
    assert.equal((await second.store.messages.list("s")).length, 4);
  });

  test("a turn that is resumed is told the conversation as it had been told", async (t) => {
    const options = await stores.options(t);
    const quick = waitingAgent();
    quick.release();
    const first = await conductorOn(t, options, quick);
    const before = await first.conductor.start(order("s"));
    await before.result;
    await before.live.finished;
    const waiting = waitingAgent();
    const told: unknown[] = [];
    const agent = {
      ...waiting,
      run(turn: Turn, request: AgentRequest<unknown>) {
        told.push([request.history, request.summary]);
        return waiting.run(turn, request);
      },
    };
    const second = await conductorOn(t, options, agent);
    const { id } = await second.conductor.start(order("s"));
    await until(() => waiting.runs.count === 1);
    await second.conductor.stop();
    const answer = (await first.store.messages.list("s"))[1];
    assert.ok(answer);
    await first.store.messages.revise("s", { ...answer, text: "put right meanwhile" });
    waiting.release();
    const third = await conductorOn(t, options, agent);
    assert.equal(await third.conductor.resumeInterrupted(), 1);
    await until(async () => (await third.store.turns.get(id)).status === "finished");
    assert.equal(told.length, 2);
    assert.deepEqual(told[1], told[0]);
  });

  test("a turn of an agent that is not here is left for a process that has it", async (t) => {
    const options = await stores.options(t);
    const agent = waitingAgent();
    agent.release();
    const { conductor, store } = await conductorOn(t, options, agent);
    const other = await conductorOn(t, options, waitingAgent("another"));
    await heldTurn(store, "left", goneOwner("left"));
    assert.equal(await other.conductor.resumeInterrupted(), 0);
    assert.equal((await store.turns.get("left")).owner, goneOwner("left"));
    assert.equal(await conductor.resumeInterrupted(), 1);
    await until(async () => (await store.turns.get("left")).status === "finished");
  });

  test("a question that is asked again has the leave for tools of whoever asks again", async (t) => {
    const agent = waitingAgent();
    agent.release();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent);
    const first = await conductor.start({ ...order("s"), approval: "allow" });
    await first.result;
    await first.live.finished;
    const again = await conductor.again(first.id, [], "ask");
    await again.result;
    assert.partialDeepStrictEqual(await store.turns.get(again.id), { input: { approval: "ask" } });
  });

  test("a turn whose agent does not heed its signal is cancelled all the same", async (t) => {
    const agent = waitingAgent();
    const deaf: Agent = {
      ...agent,
      async run() {
        agent.runs.count += 1;
        return await new Promise(() => {});
      },
    };
    const { conductor, store } = await conductorOn(t, await stores.options(t), deaf);
    const turn = await conductor.start(order("s"));
    await until(() => agent.runs.count === 1);
    await conductor.cancel(turn.id);
    assert.equal((await store.turns.get(turn.id)).status, "cancelled");
  });

  test("an agent that shows what cannot be shown has failed, and what it said before is stored with the reason", async (t) => {
    const wrong: Agent = {
      ...waitingAgent(),
      async run(turn) {
        turn.say("첫 문장");
        turn.show("sources", [{ title: "주소가 없다" }]);
        throw new Error("not reached");
      },
    };
    const { conductor, store } = await conductorOn(t, await stores.options(t), wrong);
    const turn = await conductor.start(order("s"));
    assert.equal(await turn.result, null);
    assert.partialDeepStrictEqual(await store.turns.get(turn.id), { status: "failed", error: { code: "bad-input" } });
    const [, answer] = await store.messages.list("s");
    assert.equal(answer?.text, "첫 문장");
    assert.match(JSON.stringify(answer?.parts), /sources/);
  });

  test("so many turns work at once, as many wait in their order, and further ones are refused for a moment", async (t) => {
    const agent = waitingAgent();
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent, { maxTurns: 2 });
    const turns = await Promise.all(["a", "b"].map((session) => conductor.start(order(session))));
    await until(() => agent.runs.count === 2);
    for (const session of ["c", "d"]) turns.push(await conductor.start(order(session)));
    await assert.rejects(
      conductor.start(order("e")),
      (error: JihwiError) => error.code === "too-many-turns" && error.retryAfterMs !== null,
    );
    assert.equal(await store.sessions.find("e"), null, "a refused question leaves nothing");
    await conductor.cancel(turns[2]?.id ?? "");
    assert.equal(agent.runs.count, 2, "one that waits can be stopped");
    agent.release();
    const answers = await Promise.all(turns.map(({ result }) => result.then((result) => result?.answer ?? null)));
    assert.deepEqual(answers, ["질문", "질문", null, "질문"]);
    assert.equal((await (await conductor.start(order("e"))).result)?.answer, "질문");
  });

  test("what follows an answer is asked of the model of its session, and of none where rules were chosen", async (t) => {
    const answering = waitingAgent();
    answering.release();
    const asked: (string | null)[] = [];
    const agent: Agent = {
      ...answering,
      async afterwards(turn) {
        asked.push(turn.models.forRole("title")?.id ?? null);
      },
    };
    const models = createModelRegistry({ env: { JIHWI_MODEL: "openai:gpt-5" } });
    const { conductor, store } = await conductorOn(t, await stores.options(t), agent, { models });
    for (const model of [undefined, "rules", "ollama:qwen3"]) {
      const id = `with-${model}`;
      await store.sessions.create({ id, agent: "chat", settings: model === undefined ? {} : { model } });
      await (await conductor.start(order(id))).followedUp;
    }
    assert.deepEqual(asked, ["openai:gpt-5", null, "ollama:qwen3"]);
  });

  test("what follows an answer is done by the next process when the first one ends before", async (t) => {
    const options = await stores.options(t);
    const answering = waitingAgent();
    answering.release();
    let isReady = false;
    const titled: string[] = [];
    const agent: Agent = {
      ...answering,
      async afterwards(turn, { text }) {
        while (!isReady) await setTimeout(10, undefined, { signal: turn.signal });
        titled.push(text);
      },
    };
    const first = await conductorOn(t, options, agent);
    const turn = await first.conductor.start(order("s", "제목"));
    await turn.result;
    await first.conductor.stop();
    await first.jobs.stop();
    await turn.followedUp;
    assert.deepEqual(titled, []);
    isReady = true;
    const second = await conductorOn(t, options, agent);
    await second.jobs.start();
    await until(() => titled.length > 0);
    assert.deepEqual(titled, ["제목"]);
    await second.conductor.removeSessions(["s"]);
  });
});
