// A process of its own: it reads what the process counts.
import assert from "node:assert/strict";
import { after, it } from "node:test";
import parse, { type MetricFamily } from "parse-prometheus-text-format";
import { error, json, startFakeProvider, text } from "../fakes/index.ts";
import { openServer } from "./open-server.ts";

const token = "0123456789abcdef0123";
const model = await startFakeProvider();
after(() => model.close());

async function ask(url: string, question: string) {
  const response = await fetch(`${url}/api/agents/chat/turns`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      id: `session-${Math.random()}`,
      messages: [{ role: "user", parts: [{ type: "text", text: question }] }],
    }),
  });
  await response.text();
}

async function scrape(url: string): Promise<MetricFamily[]> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /^text\/plain; version=0\.0\.4/);
  return parse(await response.text());
}

function sampleOf(families: readonly MetricFamily[], name: string, labels: Record<string, string> = {}): number {
  const family = families.find((one) => one.name === name);
  const sample = family?.metrics.find((metric) =>
    Object.entries(labels).every(([label, value]) => metric.labels?.[label] === value),
  );
  return Number(sample?.value ?? sample?.buckets?.["+Inf"] ?? 0);
}

it("turns, steps, model calls, jobs and the process are counted", async () => {
  model.respond((call) => {
    if (JSON.stringify(call.body).includes("selected_tool"))
      return json({ reason: "", selected_tool: "none", query: "" });
    return call.text.includes("실패") ? error(400, { message: "no" }) : text("안녕하세요. 반갑습니다.");
  });
  await using server = await openServer({ ...model.env, JIHWI_TOKEN: token });
  await ask(server.url, "안녕하세요, 자기소개를 해 주세요");
  await ask(server.url, "실패하는 질문에는 뭐라고 답하나요?");
  await server.jihwi.conductor.followedUp(300_000);
  const families = await scrape(server.url);
  const turns = families.find(({ name }) => name === "jihwi_turns_total");
  assert.equal(
    turns?.metrics.reduce((sum, { value }) => sum + Number(value), 0),
    2,
  );
  assert.equal(sampleOf(families, "jihwi_turn_duration_seconds"), 2);
  // The first answer: which tool comes next is known without a model.
  assert.equal(sampleOf(families, "jihwi_steps_total", { agent: "chat", executor: "compatible:fake-model" }), 1);
  assert.ok(sampleOf(families, "jihwi_step_fallbacks_total", { model: "compatible:fake-model" }) >= 1);
  assert.ok(sampleOf(families, "jihwi_model_calls_total", { model: "compatible:fake-model" }) >= 4);
  assert.ok(sampleOf(families, "jihwi_model_failures_total", { model: "compatible:fake-model" }) >= 1);
  assert.ok(sampleOf(families, "jihwi_model_tokens_total", { type: "input" }) > 0);
  assert.ok(sampleOf(families, "jihwi_jobs", { name: "turns.follow-up", state: "finished" }) >= 1);
  assert.ok(sampleOf(families, "process_resident_memory_bytes") > 1e6);
  assert.ok(families.some(({ name }) => name === "nodejs_eventloop_lag_seconds"));
  for (const { name, help, type } of families) {
    assert.match(name, /^[a-z][a-z0-9_]*$/);
    assert.ok(help.length > 0 && ["COUNTER", "GAUGE", "HISTOGRAM"].includes(type), name);
  }
});

it("metrics need the access token, unless they are opened", async () => {
  await using closed = await openServer({ JIHWI_TOKEN: token });
  assert.equal((await fetch(`${closed.url}/metrics`)).status, 401);
  await using open = await openServer({ JIHWI_TOKEN: token, JIHWI_METRICS: "open" });
  assert.equal((await fetch(`${open.url}/metrics`)).status, 200);
  assert.equal((await fetch(`${open.url}/api/sessions`)).status, 401);
});
