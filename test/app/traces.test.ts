import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { tracesApi } from "#protocol";
import { json, startFakeProvider } from "../fakes/index.ts";
import { chunksOf, openTestApp } from "./open-test-app.ts";

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
