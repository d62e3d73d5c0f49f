import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { z } from "zod";
import { learnedRuleNamed } from "#learning";
import { learningApi, sessionDetailSchema, tracesApi, turnsApi } from "#protocol";
import { json, startFakeProvider } from "../fakes/index.ts";
import { trainingCases } from "../training-cases.ts";
import { chunksOf, openTestApp, textIn } from "./open-test-app.ts";

const fake = await startFakeProvider();
const test = await openTestApp({ ...fake.env, JIHWI_MODEL: "rules" });
after(async () => {
  await test[Symbol.asyncDispose]();
  await fake.close();
});

async function askOnce(session: string, question: string): Promise<string> {
  const response = await test.ask("chat", session, question);
  await chunksOf(response);
  return response.headers.get("x-jihwi-turn-id") ?? "";
}

const replay = async (id: string, body: object) => {
  const response = await test.request(`/api/traces/${id}/replay`, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};

describe("a turn that is run again", () => {
  it("gives the same by rules, step by step", async () => {
    const id = await askOnce("again", "지금 몇 시야?");
    const { steps } = tracesApi.replay.answer.parse((await replay(id, { model: "rules" })).body);
    assert.ok(steps.length > 0);
    assert.ok(steps.every(({ after: { executor }, differences }) => executor === "rule" && differences.length === 0));
    const [first] = steps;
    const one = await replay(id, { model: "rules", seq: first?.seq });
    assert.deepEqual(
      tracesApi.replay.answer.parse(one.body).steps.map(({ seq }) => seq),
      [first?.seq],
    );
  });

  it("says where a model differs from the rule, and what the model took", async () => {
    const id = await askOnce("differs", "지금 몇 시야?");
    const trace = tracesApi.read.answer.parse(await (await test.request(`/api/traces/${id}`)).json());
    const chosen = trace.entries.find(({ name }) => name === "chat.select-tool");
    fake.respond(() => json({ ...(chosen?.output as object), selected_tool: "none" }));
    const { body } = await replay(id, {
      model: fake.env.JIHWI_MODEL,
      seq: chosen?.seq,
      language: "en",
    });
    const [step] = tracesApi.replay.answer.parse(body).steps;
    assert.ok(step?.differences.some(({ path }) => path === "selected_tool"));
    assert.ok((step?.after.usage?.inputTokens ?? 0) > 0);
    assert.match(JSON.stringify(fake.calls.at(-1)?.body), /time|tool/i);
    assert.doesNotMatch(JSON.stringify(fake.calls.at(-1)?.body), /도구를 고르/, "the prompt was asked for in English");
  });

  it("refuses a model that does not exist", async () => {
    const id = await askOnce("no-model", "안녕");
    assert.equal((await replay(id, { model: "nobody:nothing" })).status, 400);
  });
});

describe("a trace that is removed", () => {
  it("is gone with its journal, and the conversation stays", async () => {
    const id = await askOnce("forget", "안녕");
    assert.equal((await test.request(`/api/traces/${id}`, { method: "DELETE" })).status, 200);
    assert.equal((await test.request(`/api/traces/${id}`)).status, 404);
    const session = await (await test.request("/api/sessions/forget")).json();
    assert.equal(session.messages.length, 2);
  });

  it("is not one that still runs", async () => {
    await test.jihwi.store.sessions.ensure({ id: "running", agent: "chat" });
    await test.jihwi.store.turns.start({
      id: "turn-running",
      sessionId: "running",
      agent: "chat",
      title: "",
      input: null,
      owner: "another process",
    });
    assert.equal((await test.request("/api/traces/turn-running", { method: "DELETE" })).status, 409);
    await test.jihwi.store.turns.forget("turn-running");
  });
});

it("sums of turns are told by day, agent, model and session", async () => {
  await askOnce("summed", "안녕");
  await askOnce("summed", "지금 몇 시야?");
  const sums = async (by: string) =>
    tracesApi.sums.answer.parse(await (await test.request(`/api/traces/sums?by=${by}&timeZone=Asia/Seoul`)).json());
  const session = (await sums("session")).rows.find(({ key }) => key === "summed");
  assert.deepEqual([session?.count, session?.title, session?.agent], [2, "안녕", "chat"]);
  const [day] = (await sums("day")).rows;
  assert.match(day?.key ?? "", /^\d{4}-\d{2}-\d{2}$/);
  const [agent] = (await sums("agent")).rows;
  assert.equal(agent?.key, "chat");
  assert.equal(agent?.count, (await sums("agent")).total.count);
  assert.deepEqual(
    (await sums("model")).rows.map(({ key }) => key),
    ["rule"],
  );
  assert.equal((await test.request("/api/traces/sums?timeZone=Nowhere")).status, 400);
});

describe("a decision that a user corrects", () => {
  const decisionsOf = async (id: string) =>
    learningApi.decisions.answer.parse(await (await test.request(`/api/traces/${id}/decisions`)).json()).decisions;
  const correct = (id: string, seq: number | undefined, expect: object) =>
    test.request(`/api/traces/${id}/corrections`, { method: "POST", body: JSON.stringify({ seq, expect }) });
  const againOf = async (id: string) => {
    const response = await test.request(`/api/turns/${id}/again`, { method: "POST" });
    const { turnId } = turnsApi.again.answer.parse(await response.json());
    return { turnId, said: textIn(await chunksOf(await test.request(`/api/turns/${turnId}/stream`))) };
  };
  const sessionOf = async (id: string) =>
    sessionDetailSchema.parse(await (await test.request(`/api/sessions/${id}`)).json());

  it("is taken that way when the turn is run again, and both answers stay", async () => {
    const id = await askOnce("corrected", "안녕하세요");
    const [decision] = await decisionsOf(id);
    assert.deepEqual([decision?.step, decision?.chosen, decision?.corrected], ["chat.select-tool", "none", null]);
    assert.ok(!decision?.values.some(({ label }) => label === "search_pdf_knowledge"), "no document is attached");
    const clock = decision?.values.find(({ label }) => label === "get_current_time");
    assert.equal((await correct(id, decision?.seq, clock?.expect ?? {})).status, 200);
    assert.equal((await decisionsOf(id))[0]?.corrected, "get_current_time");

    const { turnId, said } = await againOf(id);
    assert.match(said, /오늘은/);
    const { messages } = await sessionOf("corrected");
    assert.deepEqual(
      messages.map(({ role, versions }) => [role, versions.length]),
      [
        ["user", 1],
        ["assistant", 2],
      ],
    );
    assert.match(JSON.stringify(messages[1]?.parts), /고쳐 주신 대로 다시 답합니다: 날짜와 시각 보기/);
    assert.equal((await decisionsOf(turnId))[0]?.chosen, "get_current_time");
    assert.match((await againOf(turnId)).said, /오늘은/, "what was corrected stays so");
  });

  it("stands for every further answer to its question", async () => {
    const id = await askOnce("again-corrected", "안녕하세요");
    const [decision] = await decisionsOf(id);
    const clock = decision?.values.find(({ label }) => label === "get_current_time");
    await correct(id, decision?.seq, clock?.expect ?? {});
    await againOf(id);
    const answerAgain = async (messageId: string | undefined) => {
      const more = { trigger: "regenerate-message", messageId };
      return textIn(await chunksOf(await test.ask("chat", "again-corrected", "안녕하세요", more)));
    };
    const [question, answer] = (await sessionOf("again-corrected")).messages;
    assert.match(await answerAgain(answer?.id), /오늘은/, "the corrected answer, made again");
    assert.match(await answerAgain(question?.id), /오늘은/, "the answer of a question that is named");
    assert.match(await answerAgain(answer?.versions[0]), /오늘은/, "the answer that was corrected");
    const shown = (await sessionOf("again-corrected")).messages.at(-1);
    assert.equal(shown?.versions.length, 5);
    assert.match(JSON.stringify(shown?.parts), /고쳐 주신 대로 다시 답합니다/);
    await test.request(`/api/traces/${shown?.metadata?.turnId}`, { method: "DELETE" });
    assert.doesNotMatch(await answerAgain(shown?.id), /오늘은/, "a removed trace takes its corrections along");
  });

  it("is shown as what was done, where code looks in the documents before the web", async () => {
    const { sessionId, message } = await test.jihwi.library.samples.open("chat", "en");
    const [document] = await test.jihwi.store.documents.attached(sessionId);
    const options = { documents: [document?.id] };
    const response = await test.ask("chat", sessionId, message, { options });
    await chunksOf(response);
    const id = response.headers.get("x-jihwi-turn-id") ?? "";
    const { entries } = tracesApi.read.answer.parse(await (await test.request(`/api/traces/${id}`)).json());
    const run = entries.find(({ kind }) => kind === "tool");
    const [decision] = await decisionsOf(id);
    assert.deepEqual([decision?.chosen, run?.name], ["search_pdf_knowledge", "search_pdf_knowledge"]);

    const web = decision?.values.find(({ label }) => label === "web_search");
    await correct(id, decision?.seq, web?.expect ?? {});
    const { turnId } = await againOf(id);
    const again = tracesApi.read.answer.parse(await (await test.request(`/api/traces/${turnId}`)).json());
    assert.equal(again.entries.find(({ kind }) => kind === "tool")?.name, "web_search");
    const invariants = again.entries.filter(({ kind }) => kind === "invariant");
    assert.ok(invariants.length > 0);
    assert.doesNotMatch(JSON.stringify(invariants), /the web was searched first/);
  });

  it("is refused where there is no such decision, or it cannot be so", async () => {
    const id = await askOnce("refused", "안녕하세요");
    const [decision] = await decisionsOf(id);
    assert.equal((await correct(id, 999, { selected_tool: "none" })).status, 404);
    assert.equal((await correct(id, decision?.seq, { selected_tool: "search_pdf_knowledge" })).status, 400);
    assert.equal((await correct(id, decision?.seq, { nonsense: true })).status, 400);
    assert.equal((await correct("nothing", 1, { selected_tool: "none" })).status, 404);
  });

  it("can be any of the values that it is offered, in every step that learns", async () => {
    const steps = [...test.jihwi.agents.values()].flatMap((agent) => agent.steps ?? []);
    const tried = new Set<string>();
    for (const step of steps) {
      const rule = learnedRuleNamed(step.name);
      if (rule === undefined || Object.keys(rule.values).length === 0) continue;
      const given = trainingCases(rule.name).find(({ input }) => hasHistory(input));
      const parsed = z.safeParse(step.input, given?.input);
      if (!parsed.success) continue;
      for (const { label, expect } of rule.valuesFor(parsed.data)) {
        const output: unknown = await step.rule?.(parsed.data, { language: "ko", corrected: expect });
        assert.equal(rule.labelOf({ input: parsed.data, expect: output }), label, `${step.name} ${label}`);
        tried.add(step.name);
      }
    }
    assert.deepEqual([...tried].sort(), [
      "chat.rewrite",
      "chat.select-tool",
      "contract.check-previous-context",
      "contract.validate-scope",
      "research.choose-tool",
    ]);
  });
});

/** A follow-up is one only where something was said before. */
function hasHistory(input: unknown): boolean {
  const history = z.object({ history: z.array(z.unknown()) }).safeParse(input).data?.history;
  return history === undefined || history.length > 0;
}
