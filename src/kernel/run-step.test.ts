import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { createModelRegistry } from "#models";
import { JihwiError, languageOf } from "#protocol";
import {
  dieMidStream,
  endless,
  error,
  hang,
  json,
  malformed,
  slow,
  startFakeProvider,
  text,
  toolCalls,
} from "../../test/fakes/index.ts";
import { createMemoryJournal, totalsOf } from "./journal.ts";
import { endedOf, recordEnd } from "./outcome.ts";
import { messageParts } from "./projection.ts";
import { runStep } from "./run-step.ts";
import type { PromptContext } from "./step.ts";
import { defineCallStep, defineStep, defineTextStep } from "./step.ts";
import { createTestTurn } from "./testing/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());

const greet = defineStep({
  name: "test.greet",
  role: "select",
  input: z.object({ who: z.string() }),
  output: z.object({ greeting: z.string(), loud: z.boolean() }),
  prompt: ({ who }) => ({ instructions: "Greet.", messages: [{ role: "user", content: who }] }),
  rule: ({ who }) => ({ greeting: `안녕하세요, ${who} 님`, loud: false }),
});

const write = defineTextStep({
  name: "test.write",
  role: "respond",
  input: z.object({ about: z.string() }),
  prompt: ({ about }) => ({ instructions: "Write.", messages: [{ role: "user", content: about }] }),
  rule: ({ about }) => `${about}에 대해 규칙이 씁니다.`,
  check: (written) => (languageOf(written) === "ko" ? null : "write in Korean"),
  maxCharacters: 2_000,
});

const translate = defineStep({
  name: "test.translate",
  role: "extract",
  input: z.object({ words: z.string() }),
  output: z.object({ words: z.string() }),
  prompt: ({ words }) => ({ instructions: "Translate.", messages: [{ role: "user", content: words }] }),
  rule: null,
});

/** Every earlier script is used up or the test that wrote it is wrong. */
beforeEach(() => fake.reset());

describe("a decision", () => {
  it("is taken by the rule when no model is configured, and the journal says so", async () => {
    const turn = await createTestTurn();
    assert.deepEqual(await runStep(greet, { who: "지은" }, turn), { greeting: "안녕하세요, 지은 님", loud: false });
    const [entry] = turn.journal.entries();
    assert.equal(entry?.executor, "rule");
    assert.equal(entry?.usage, null);
  });

  it("is asked of a model with as much of the conversation as its own window holds", async () => {
    fake.queue(json({ greeting: "hello", loud: true }));
    const turn = await createTestTurn({ env: fake.env });
    turn.models.forRole(greet.role)?.learn({ window: 160 });
    const before = Array.from({ length: 40 }, (_, at) => ({
      role: "user" as const,
      content: `${at} 번째로 온 사람입니다.`,
    }));
    const long = {
      ...greet,
      prompt: () => ({ instructions: "Greet.", messages: [...before, before[0] ?? assert.fail()] }),
    };
    await runStep(long, { who: "지은" }, turn);
    const asked = fake.calls.at(-1)?.messages.map((message) => message.text) ?? [];
    assert.deepEqual([asked.at(-1), asked.at(-2)], ["0 번째로 온 사람입니다.", "39 번째로 온 사람입니다."]);
    assert.ok(asked.length > 3 && asked.length < 15, String(asked.length));
  });

  it("is taken by the model of its role, with its tokens counted", async () => {
    fake.queue(json({ greeting: "hello", loud: true }, { usage: { input: 11, output: 7 } }));
    const turn = await createTestTurn({ env: fake.env });
    assert.deepEqual(await runStep(greet, { who: "지은" }, turn), { greeting: "hello", loud: true });
    const [entry] = turn.journal.entries();
    assert.match(entry?.executor ?? "", /fake-model/);
    assert.deepEqual(entry?.usage, { inputTokens: 11, outputTokens: 7 });
    assert.deepEqual(totalsOf(turn.journal.entries()).usage, { inputTokens: 11, outputTokens: 7 });
  });

  it("is the user's where it was corrected, and only that one: no model is asked for it", async () => {
    const hail = {
      ...greet,
      rule: ({ who }: { who: string }, { corrected }: PromptContext) => ({ greeting: who, loud: false, ...corrected }),
    };
    const before = fake.calls.length;
    fake.queue(json({ greeting: "hello", loud: false }));
    const corrections = [{ step: "test.greet", nth: 1, expect: { loud: true } }];
    const turn = await createTestTurn({ env: fake.env, corrections });
    assert.equal((await runStep(hail, { who: "지은" }, turn)).greeting, "hello");
    assert.deepEqual(await runStep(hail, { who: "민수" }, turn), { greeting: "민수", loud: true });
    assert.equal(fake.calls.length - before, 1);
  });

  it("is the rule's where code knows the outcome: no model is asked, the journal says why, and nothing failed", async () => {
    const before = fake.calls.length;
    const turn = await createTestTurn({ env: fake.env });
    const reason = { ko: "고를 것이 하나뿐입니다.", en: "There is one choice." };
    const greeted = await runStep(greet, { who: "지은" }, turn, { byRule: true, reason });
    assert.deepEqual(greeted, { greeting: "안녕하세요, 지은 님", loud: false });
    assert.equal(await runStep(write, { about: "봄" }, turn, { byRule: true }), "봄에 대해 규칙이 씁니다.");
    assert.equal(fake.calls.length, before);
    const [chosen, written] = turn.journal.entries();
    assert.deepEqual({ ...chosen, executor: "rule", fallbackFrom: null, reason, error: null, prompt: null }, chosen);
    assert.notEqual(written?.reason, null);
    assert.equal(turn.part("step")?.status, "finished");
  });

  it("goes through the provider's JSON-schema mode", async () => {
    fake.queue(json({ greeting: "hello", loud: true }));
    await runStep(greet, { who: "지은" }, await createTestTurn({ env: fake.env }));
    assert.ok(JSON.stringify(fake.calls.at(-1)?.schema).includes("greeting"));
  });

  it("is repaired once: the model sees what was wrong with its output", async () => {
    const before = fake.calls.length;
    fake.queue(json({ salute: "hi" }), json({ greeting: "hi", loud: false }));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal((await runStep(greet, { who: "지은" }, turn)).greeting, "hi");
    assert.equal(fake.calls.length - before, 2);
    assert.match(fake.calls.at(-1)?.text ?? "", /cannot be used/);
    assert.equal(turn.journal.entries()[0]?.attempts, 2);
  });

  it("falls back to the rule, visibly, when the output does not fit twice; both calls are counted", async () => {
    fake.queue(malformed("{not json"), json({ nothing: 1 }, { usage: { input: 5, output: 5 } }));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal((await runStep(greet, { who: "지은" }, turn)).greeting, "안녕하세요, 지은 님");
    const [entry] = turn.journal.entries();
    assert.equal(entry?.executor, "rule");
    assert.match(entry?.fallbackFrom ?? "", /fake-model/);
    assert.equal(entry?.error?.code, "model-bad-output");
    assert.ok((entry?.usage?.inputTokens ?? 0) > 5, "the first, malformed call is counted too");
    assert.ok(turn.chunks.some((chunk) => chunk.type === "data-step" && chunk.data.status === "fallback"));
  });

  it("waits as long as Retry-After says and asks again", async () => {
    const before = fake.calls.length;
    fake.queue(error(429, { retryAfter: 0 }), json({ greeting: "hi", loud: false }));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal((await runStep(greet, { who: "지은" }, turn)).greeting, "hi");
    assert.equal(fake.calls.length - before, 2);
  });

  it("does not wait longer than the step may take", async () => {
    fake.queue(error(429, { retryAfter: 3600 }));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal((await runStep(greet, { who: "지은" }, turn)).greeting, "안녕하세요, 지은 님");
    assert.equal(turn.journal.entries()[0]?.error?.code, "model-rate-limited");
  });

  it("falls back when the model does not answer in time", async () => {
    fake.queue(hang());
    const turn = await createTestTurn({ env: fake.env, limits: { stepMs: 1_000, retries: 0 } });
    assert.equal((await runStep(greet, { who: "지은" }, turn)).loud, false);
    assert.equal(turn.journal.entries()[0]?.error?.code, "model-timeout");
  });

  it("asks no model once the budget is spent", async () => {
    fake.queue(json({ greeting: "hi", loud: false }, { usage: { input: 900, output: 200 } }));
    const turn = await createTestTurn({ env: fake.env, limits: { tokens: 1000 } });
    await runStep(greet, { who: "하나" }, turn);
    const before = fake.calls.length;
    await runStep(greet, { who: "둘" }, turn);
    assert.equal(fake.calls.length, before);
    assert.equal(
      turn.journal.entries().find((entry) => entry.kind === "step" && entry.fallbackFrom)?.error?.code,
      "budget-exceeded",
    );
  });

  it("counts tokens that the provider does not tell by the words, for a run that is resumed too", async () => {
    const journal = createMemoryJournal();
    fake.queue(endless("끝없이 "));
    const turn = await createTestTurn({ env: fake.env, limits: { tokens: 500 }, journal });
    await runStep(write, { about: "봄" }, turn);
    const before = fake.calls.length;
    assert.equal(await runStep(write, { about: "여름" }, turn), "여름에 대해 규칙이 씁니다.");
    const resumed = await createTestTurn({ env: fake.env, limits: { tokens: 500 }, journal });
    assert.equal(await runStep(write, { about: "가을" }, resumed), "가을에 대해 규칙이 씁니다.");
    assert.equal(fake.calls.length, before);
  });

  it("counts their money too when a run is resumed, for each attempt", async () => {
    const prices = { "compatible:fake-model": { inputPerMTok: 0, outputPerMTok: 1_000 } };
    const models = createModelRegistry({ env: fake.env, config: { prices } });
    const journal = createMemoryJournal();
    fake.queue(endless("끝없이 "));
    await runStep(write, { about: "봄" }, await createTestTurn({ models, journal }));
    const rows = await journal.load("turn-1");
    const resumed = async (attempts: number) => {
      const load = async () => rows.map((row) => ({ ...row, attempts }));
      const { budget } = await createTestTurn({ models, limits: { usd: 4 }, journal: { ...journal, load } });
      return budget.exhausted()?.code;
    };
    assert.deepEqual([await resumed(1), await resumed(3)], [undefined, "budget-exceeded"]);
  });

  it("asks no model of unknown price where money is limited, and says what to set; a free one is asked", async () => {
    const limits = { usd: 0.05 };
    const turn = await createTestTurn({ env: fake.env, limits });
    const before = fake.calls.length;
    assert.equal((await runStep(greet, { who: "하나" }, turn)).greeting, "안녕하세요, 하나 님");
    assert.equal(fake.calls.length, before);
    const { error } = turn.journal.entries()[0] ?? {};
    assert.equal(error?.code, "budget-exceeded");
    assert.match(error?.hint?.en ?? "", /models\.prices.*"compatible:fake-model"/);
    fake.queue(json({ greeting: "hi", loud: false }), json({ greeting: "hi", loud: false }));
    const prices = { "compatible:fake-model": { inputPerMTok: 0, outputPerMTok: 0 } };
    const priced = createModelRegistry({ env: fake.env, config: { prices } });
    assert.equal(
      (await runStep(greet, { who: "하나" }, await createTestTurn({ models: priced, limits }))).greeting,
      "hi",
    );
    const local = { JIHWI_MODEL: "ollama:fake-model", OLLAMA_BASE_URL: fake.url };
    assert.equal((await runStep(greet, { who: "하나" }, await createTestTurn({ env: local, limits }))).greeting, "hi");
  });

  it("stops when the turn is cancelled, and the provider sees it", async () => {
    fake.queue(hang());
    const stop = new AbortController();
    const turn = await createTestTurn({ env: fake.env, signal: stop.signal });
    const before = fake.calls.length;
    const running = runStep(greet, { who: "지은" }, turn);
    while (fake.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort(new JihwiError("cancelled", { message: { ko: "멈춤", en: "stopped" } }));
    await assert.rejects(running, (thrown: JihwiError) => thrown.code === "cancelled");
    await fake.calls.at(-1)?.closed;
    assert.equal(fake.calls.at(-1)?.aborted, true);
  });

  it("that fails without a rule keeps what its calls spent, and who was asked", async () => {
    const usage = { usage: { input: 40, output: 10 } };
    fake.queue(json({ word: 1 }, usage), json({ word: 2 }, usage));
    const turn = await createTestTurn({ env: fake.env });
    await assert.rejects(runStep(translate, { words: "hi" }, turn), /twice|두 번/);
    const [entry] = turn.journal.entries();
    assert.deepEqual([entry?.status, entry?.attempts], ["failed", 2]);
    assert.match(entry?.executor ?? "", /fake-model/);
    assert.deepEqual(totalsOf(turn.journal.entries()).usage, { inputTokens: 80, outputTokens: 20 });
  });

  it("whose model does not answer in time has cost nobody knows what; one that is refused has cost nothing", async () => {
    fake.queue(hang());
    const turn = await createTestTurn({ env: fake.env, limits: { stepMs: 1_000, retries: 0 } });
    await runStep(greet, { who: "지은" }, turn);
    assert.equal(totalsOf(turn.journal.entries()).cost, null);
    fake.queue(error(500));
    const refused = await createTestTurn({ env: fake.env, limits: { retries: 0 } });
    await runStep(greet, { who: "지은" }, refused);
    assert.equal(totalsOf(refused.journal.entries()).cost, 0);
  });

  it("names what to configure when it has no rule", async () => {
    await assert.rejects(runStep(translate, { words: "hi" }, await createTestTurn()), (thrown: JihwiError) => {
      assert.equal(thrown.code, "step-needs-model");
      assert.match(thrown.hint?.ko ?? "", /JIHWI_MODEL_EXTRACT/);
      return true;
    });
  });

  it("is not taken again in a turn that resumes from its journal", async () => {
    const journal = createMemoryJournal();
    fake.queue(json({ greeting: "first", loud: true }), json({ greeting: "second", loud: true }));
    const first = await createTestTurn({ env: fake.env, journal });
    await runStep(greet, { who: "지은" }, first);
    await runStep(greet, { who: "지은" }, first);
    const before = fake.calls.length;
    const again = await createTestTurn({ env: fake.env, journal });
    assert.equal((await runStep(greet, { who: "지은" }, again)).greeting, "first");
    assert.equal((await runStep(greet, { who: "지은" }, again)).greeting, "second");
    assert.equal(fake.calls.length, before, "finished steps are recalled");
    fake.queue(json({ greeting: "third", loud: true }));
    assert.equal((await runStep(greet, { who: "지은" }, again)).greeting, "third", "what is new is run");
  });
});

describe("a text", () => {
  it("streams as the model writes it", async () => {
    fake.queue(text("봄이 왔습니다. 꽃이 핍니다."));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal(await runStep(write, { about: "봄" }, turn), "봄이 왔습니다. 꽃이 핍니다.");
    assert.equal(turn.shown(), "봄이 왔습니다. 꽃이 핍니다.");
    assert.ok((turn.journal.entries()[0]?.usage?.outputTokens ?? 0) > 0);
  });

  it("is shown from its first sentence on, however slowly the rest comes", async () => {
    const first = "봄이 왔고 들에는 벌써 노란 꽃이 가득 피어 있습니다. ";
    const rest = Promise.withResolvers<void>();
    let shownBefore = "";
    fake.queue(slow([first, "그리고 여름이 옵니다."], 0, rest.promise));
    const turn = await createTestTurn({ env: fake.env });
    const written = runStep(write, { about: "봄" }, turn);
    while (shownBefore === "") {
      await new Promise((resolve) => setTimeout(resolve, 5));
      shownBefore = turn.shown();
    }
    assert.equal(shownBefore, first);
    rest.resolve();
    assert.equal(await written, `${first}그리고 여름이 옵니다.`);
  });

  it("in the wrong language is not shown; the model is asked once more, then the rule writes", async () => {
    fake.queue(text("Spring is here."), text("Spring is still here."));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal(await runStep(write, { about: "봄" }, turn), "봄에 대해 규칙이 씁니다.");
    assert.equal(turn.shown(), "봄에 대해 규칙이 씁니다.");
  });

  it("that breaks off stays as it is: nothing is written twice, no rule adds to it, and the end says so", async () => {
    fake.queue(dieMidStream("봄이 왔습니다. ".repeat(30)));
    const turn = await createTestTurn({ env: fake.env });
    const written = await runStep(write, { about: "봄" }, turn);
    assert.equal(turn.shown(), written);
    assert.match(written, /^봄이 왔습니다/);
    assert.doesNotMatch(written, /규칙이 씁니다/);
    assert.equal(endedOf(turn.journal.entries()), "partial");
    recordEnd(turn, "partial");
    const end = turn.part("ended");
    assert.equal(end?.partial, true);
    assert.equal(end?.reasons.length, 1);
  });

  it("that the model's length limit cuts is no whole answer: it stays, its tokens are counted, and the end says so", async () => {
    const beginning = "계약을 해지하려면 상대방에게 30일 전에 서면으로 알려야 하며, 다만 다음의 경우에는";
    fake.queue(text(beginning, { finish: "length", usage: { input: 7, output: 30 } }));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal(await runStep(write, { about: "해지" }, turn), beginning);
    const [entry] = turn.journal.entries();
    assert.equal(entry?.error?.code, "model-bad-output");
    assert.match(entry?.error?.message.ko ?? "", /길이 제한/);
    assert.deepEqual(entry?.usage, { inputTokens: 7, outputTokens: 30 });
    assert.equal(endedOf(turn.journal.entries()), "partial");
  });

  it("of which the length limit leaves a few words is followed by the rule's", async () => {
    fake.queue(text("봄이 오면", { finish: "length" }));
    const turn = await createTestTurn({ env: fake.env });
    assert.match(await runStep(write, { about: "봄" }, turn), /^봄이 오면\n\n---\n\n봄에 대해 규칙이 씁니다\.$/);
    assert.equal(endedOf(turn.journal.entries()), "fallback");
  });

  it("that streams slowly is not cut by the time limit of a step, which counts silence", async () => {
    // The limit is long against a loaded machine's pauses.
    fake.queue(slow(Array(60).fill("봄이 왔습니다. "), 75));
    const turn = await createTestTurn({ env: fake.env, limits: { stepMs: 4_000 } });
    assert.equal(await runStep(write, { about: "봄" }, turn), "봄이 왔습니다. ".repeat(60));
  });

  it("of white space alone is no answer: the rule writes", async () => {
    fake.queue(text("\n".repeat(5_000)), text("\n \n".repeat(5_000)));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal(await runStep(write, { about: "봄" }, turn), "봄에 대해 규칙이 씁니다.");
    assert.equal(turn.shown(), "봄에 대해 규칙이 씁니다.");
  });

  it("of which the filter leaves nothing is no answer: the rule writes", async () => {
    // Marks that only the filter knows for such, and a full stop that nobody would read as an answer.
    fake.queue(text("【99】 【98】"), text("【97】."));
    const filter = () => ({ push: (delta: string) => delta.replace(/【\d+】/g, ""), flush: () => "" });
    const plain = { ...write, check: () => null };
    const turn = await createTestTurn({ env: fake.env });
    assert.equal(await runStep(plain, { about: "봄" }, turn, { filter }), "봄에 대해 규칙이 씁니다.");
  });

  it("that is cancelled keeps what was read of it", async () => {
    fake.queue(slow(Array(40).fill("봄이 왔습니다. "), 1, new Promise(() => {})));
    const stop = new AbortController();
    const turn = await createTestTurn({ env: fake.env, signal: stop.signal });
    const running = runStep(write, { about: "봄" }, turn);
    while (turn.shown() === "") await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort(new JihwiError("cancelled", { message: { ko: "멈춤", en: "stopped" } }));
    await assert.rejects(running, (thrown: JihwiError) => thrown.code === "cancelled");
    const [kept] = messageParts(turn.journal.entries()).filter((part) => part.type === "text");
    assert.equal(kept?.text, turn.shown());
  });

  it("without an end is cut", async () => {
    fake.queue(endless("끝없이 "));
    const turn = await createTestTurn({ env: fake.env });
    assert.equal((await runStep(write, { about: "봄" }, turn)).length, 2_000);
    assert.equal(endedOf(turn.journal.entries()), "partial");
    assert.match(turn.journal.entries()[0]?.error?.message.en ?? "", /longer than 2,000 characters/);
  });

  it("without an end is cut behind a whole word, and never within a letter", async () => {
    fake.queue(endless("봄은 다시 옵니다. "));
    const turn = await createTestTurn({ env: fake.env });
    assert.match(await runStep(write, { about: "봄" }, turn), /(?:봄은|다시|옵니다\.)$/);
    fake.queue(endless("가😀"));
    const letters = await runStep(write, { about: "여름" }, await createTestTurn({ env: fake.env }));
    assert.deepEqual([letters.length, letters.isWellFormed()], [1_999, true]);
  });

  it("passes through the filter on its way to the reader, whoever wrote it", async () => {
    const filter = () => ({ push: (delta: string) => delta.replaceAll("규칙", "코드"), flush: () => "." });
    const turn = await createTestTurn();
    assert.equal(await runStep(write, { about: "봄" }, turn, { filter }), "봄에 대해 코드이 씁니다..");
  });
});

describe("a choice of tools", () => {
  const choose = defineCallStep({
    name: "test.choose",
    role: "plan",
    input: z.object({ question: z.string() }),
    maxCalls: 1,
    tools: () => [
      {
        name: "look_up",
        description: { ko: "낱말을 찾는다.", en: "Looks a word up." },
        input: z.object({ word: z.string() }),
      },
    ],
    prompt: ({ question }) => ({ instructions: "Choose.", messages: [{ role: "user", content: question }] }),
    rule: ({ question }) => ({ text: "", calls: [{ tool: "look_up", arguments: { word: question } }] }),
  });

  it("takes the calls that fit and drops those over the limit", async () => {
    fake.queue(
      toolCalls([
        { name: "look_up", arguments: { word: "봄" } },
        { name: "look_up", arguments: { word: "여름" } },
      ]),
    );
    const chosen = await runStep(choose, { question: "계절" }, await createTestTurn({ env: fake.env }));
    assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
    assert.equal(chosen.dropped?.length, 1);
  });

  it("may be none", async () => {
    fake.queue(text("도구가 필요 없습니다."));
    const chosen = await runStep(choose, { question: "안녕" }, await createTestTurn({ env: fake.env }));
    assert.deepEqual(chosen.calls, []);
  });

  it("that the length limit cut is none: the rule chooses after a second one", async () => {
    const cut = text("먼저 낱말을 찾으려면", { finish: "length" });
    fake.queue(cut, cut);
    const chosen = await runStep(choose, { question: "봄" }, await createTestTurn({ env: fake.env }));
    assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
  });

  it("never runs a tool that does not exist: the rule chooses after a second wrong answer", async () => {
    const wrong = toolCalls([{ name: "delete_everything", arguments: {} }]);
    fake.queue(wrong, wrong);
    const chosen = await runStep(choose, { question: "봄" }, await createTestTurn({ env: fake.env }));
    assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
  });

  describe("whose words the reader sees", () => {
    const answered = { name: "look_up", arguments: { word: "봄" } };
    const wordsIn = (turn: Awaited<ReturnType<typeof createTestTurn>>) =>
      messageParts(turn.journal.entries()).flatMap((part) => (part.type === "text" ? [part.text] : []));

    it("are cut where the model comes to no end", async () => {
      fake.queue(endless("끝없이 ".repeat(200)));
      const turn = await createTestTurn({ env: fake.env });
      const chosen = await runStep(choose, { question: "계절" }, turn, { stream: true });
      assert.deepEqual([chosen.text.length, chosen.calls], [24_000, []]);
      assert.equal(endedOf(turn.journal.entries()), "partial");
    });

    it("streams them as the model writes them, and keeps them in its row", async () => {
      fake.queue(text("계절을 하나씩 찾아보겠습니다."));
      const turn = await createTestTurn({ env: fake.env });
      const chosen = await runStep(choose, { question: "계절" }, turn, { stream: true });
      const deltas = turn.chunks.filter(({ type }) => type === "text-delta");
      assert.ok(deltas.length > 1, "more than one piece");
      assert.equal(chosen.text, "계절을 하나씩 찾아보겠습니다.");
      assert.deepEqual(wordsIn(turn), [chosen.text]);
      assert.equal(fake.calls.at(-1)?.stream, true);
    });

    it("stay where the length limit cuts them, and the end says so", async () => {
      fake.queue(text("계절을 하나씩 찾아보면 봄은 3월에", { finish: "length" }));
      const turn = await createTestTurn({ env: fake.env });
      const chosen = await runStep(choose, { question: "계절" }, turn, { stream: true });
      assert.equal(chosen.text, "계절을 하나씩 찾아보면 봄은 3월에");
      assert.equal(endedOf(turn.journal.entries()), "partial");
    });

    it("does not say them twice when a call has to be mended", async () => {
      fake.queue(
        toolCalls([{ name: "no_such_tool", arguments: {} }], { words: "찾아볼게요." }),
        toolCalls([answered], { words: "찾아볼게요, 다시." }),
      );
      const turn = await createTestTurn({ env: fake.env });
      const chosen = await runStep(choose, { question: "봄" }, turn, { stream: true });
      assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
      assert.deepEqual(wordsIn(turn), ["찾아볼게요."]);
    });

    it("goes on by the rule, and leaves no rejection behind, where the model falls silent", async () => {
      fake.queue(slow(["찾아보겠습니다. ", "그리고"], 0, new Promise(() => {})));
      const turn = await createTestTurn({ env: fake.env, limits: { stepMs: 2_000 } });
      const chosen = await runStep(choose, { question: "봄" }, turn, { stream: true });
      assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
      assert.equal(turn.journal.entries()[0]?.error?.code, "model-timeout");
    });

    it("goes on by the rule after words that broke off", async () => {
      fake.queue(dieMidStream("찾아보"));
      const turn = await createTestTurn({ env: fake.env, limits: { retries: 0 } });
      const chosen = await runStep(choose, { question: "봄" }, turn, { stream: true });
      assert.deepEqual(chosen.calls, [{ tool: "look_up", arguments: { word: "봄" } }]);
      assert.equal(chosen.text, "찾아보");
    });
  });

  describe("whose words are an answer", () => {
    const answer = {
      ...choose,
      checkWords: (words: string) => (languageOf(words, "ko") === "ko" ? null : "write in Korean"),
      rule: () => ({ text: "규칙이 답합니다.", calls: [] }),
    };
    const asked = { question: "봄" };

    it("are looked at before any of them is shown", async () => {
      fake.queue(text("In English, by mistake, and at some length."), text("봄은 세 번째 달에 옵니다."));
      const turn = await createTestTurn({ env: fake.env });
      const chosen = await runStep(answer, asked, turn, { stream: true });
      assert.equal(chosen.text, "봄은 세 번째 달에 옵니다.");
      assert.ok(!turn.chunks.some((chunk) => chunk.type === "text-delta" && chunk.delta.includes("English")));
    });

    it("stay without a call that does not fit, and are not asked for again", async () => {
      fake.queue(toolCalls([{ name: "no_such_tool", arguments: {} }], { words: "봄은 세 번째 달에 옵니다." }));
      const chosen = await runStep(answer, asked, await createTestTurn({ env: fake.env }), { stream: true });
      assert.deepEqual([chosen.text, chosen.calls, chosen.dropped?.length], ["봄은 세 번째 달에 옵니다.", [], 1]);
    });

    it("stay where they break off, and the end says so", async () => {
      fake.queue(dieMidStream(`봄은 세 번째 달에 옵니다. ${"여름은 그 뒤입니다. ".repeat(12)}`));
      const turn = await createTestTurn({ env: fake.env, limits: { retries: 0 } });
      const chosen = await runStep(answer, asked, turn, { stream: true });
      assert.match(chosen.text, /여름은 그 뒤입니다/);
      assert.doesNotMatch(chosen.text, /규칙이/);
      assert.equal(endedOf(turn.journal.entries()), "partial");
    });
  });

  it("is told which day it is where the reader lives", async () => {
    fake.queue(text("도구가 필요 없습니다."));
    const dated = {
      ...choose,
      prompt: (_: unknown, { today = "" }: PromptContext) => ({
        instructions: today,
        messages: [{ role: "user" as const, content: "?" }],
      }),
    };
    await runStep(
      dated,
      { question: "?" },
      await createTestTurn({ env: fake.env, startedAt: Date.UTC(2026, 0, 1, 20), timeZone: "Asia/Seoul" }),
    );
    assert.match(fake.calls.at(-1)?.text ?? "", /2026-01-02/);
  });
});
