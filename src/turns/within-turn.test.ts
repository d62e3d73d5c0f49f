// A process of its own: it listens to unhandled rejections of the process.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Agent, node, runGraph } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { cancelled, type JihwiError } from "#protocol";
import { waitingAgent } from "../../test/beds/turns/turns-for-tests.ts";
import { collectGarbage } from "../../test/collect-garbage.ts";
import { turnFailures } from "./failures.ts";
import { withinTurn } from "./within-turn.ts";

const request = { text: "질문", options: {}, history: [], summary: "" };
const soon = { stopMs: 20, lookMs: 10, overtimeMs: 0 };
/** Waits for what never comes, and does not listen. */
const deaf: Agent = { ...waitingAgent(), run: () => new Promise(() => {}) };

describe("an agent within its turn", () => {
  it("that does not heed its signal is left behind when the turn is stopped", async () => {
    const stop = new AbortController();
    const running = withinTurn(deaf, soon).run(await createTestTurn({ signal: stop.signal }), request);
    stop.abort(cancelled());
    await assert.rejects(running, { code: "cancelled" });
  });

  it("that goes on though it was stopped says nothing more, and has not answered", async () => {
    const stop = new AbortController();
    const turn = await createTestTurn({ signal: stop.signal });
    const said = () => turn.journal.entries().filter(({ kind }) => kind === "say" || kind === "notice");
    const silent: Agent = {
      ...deaf,
      async run(_, { text }) {
        await setTimeout(20);
        return { answer: text, ended: "answered", citations: [], details: {} };
      },
    };
    const speaking: Agent = {
      ...silent,
      async run(own, asked) {
        own.say("시작");
        const answer = await silent.run(own, asked);
        own.say("끝");
        own.notice("info", { ko: "끝", en: "done" });
        return answer;
      },
    };
    const running = [speaking, silent].map((agent) =>
      withinTurn(agent, { ...soon, stopMs: 600_000 }).run(turn, request),
    );
    stop.abort(cancelled());
    for (const run of running) await assert.rejects(run, { code: "cancelled" });
    assert.deepEqual(
      said().map(({ shown }) => shown),
      ["시작"],
    );
  });

  it("that is left behind when its time is up is heard no more", async () => {
    const turn = await createTestTurn({ limits: { turnMs: 20 } });
    let timer: NodeJS.Timeout | undefined;
    const ticking: Agent = {
      ...deaf,
      run: (own) => {
        timer = setInterval(() => own.say("아직"), 5);
        return new Promise(() => {});
      },
    };
    await assert.rejects(withinTurn(ticking, soon).run(turn, request), { code: "timeout" });
    const heard = turn.journal.entries().length;
    await setTimeout(60);
    clearInterval(timer);
    assert.ok(heard > 0);
    assert.equal(turn.journal.entries().length, heard);
  });

  it("that speaks from a timer when it is stopped is left behind at its next word, and kills no process", async () => {
    const stop = new AbortController();
    const turn = await createTestTurn({ signal: stop.signal });
    const thrown: unknown[] = [];
    let words = 0;
    let timer: NodeJS.Timeout | undefined;
    const ticking: Agent = {
      ...deaf,
      run: (own) => {
        timer = setInterval(() => {
          words += 1;
          try {
            own.say("아직");
            own.show("progress", {});
            own.notice("info", { ko: "아직", en: "still" });
          } catch (error) {
            thrown.push(error);
          }
        }, 5);
        return new Promise(() => {});
      },
    };
    const ended: unknown[] = [];
    void withinTurn(ticking, { ...soon, stopMs: 600_000 })
      .run(turn, request)
      .catch(({ code }: JihwiError) => ended.push(code));
    stop.abort(cancelled());
    while (words < 3) await setTimeout(5);
    clearInterval(timer);
    assert.deepEqual(thrown, []);
    assert.deepEqual(ended, ["cancelled"]);
    assert.equal(turn.journal.entries().length, 0);
  });

  it("that throws at once and speaks later leaves no rejection that nobody handles", async () => {
    const stop = new AbortController();
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    try {
      const spoken = Promise.withResolvers<void>();
      const throwing: Agent = {
        ...deaf,
        run: (own) => {
          setImmediate(() => {
            stop.abort(cancelled());
            own.say("늦은 말");
            spoken.resolve();
          });
          throw new Error("wrong");
        },
      };
      const turn = await createTestTurn({ signal: stop.signal });
      await assert.rejects(withinTurn(throwing, soon).run(turn, request), /wrong/);
      await spoken.promise;
      await setTimeout(10);
    } finally {
      process.off("unhandledRejection", note);
    }
    assert.deepEqual(unhandled, []);
  });

  it("that only its process interrupts may come to its end", async () => {
    const stop = new AbortController();
    const finishing = waitingAgent();
    finishing.release();
    const own: Agent = {
      ...finishing,
      run: ({ signal: _, ...turn }, asked) => finishing.run({ ...turn, signal: new AbortController().signal }, asked),
    };
    const running = withinTurn(own, { ...soon, stopMs: 600_000 }).run(
      await createTestTurn({ signal: stop.signal }),
      request,
    );
    stop.abort(turnFailures.interrupted());
    assert.equal((await running).answer, "질문");
  });

  it("that never ends is left behind after twice the time, and told to stop before", async () => {
    const turn = await createTestTurn({ limits: { turnMs: 50 } });
    await assert.rejects(withinTurn(deaf, soon).run(turn, request), /after 0.1 s/);
    const listening = withinTurn(waitingAgent(), { ...soon, stopMs: 600_000 });
    await assert.rejects(listening.run(await createTestTurn({ limits: { turnMs: 50 } }), request), /after 0.1 s/);
  });

  it("that goes by a graph and takes too long ends with that reason, not as if somebody had stopped it", async () => {
    const { Annotation, END, START, StateGraph } = await import("@langchain/langgraph");
    const waiting = node("wait", (): Promise<{ answer: string }> => new Promise(() => {}));
    const graph = new StateGraph(Annotation.Root({ answer: Annotation<string> }))
      .addNode("wait", waiting)
      .addEdge(START, "wait")
      .addEdge("wait", END)
      .compile();
    const drawn: Agent = {
      ...deaf,
      async run(turn) {
        const { answer } = await runGraph<{ answer: string }>(graph, {}, turn);
        return { answer, ended: "answered", citations: [], details: {} };
      },
    };
    const turn = await createTestTurn({ limits: { turnMs: 50 } });
    await assert.rejects(withinTurn(drawn, { ...soon, stopMs: 600_000 }).run(turn, request), { code: "timeout" });
  });

  it("that finishes a short turn by its rules is given the time for them", async () => {
    const finishing: Agent = {
      ...deaf,
      async run(_, { text }) {
        await setTimeout(300);
        return { answer: text, ended: "budget", citations: [], details: {} };
      },
    };
    const turn = await createTestTurn({ limits: { turnMs: 50 } });
    const { answer } = await withinTurn(finishing, { ...soon, overtimeMs: 60_000 }).run(turn, request);
    assert.equal(answer, "질문");
  });

  it("that waits for a person has not used up its time", async () => {
    const turn = await createTestTurn({ limits: { turnMs: 50 } });
    const answer = Promise.withResolvers<void>();
    const asking: Agent = {
      ...deaf,
      async run({ budget }, { text }) {
        await budget.waitFor(answer.promise);
        return { answer: text, ended: "answered", citations: [], details: {} };
      },
    };
    const running = withinTurn(asking, soon).run(turn, request);
    await setTimeout(300);
    answer.resolve();
    assert.equal((await running).answer, "질문");
  });

  it("that has ended holds nothing of its turn, though it listened to its signal", async () => {
    const listening: Agent = {
      ...deaf,
      async run({ signal }, { text }) {
        signal.addEventListener("abort", () => text);
        return { answer: text, ended: "answered", citations: [], details: {} };
      },
    };
    // The signal lives on as a server's own would.
    const { signal } = new AbortController();
    const ended = async () => {
      const turn = await createTestTurn({ signal });
      await withinTurn(listening, soon).run(turn, request);
      return new WeakRef(turn);
    };
    const turn = await ended();
    await collectGarbage();
    assert.ok(turn.deref() === undefined, "the turn is still held");
  });
});
