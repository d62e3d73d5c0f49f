import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import "#agents/chat";
import "#agents/research";
import { learnedRuleNamed, shippedWeights } from "#learning";
import { toJihwiError } from "#protocol";
import { openStore, type Store, type TaughtPlace } from "#store";
import { temporaryFolder } from "#store/testing";
import { trainingCases } from "../../test/training-cases.ts";
import { createOwnRules, type OwnRules } from "./own-rules.ts";
import { shippedFingerprint } from "./shipped-fingerprint.ts";

const step = "chat.select-tool";

/** What the installation's model does, which the shipped rule does not know: each of its matters goes to a tool of its own. */
const policy = {
  reasoning: ["견적", "단가", "납기", "발주", "재고"],
  web_search: ["구내식당", "셔틀버스", "주차장", "회의실", "사물함"],
  get_current_time: ["교대", "당직", "순번", "야간조", "주간조"],
  none: ["수고", "덕담", "칭찬", "농담", "응원"],
};
const changed = { ...policy, reasoning: policy.web_search, web_search: policy.reasoning };
const frames = [
  ["%s 건 어떻게 돼?", "%s 좀 봐줘요", "이번 %s 말인데요", "%s 알려주세요", "%s 어디까지 됐나"],
  ["오늘 %s 궁금해요", "김 과장님 %s 부탁", "%s 관련해서요", "혹시 %s 되나요", "우리 팀 %s 정리"],
  ["새로 온 %s 건이요", "%s 한번 확인", "급한데 %s 좀", "그 %s 있잖아요", "%s 물어볼게"],
].flat();

interface Asked {
  readonly question: string;
  readonly tool: string;
}

function questions(tools: Readonly<Record<string, readonly string[]>>, kept: (at: number) => boolean): Asked[] {
  const all = frames.flatMap((frame) =>
    Object.entries(tools).flatMap(([tool, matters]) =>
      matters.map((matter) => ({ question: frame.replace("%s", matter), tool })),
    ),
  );
  return all.filter((_, at) => kept(at));
}

/** A week of turns in which the model chose these tools. */
function week(store: Store, name: string, asked: readonly Asked[]): Promise<void> {
  const decided = asked.map(({ question, tool }) => ({
    input: inputOf(question),
    output: { selected_tool: tool, reason: "", query: "" },
  }));
  return journal(store, { name, step, decided });
}

interface Decided {
  readonly input: unknown;
  readonly output: unknown;
}

/** A turn in which the model took these decisions. */
async function journal(
  store: Store,
  { name, step, decided }: { name: string; step: string; decided: readonly Decided[] },
): Promise<void> {
  await store.sessions.create({ id: name, agent: "chat", title: name });
  await store.turns.start({ id: name, sessionId: name, agent: "chat", title: name, input: {}, owner: "test" });
  for (const [at, { input, output }] of decided.entries())
    await store.journal.append([
      {
        turnId: name,
        seq: at + 1,
        key: `k${at}`,
        kind: "step",
        name: step,
        status: "finished",
        input,
        output,
        shown: null,
        prompt: null,
        promptHash: null,
        executor: "fake:model",
        fallbackFrom: null,
        reason: null,
        attempts: 1,
        usage: null,
        cost: null,
        startedAt: Date.now(),
        endedAt: Date.now(),
        error: null,
      },
    ]);
}

const inputOf = (question: string, toolHistory: readonly { tool: string; query: string }[] = []) => ({
  question,
  toolHistory,
  toolResults: [],
  documents: [],
  webConfigured: true,
  iteration: 0,
  maxIterations: 5,
});

/** Whether the rule decides instead of the model, where its step says what was learned. */
function isRuled(rules: OwnRules, input: unknown, name = step) {
  const rule = learnedRuleNamed(name);
  const expect = rule?.valuesFor(input)[0]?.expect;
  const learned = rule?.answer({ input, expect }, rules.weights)?.label ?? "";
  return rules.prefers(name, input, async () => rule?.values[learned]?.expect);
}

async function countRuled(rules: OwnRules, inputs: readonly unknown[], name = step): Promise<number> {
  const ruled = await Promise.all(inputs.map((input) => isRuled(rules, input, name)));
  return ruled.filter(Boolean).length;
}

test("a week with a model teaches the rule, which then saves its calls, and a model that changes is noticed", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const notices: string[] = [];
  const rules = createOwnRules(store, { prefer: true, tell: ({ en }) => notices.push(en) });
  await week(
    store,
    "monday",
    questions(policy, (at) => at % 7 < 5),
  );

  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  const [learned] = await rules.learn(step);
  const [all, own] = [process.cpuUsage(before).user, process.threadCpuUsage(ownBefore).user];
  assert.ok(own < all / 2, `another thread learns, so that requests are answered: ${own} of ${all}`);
  assert.ok(learned?.taken && learned.mayDecide && learned.accuracy !== null, JSON.stringify(learned));
  assert.ok(learned.accuracy.before < 0.7 && learned.accuracy.after >= 0.95, JSON.stringify(learned));

  const fresh = questions(policy, (at) => at % 7 >= 5);
  const freshInputs = fresh.map(({ question }) => inputOf(question));
  const saved = await countRuled(rules, freshInputs);
  assert.ok(saved >= 0.6 * fresh.length, `${saved} of ${fresh.length}`);

  await week(
    store,
    "sunday",
    questions(changed, (at) => at % 7 >= 5),
  );
  await rules.refresh();
  assert.equal(notices.length, 1);
  assert.equal(await countRuled(rules, freshInputs), 0, "switched back");

  await store.sessions.remove("monday");
  await store.sessions.remove("sunday");
  assert.equal(
    (await rules.overview()).steps.find((one) => one.step === step)?.cases,
    0,
    "cases go with their session",
  );

  assert.deepEqual(await rules.undo(step), [{ step, undone: true }]);
  assert.equal(rules.weights(step), undefined);
});

test("a shipped rule that decides as the model does already decides instead of it once it was measured", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rule = learnedRuleNamed("chat.rewrite");
  assert.ok(rule);
  const decided = trainingCases(rule.name).flatMap((one) => {
    const answer = rule.answer(one, undefined);
    return answer?.settles === true ? [{ input: one.input, output: rule.values[answer.label]?.expect }] : [];
  });
  const taken: string[] = [];
  const rules = createOwnRules(store, { prefer: true, tell: () => {}, tookVersion: (name) => taken.push(name) });
  const inputs = decided.map(({ input }) => input);
  const spared = () => countRuled(rules, inputs, rule.name);

  await journal(store, { name: "morning", step: rule.name, decided: decided.slice(0, 19) });
  const few = { step: rule.name, cases: 19, accuracy: null, taken: false, mayDecide: false };
  assert.deepEqual(await rules.learn(rule.name), [few]);
  assert.equal(await spared(), 0);
  assert.deepEqual(taken, []);

  await journal(store, { name: "evening", step: rule.name, decided: decided.slice(19, 60) });
  const [learned] = await rules.learn(rule.name);
  assert.deepEqual([learned?.accuracy?.before, learned?.taken, learned?.mayDecide], [1, false, true]);
  assert.ok(Buffer.from(shippedWeights(rule)).equals(rules.weights(rule.name) ?? new Uint8Array()));
  assert.ok((await spared()) >= 60, `${await spared()} of ${decided.length}`);

  assert.deepEqual(taken, [rule.name]);

  await rules.undo(rule.name);
  assert.equal(await spared(), 0);
});

test("weights that were learned beside others than the shipped ones decide nothing, which is told once", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rule = learnedRuleNamed(step);
  assert.ok(rule);
  const facts = { cases: 100, accuracy: { before: 0.5, after: 1 }, sureFrom: 0 };
  const notices: string[] = [];
  const open = async () => {
    const rules = createOwnRules(store, { prefer: true, tell: ({ en }) => notices.push(en) });
    await rules.refresh();
    return rules;
  };

  await store.learning.take(step, shippedWeights(rule), { ...facts, shipped: shippedFingerprint(rule) });
  const learned = await open();
  assert.ok(learned.weights(step) && (await isRuled(learned, inputOf("견적 건 어떻게 돼?"))));
  assert.deepEqual(notices, []);

  for (const shipped of ["of another version", undefined]) {
    await store.learning.take(step, shippedWeights(rule), { ...facts, shipped });
    for (const rules of [await open(), await open()]) {
      assert.ok(rules.weights(step) === undefined);
      assert.equal(await isRuled(rules, inputOf("견적 건 어떻게 돼?")), false);
      assert.equal((await rules.overview()).steps.find((one) => one.step === step)?.sureFrom, null);
    }
    assert.match(notices.splice(0).join(), /^[^,]*learn again[^,]*$/);
  }
});

test("the environment decides whether rules come first, and what it says is not kept", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const settingsUnder = async (prefer: boolean | null) => {
    const { settings, preferSetBy } = await createOwnRules(store, { prefer, tell: () => {} }).overview();
    return { ...settings, preferSetBy };
  };
  const opened = createOwnRules(store, { prefer: true, tell: () => {} });
  assert.deepEqual(await opened.change({ daily: true }), { prefer: true, daily: true });
  assert.deepEqual(await settingsUnder(null), { prefer: false, daily: true, preferSetBy: null });

  assert.deepEqual(await opened.change({ prefer: false }), { prefer: true, daily: true });
  assert.deepEqual(await settingsUnder(true), { prefer: true, daily: true, preferSetBy: "JIHWI_RULES" });
  await createOwnRules(store, { prefer: null, tell: () => {} }).change({ prefer: true });
  assert.deepEqual(await settingsUnder(false), { prefer: false, daily: true, preferSetBy: "JIHWI_RULES" });
  assert.deepEqual(await settingsUnder(null), { prefer: true, daily: true, preferSetBy: null });
});

test("a rule that is undone and learned anew has its old number and nothing else of the old one", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rule = learnedRuleNamed(step) ?? assert.fail();
  const facts = { cases: 100, accuracy: { before: 0.5, after: 1 }, sureFrom: 0 };
  const [one, other] = [0, 1].map(() => createOwnRules(store, { prefer: true, tell: () => {} }));
  assert.ok(one && other);
  const learnAnew = async (weights: Uint8Array, shipped: string) => {
    await setTimeout(2);
    await store.learning.take(step, weights, { ...facts, shipped });
    for (const rules of [one, other]) await rules.refresh();
  };
  const stateOf = async (rules: OwnRules) => (await rules.overview()).steps.find((known) => known.step === step);

  await learnAnew(shippedWeights(rule), "of another version");
  assert.equal((await stateOf(one))?.switchedBack, true);
  await one.undo(step);
  await learnAnew(shippedWeights(rule), shippedFingerprint(rule));
  assert.equal((await stateOf(one))?.switchedBack, false, "what was switched back is gone");
  assert.equal(await isRuled(one, inputOf("견적 건 어떻게 돼?")), true);

  await store.learning.undo(step);
  const anew = Uint8Array.of(1, 2, 3);
  await learnAnew(anew, shippedFingerprint(rule));
  assert.deepEqual(other.weights(step), anew, "another process decides by it too");
});

test("a rule that was switched back stays so when its unchanged weights are measured again", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rule = learnedRuleNamed("chat.rewrite") ?? assert.fail();
  const [same, other] = ["false", "true"].map((label) => rule.values[label]?.expect);
  const inputs = trainingCases(rule.name).flatMap((one) => {
    const answer = rule.answer(one, undefined);
    return answer?.settles === true && answer.label === "false" ? [one.input] : [];
  });
  const rules = createOwnRules(store, { prefer: true, tell: () => {} });
  const isSwitchedBack = async () =>
    (await rules.overview()).steps.find((known) => known.step === rule.name)?.switchedBack;
  const facts = { cases: 100, accuracy: { before: 1, after: 1 }, sureFrom: 0, shipped: shippedFingerprint(rule) };
  await store.learning.take(rule.name, shippedWeights(rule), facts);
  await setTimeout(2);
  const agreed = inputs.slice(2).map((input) => ({ input, output: same }));
  await journal(store, { name: "agreed", step: rule.name, decided: agreed });
  assert.equal(await isSwitchedBack(), false);
  await setTimeout(2);
  const differing = inputs.slice(0, 2).map((input) => ({ input, output: other }));
  await journal(store, { name: "differing", step: rule.name, decided: differing });
  assert.equal(await isSwitchedBack(), true);

  const [learned] = await rules.learn(rule.name);
  assert.deepEqual([learned?.taken, learned?.mayDecide, await isSwitchedBack()], [false, false, true]);
});

test("who closes while a rule learns does not wait for the lesson, and nothing is written afterwards", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  await week(
    store,
    "monday",
    questions(policy, (at) => at < 40),
  );
  const reading = Promise.withResolvers<void>();
  const learning = {
    ...store.learning,
    taughtAt: (places: readonly TaughtPlace[]) => {
      reading.resolve();
      return store.learning.taughtAt(places);
    },
  };
  const rules = createOwnRules({ ...store, learning }, { prefer: false, tell: () => {} });
  const learned = rules.learn(step).then(
    () => "learned",
    (thrown) => toJihwiError(thrown).code,
  );
  await reading.promise;
  await setTimeout(50);
  await rules.close();
  assert.equal(await learned, "cancelled");
  assert.equal(await rules.learn(step).catch((thrown) => toJihwiError(thrown).code), "cancelled");
  assert.deepEqual(await store.learning.latest(), []);
});

test("a rule decides in a model's place only what it is compared in: its first decision, as it was learned", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rule = learnedRuleNamed(step) ?? assert.fail();
  const facts = { cases: 100, accuracy: { before: 0.5, after: 1 }, sureFrom: 0, shipped: shippedFingerprint(rule) };
  await store.learning.take(step, shippedWeights(rule), facts);
  const rules = createOwnRules(store, { prefer: true, tell: () => {} });
  await rules.refresh();
  const question = "지금 몇 시야?";
  const input = inputOf(question);
  const learned = rule.answer({ input, expect: { selected_tool: "none" } }, rules.weights)?.label;
  const prefers = (given: unknown, selected_tool: string | undefined) =>
    rules.prefers(step, given, async () => ({ selected_tool }));
  assert.equal(await prefers(input, learned), true);
  assert.equal(await prefers(input, "a_tool_with_a_cue"), false, "code took another than was learned");
  const later = inputOf(question, [{ tool: "get_current_time", query: question }]);
  assert.equal(await prefers(later, learned), false, "a later round");
});

test("what a step says beside its decision is never the rule's in a model's place", () => {
  const answerOf = (name: string, input: unknown, expect: unknown) =>
    learnedRuleNamed(name)?.answer({ input, expect }, undefined) ?? assert.fail(name);
  const history = [{ role: "user", text: "해지 위약금이 있나요?" }];
  const rewritten = ["그건 얼마야?", "김치찌개 끓이는 법 알려줘"].map((text) =>
    answerOf("chat.rewrite", { text, history, summary: "" }, { refers_back: true }),
  );
  assert.deepEqual(
    rewritten.map(({ label, settles }) => [label, settles]),
    [
      ["true", false],
      ["false", true],
    ],
  );
  const researched = answerOf("research.choose-tool", { message: "그래프 신경망 논문 찾아줘" }, { calls: [] });
  assert.equal(researched.settles, false, "a tool of research has arguments, and no tool has words");
});

test("a correction becomes a case, whoever decided", async (t) => {
  const store = await openStore({ dataDir: join(await temporaryFolder(t), "data") });
  t.after(() => store.close());
  const rules = createOwnRules(store, { prefer: false, tell: () => {} });
  await week(store, "one", [{ question: "견적 건 어떻게 돼?", tool: "web_search" }]);
  await rules.correct("one", 1, { selected_tool: "reasoning" });
  const taught = await store.learning.taughtAt(await store.learning.taughtPlaces(step, 10));
  assert.deepEqual(
    taught.map(({ expect, correctedAt }) => [expect, correctedAt !== null]),
    [[{ selected_tool: "reasoning" }, true]],
  );
});
