import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { endedLine, JihwiError } from "#protocol";
import { dieMidStream, empty, error, hang, json, startFakeProvider, text } from "../../test/fakes/index.ts";
import { enterNode } from "./graph.ts";
import { createMemoryJournal, cutMark } from "./journal.ts";
import { checkInvariants, defineInvariant, endedOf, type Invariant, recordEnd } from "./outcome.ts";
import { chunksFromMessage, messageParts } from "./projection.ts";
import type { Turn } from "./run.ts";
import { runStep } from "./run-step.ts";
import { defineStep, defineTextStep } from "./step.ts";
import { createTestTurn } from "./testing/index.ts";
import { defineTool, runTool } from "./tool.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const choose = defineStep({
  name: "test.choose",
  role: "select",
  input: z.object({ round: z.number() }),
  output: z.object({ word: z.string() }),
  prompt: () => ({ instructions: "Choose.", messages: [{ role: "user", content: "?" }] }),
  rule: ({ round }) => ({ word: `rule ${round}` }),
});
const write = defineTextStep({
  name: "test.write",
  role: "respond",
  input: z.object({ about: z.string() }),
  prompt: () => ({ instructions: "Write.", messages: [{ role: "user", content: "?" }] }),
  rule: ({ about }) => `About ${about}.`,
});
const lookUp = defineTool({
  name: "look_up",
  title: { ko: "찾기", en: "Look up" },
  description: { ko: "찾는다.", en: "Looks up." },
  input: z.object({ word: z.string() }),
  output: z.object({ found: z.string() }),
  summary: ({ found }) => `found ${found}`,
  run: ({ word }) => ({ found: word.toUpperCase() }),
});

let effects = 0;

/** A small agent that does one of everything. */
async function agent(turn: Turn): Promise<string> {
  const { word } = await enterNode("first", turn, () => runStep(choose, { round: 1 }, turn));
  const { found } = await runTool(lookUp, { word }, turn);
  await turn.once("save", z.object({ id: z.number() }), async () => ({ id: ++effects }));
  turn.show("card", { found });
  turn.show("card", { found, again: true });
  turn.notice("info", { ko: "알림", en: "a notice" });
  turn.notice("info", { ko: "알림", en: "a notice" });
  turn.say("Words of the code's own.");
  return await enterNode("last", turn, () => runStep(write, { about: found }, turn));
}

const shapeOf = (parts: ReturnType<typeof messageParts>) => parts.map(({ type }) => type);
const whole = [
  "data-node",
  "data-step",
  "data-tool",
  "data-result",
  "data-notice",
  "text",
  "data-node",
  "data-step",
  "text",
];

describe("what a reader sees", () => {
  it("is the projection of the journal: the stream adds up to the stored message", async () => {
    const turn = await createTestTurn();
    await agent(turn);
    const parts = messageParts(turn.journal.entries());
    assert.deepEqual(shapeOf(parts), whole);
    assert.equal(turn.shown(), "Words of the code's own.About RULE 1.");
    const last = new Map(turn.chunks.flatMap((chunk) => ("data" in chunk ? [[chunk.id, chunk]] : [])));
    for (const part of parts) if ("data" in part) assert.deepEqual(last.get(part.id), part);
    const stored = chunksFromMessage({ id: "m", role: "assistant", parts });
    assert.equal(stored.filter(({ type }) => type === "text-start").length, 2);
  });

  it("is the same in a run that is resumed, and nothing is done twice", async () => {
    effects = 0;
    const journal = createMemoryJournal();
    const first = await createTestTurn({ journal });
    await agent(first);
    await first.journal.flush();
    const again = await createTestTurn({ journal });
    await agent(again);
    assert.equal(effects, 1);
    assert.deepEqual(messageParts(again.journal.entries()), messageParts(first.journal.entries()));
    assert.equal(again.shown(), first.shown());
    assert.ok(again.chunks.some((chunk) => chunk.type === "data-tool" && chunk.data.summary === "found RULE 1"));
  });

  it("shows work that was cut off once, as it came out in the end", async () => {
    const journal = createMemoryJournal();
    const failing = { ...lookUp, run: () => Promise.reject(new Error("down")) };
    const first = await createTestTurn({ journal });
    await assert.rejects(runTool(failing, { word: "a" }, first));
    const again = await createTestTurn({ journal });
    await runTool(lookUp, { word: "a" }, again);
    const tools = messageParts(again.journal.entries()).filter((part) => part.type === "data-tool");
    assert.deepEqual(
      tools.map(({ data }) => data.status),
      ["finished"],
    );
  });
});

describe("what no reader could be shown", () => {
  const badInput = (thrown: JihwiError) => thrown.code === "bad-input";

  it("is refused where an agent shows it, and the rest of the answer stays", async () => {
    const turn = await createTestTurn();
    turn.say("하나");
    assert.throws(() => turn.show("sources", [{ title: "a" }]), badInput);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    assert.throws(() => turn.show("card", circle), badInput);
    assert.throws(() => turn.notice("info", JSON.parse('{ "ko": "하나" }')), badInput);
    turn.say("둘");
    assert.deepEqual(shapeOf(messageParts(turn.journal.entries())), ["text", "text"]);
  });

  it("is passed over where a journal has it", async () => {
    const journal = createMemoryJournal();
    const first = await createTestTurn({ journal });
    await agent(first);
    const rows = first.journal.entries().map((row) => (row.kind === "notice" ? { ...row, output: "알림" } : row));
    const known = whole.filter((type) => type !== "data-notice");
    assert.deepEqual(shapeOf(messageParts(rows)), known);
    const resumed = await createTestTurn({ journal: { ...journal, load: async () => rows } });
    await agent(resumed);
    assert.equal(resumed.shown(), first.shown());
  });
});

describe("a provider that fails", () => {
  it("is not asked again in a run after it timed out once, and one line says so", async () => {
    fake.queue(hang());
    const before = fake.calls.length;
    const turn = await createTestTurn({ env: fake.env, limits: { stepMs: 4_000 } });
    for (const round of [1, 2, 3]) assert.equal((await runStep(choose, { round }, turn)).word, `rule ${round}`);
    await runStep(write, { about: "x" }, turn);
    assert.equal(fake.calls.length - before, 1);
    recordEnd(turn, endedOf(turn.journal.entries()));
    const end = turn.part("ended");
    assert.equal(end?.reasons.length, 1);
    assert.deepEqual(end?.reasons[0]?.steps, ["test.choose", "test.write"]);
    assert.match(
      end === undefined ? "" : (endedLine(end)?.en ?? ""),
      /did not answer.*not asked again.*Rules took over/,
    );
  });

  it("is told by what it did to the answer, not by an earlier failure", async () => {
    const brokenForm = [json({ nothing: 1 }), json({ nothing: 1 })];
    for (const [reply, told] of [
      [error(401), /key.*Rules took over/],
      [empty(), /answered with nothing.*Rules took over/],
      [dieMidStream("This is how the answer begins, and it goes on for a while. ".repeat(3)), /stopped in the middle/],
    ] as const) {
      fake.queue(...brokenForm);
      const turn = await createTestTurn({ env: fake.env, limits: { retries: 0 } });
      await runStep(choose, { round: 1 }, turn);
      fake.respond(() => reply);
      await runStep(write, { about: "x" }, turn);
      recordEnd(turn, endedOf(turn.journal.entries()));
      const end = turn.part("ended") ?? assert.fail("it has no end");
      const line = endedLine(end)?.en ?? "";
      assert.match(line, told);
      assert.doesNotMatch(line, /in the form/);
      assert.equal(end.reasons.length, 1);
    }
  });

  it("is asked a second time after a refusal, and then no more", async () => {
    fake.respond(() => error(503));
    const before = fake.calls.length;
    const turn = await createTestTurn({ env: fake.env, limits: { retries: 0 } });
    for (const round of [1, 2, 3, 4]) await runStep(choose, { round }, turn);
    assert.equal(fake.calls.length - before, 2);
  });

  it("is not asked again by a run that is resumed", async () => {
    fake.queue(hang());
    const journal = createMemoryJournal();
    const first = await createTestTurn({ env: fake.env, journal, limits: { stepMs: 4_000 } });
    await runStep(choose, { round: 1 }, first);
    const before = fake.calls.length;
    await runStep(choose, { round: 2 }, await createTestTurn({ env: fake.env, journal }));
    assert.equal(fake.calls.length, before);
  });

  it("that answers is asked as before", async () => {
    fake.queue(json({ word: "a" }), text("B is written."));
    const turn = await createTestTurn({ env: fake.env });
    await runStep(choose, { round: 1 }, turn);
    await runStep(write, { about: "b" }, turn);
    recordEnd(turn, endedOf(turn.journal.entries()));
    assert.deepEqual(turn.part("ended")?.reasons, []);
    assert.equal(turn.part("ended")?.ended, "answered");
  });
});

describe("a journal that cannot be written", () => {
  const away = () => new JihwiError("store-unavailable", { message: { ko: "장애", en: "away" } });

  it("makes no failure of a tool, an effect or a decision that is done", async () => {
    const ticket = defineTool({
      name: "ticket",
      title: { ko: "표", en: "Ticket" },
      description: { ko: "표를 만듭니다.", en: "Makes a ticket." },
      input: z.object({}),
      output: z.string(),
      run: () => "made",
    });
    const decide = defineStep({
      name: "test.decide",
      role: "select",
      input: z.object({}),
      output: z.string(),
      prompt: () => ({ instructions: "Decide.", messages: [] }),
      rule: () => "decided",
    });
    const works = [
      (turn: Turn) => runTool(ticket, {}, turn),
      (turn: Turn) => runStep(decide, {}, turn),
      (turn: Turn) => turn.once("effect", z.string(), async () => "done"),
    ];
    for (const work of works) {
      const kept: string[] = [];
      let isAway = true;
      const journal = {
        ...createMemoryJournal(),
        async append(rows: readonly { status: string }[]) {
          if (isAway) {
            isAway = false;
            throw away();
          }
          kept.push(...rows.map(({ status }) => status));
        },
      };
      const turn = await createTestTurn({ journal });
      await assert.rejects(work(turn), { code: "store-unavailable" });
      await turn.journal.flush();
      assert.deepEqual(kept, []);
    }
  });
});

describe("an invariant", () => {
  const about = (name: string, violation: Invariant["violation"]) =>
    defineInvariant({ name, sentence: { ko: "문장", en: "A sentence" }, enforcedIn: "kernel/run.ts", violation });

  it("is checked over the journal, and the outcome is in it", async () => {
    const turn = await createTestTurn();
    await agent(turn);
    const outcomes = checkInvariants(
      [
        about("one-tool", ({ tools }) => (tools().length === 1 ? null : "more")),
        about("typed", ({ runsOf }) => (runsOf(choose)[0]?.output.word === "rule 1" ? null : "another word")),
        about("never", ({ answer }) => `it was said: ${answer().length}`),
      ],
      turn,
    );
    assert.deepEqual(
      outcomes.map(({ violation }) => violation === null),
      [true, true, false],
    );
    assert.equal(turn.journal.entries().find(({ kind }) => kind === "invariant")?.status, "failed");
  });

  it("is checked over inputs that are too long for the journal, which keep their shape", async () => {
    const turn = await createTestTurn();
    const both = z.object({ said: z.string(), asked: z.string(), rounds: z.array(z.object({ tool: z.string() })) });
    const long = { ...choose, input: both, rule: () => ({ word: "ok" }) };
    const words = "가나다라마바사아자차카타파하 ".repeat(12_000);
    await runStep(long, { said: words, asked: words, rounds: [{ tool: "web_search" }] }, turn);
    const [outcome] = checkInvariants(
      [about("whole", ({ runsOf }) => (runsOf(long)[0]?.input.rounds[0]?.tool === "web_search" ? null : "lost"))],
      turn,
    );
    assert.deepEqual([outcome?.violation, outcome?.unchecked], [null, null]);
    const [entry] = turn.journal.entries();
    assert.ok(JSON.stringify(entry?.input).length < 200_100, "and the row stays small");
    const again = both.parse(entry?.input);
    assert.ok(again.said.startsWith(words.slice(0, 90_000)) && again.said.endsWith(cutMark));
  });

  it("whose check throws says that it could not be checked, and undoes nothing", async () => {
    const turn = await createTestTurn();
    await agent(turn);
    const [outcome] = checkInvariants(
      [
        about("broken check", () => {
          throw new Error("a wrong schema");
        }),
      ],
      turn,
    );
    assert.equal(outcome?.violation, null);
    assert.equal(outcome?.unchecked, "a wrong schema");
  });
});
