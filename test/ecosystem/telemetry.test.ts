import assert from "node:assert/strict";
import { after, it } from "node:test";
import { fakeKey, json, startFakeProvider, text } from "../fakes/index.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../fakes/otlp/receiver.ts";
import { openServer } from "./open-server.ts";

const model = await startFakeProvider();
after(() => model.close());

/** A model that looks at the clock once, then answers; its words hold the key it was called with. */
function script() {
  let chosen = 0;
  model.reset();
  model.respond((call) => {
    if (!JSON.stringify(call.body).includes("selected_tool")) return text(`지금은 아침입니다. ${fakeKey}`);
    chosen += 1;
    return json({ reason: "시계를 본다", selected_tool: chosen === 1 ? "get_current_time" : "none", query: "지금" });
  });
}

async function ask(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/agents/chat/turns`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      id: `session-${Math.random()}`,
      messages: [{ role: "user", parts: [{ type: "text", text: "비밀스러운 질문: 지금 몇 시야?" }] }],
    }),
  });
  await response.text();
  return response;
}

/** Runs one turn with this collector and closes the server, which sends everything. */
async function exported(collector: OtlpReceiver, env: Record<string, string> = {}, headers = {}) {
  script();
  let response: Response;
  {
    await using server = await openServer({
      ...model.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=collector-secret-1",
      ...env,
    });
    response = await ask(server.url, headers);
    await server.jihwi.conductor.followedUp(300_000);
  }
  return response;
}

it("a turn becomes spans of the GenAI conventions under the caller's trace", async () => {
  await using collector = await startOtlpReceiver();
  const [traceId, parentId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  const response = await exported(collector, {}, { traceparent: `00-${traceId}-${parentId}-01` });
  assert.equal(response.headers.get("x-jihwi-trace-id"), traceId);
  const spans = collector.spans();
  const root = spans.find(({ name }) => name === "invoke_agent chat");
  assert.ok(root);
  assert.equal(root.parentSpanId, parentId);
  assert.equal(root.attributes["gen_ai.operation.name"], "invoke_agent");
  assert.equal(root.attributes["jihwi.turn.id"], response.headers.get("x-jihwi-turn-id"));
  assert.equal(new Set(spans.map((span) => span.traceId)).size, 1);
  assert.equal(root.traceId, traceId);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  assert.equal(ids.size, spans.length, "span ids are unique");
  for (const span of spans) if (span !== root) assert.ok(ids.has(span.parentSpanId ?? ""), `${span.name} has a parent`);

  const chats = spans.filter(({ name }) => name === "chat fake-model");
  assert.ok(chats.length >= 2);
  for (const { kind, attributes } of chats) {
    assert.equal(kind, 3, "a call of a model is a client span");
    assert.equal(attributes["gen_ai.provider.name"], "compatible");
    assert.equal(attributes["gen_ai.request.model"], "fake-model");
    assert.ok(Number(attributes["gen_ai.usage.input_tokens"]) > 0);
  }
  const tool = spans.find(({ name }) => name.startsWith("execute_tool "));
  assert.equal(tool?.attributes["gen_ai.operation.name"], "execute_tool");
  assert.equal(tool?.attributes["gen_ai.tool.type"], "function");
  for (const span of spans) assert.ok(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano));
});

it("what follows an answer belongs to the trace of its turn", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector);
  const spans = collector.spans();
  const root = spans.find(({ name }) => name === "invoke_agent chat");
  const title = spans.find(({ attributes }) => String(attributes["jihwi.step.name"]).startsWith("chat.title"));
  assert.equal(title?.parentSpanId, root?.spanId);
  assert.equal(title?.traceId, root?.traceId);
});

it("steps by rules are internal spans", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector, { JIHWI_MODEL: "rules" });
  const steps = collector.spans().filter(({ name }) => name.startsWith("step "));
  assert.ok(steps.length > 0);
  for (const { kind, attributes } of steps) {
    assert.equal(kind, 1);
    assert.equal(attributes["jihwi.step.executor"], "rule");
  }
  assert.deepEqual(collector.points("gen_ai.client.operation.duration"), []);
});

it("tokens and durations are measured by model", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector);
  const tokens = collector.points("gen_ai.client.token.usage");
  assert.deepEqual(
    new Set(tokens.map(({ attributes }) => attributes["gen_ai.token.type"])),
    new Set(["input", "output"]),
  );
  const [duration] = collector.points("gen_ai.client.operation.duration");
  assert.equal(duration?.attributes["gen_ai.request.model"], "fake-model");
  assert.ok((duration?.count ?? 0) >= 2);
});

it("a model that fails is an error span inside the step whose rule took over", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector, { OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:9/v1" });
  const spans = collector.spans();
  const failed = spans.find(({ name, status }) => name === "chat fake-model" && status.code === 2);
  assert.ok(failed?.attributes["error.type"]);
  const step = spans.find(({ spanId }) => spanId === failed.parentSpanId);
  assert.equal(step?.attributes["jihwi.step.fallback_from"], "compatible:fake-model");
});

it("words stay at home unless they are asked for, and secrets even then", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector);
  const silent = Buffer.concat(collector.requests.map(({ body }) => body)).toString("utf8");
  for (const word of ["비밀스러운", "아침입니다", fakeKey, "collector-secret-1"])
    assert.ok(!silent.includes(word), `${word} is not exported`);
  assert.equal(collector.requests[0]?.headers["x-collector-key"], "collector-secret-1");

  collector.requests.length = 0;
  await exported(collector, { OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true" });
  const loud = Buffer.concat(collector.requests.map(({ body }) => body)).toString("utf8");
  assert.ok(loud.includes("비밀스러운"));
  assert.ok(loud.includes("아침입니다"));
  assert.ok(!loud.includes(fakeKey), "a key in a model's words is struck out");
  const answer = collector.spans().find(({ attributes }) => attributes["jihwi.step.name"] === "chat.respond");
  const said = JSON.parse(String(answer?.attributes["gen_ai.output.messages"]));
  assert.equal(said[0].parts[0].type, "text");
});

it("the reading of a document in which a model was asked is a trace too", async () => {
  await using collector = await startOtlpReceiver();
  model.reset();
  model.respond(() => text("사내 규정을 모은 문서입니다."));
  {
    await using server = await openServer({
      ...model.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    });
    const { id } = await server.jihwi.documents.add(Buffer.from("# 규정\n\n연차는 15일이다."), "규정.md");
    await server.jihwi.documents.settled(id);
  }
  const root = collector.spans().find(({ name }) => name === "invoke_agent documents");
  assert.ok(root);
  assert.ok(collector.spans().some(({ name, traceId }) => name === "chat fake-model" && traceId === root.traceId));
});

it("protobuf is what is sent unless JSON is asked for", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector, { OTEL_EXPORTER_OTLP_PROTOCOL: "" });
  const traces = collector.requests.find(({ path }) => path === "/v1/traces");
  assert.equal(traces?.contentType, "application/x-protobuf");
  assert.ok(traces.body.toString("latin1").includes("invoke_agent chat"));
});

it("a collector that refuses breaks nothing and is told once", async (t) => {
  await using collector = await startOtlpReceiver(400);
  const lines: string[] = [];
  t.mock.method(process.stderr, "write", (line: string) => lines.push(String(line)) > 0);
  script();
  {
    await using server = await openServer({
      ...model.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRICS_EXPORTER: "none",
      OTEL_BSP_SCHEDULE_DELAY: "20",
    });
    for (const count of [1, 2, 3]) {
      const response = await ask(server.url);
      assert.equal(response.status, 200);
      while (collector.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  assert.equal(lines.filter((line) => line.includes("OpenTelemetry")).length, 1);
});

it("a caller that does not record its trace gets no spans", async () => {
  await using collector = await startOtlpReceiver();
  await exported(collector, {}, { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00" });
  assert.deepEqual(collector.spans(), []);
});

it("a wrong variable is told before anything starts", async () => {
  const wrong = openServer({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" });
  await assert.rejects(wrong, /OTEL_EXPORTER_OTLP_PROTOCOL/);
});
