import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { sessionDetailSchema, traceSchema } from "#protocol";
import { hang, json, startFakeProvider, text } from "../fakes/index.ts";
import { chunksOf, textIn } from "./open-test-app.ts";
import { type ServerProcess, startServer } from "./start-server.ts";

const fake = await startFakeProvider();
const folder = await mkdtemp(join(tmpdir(), "jihwi-crash-"));
const servers: ServerProcess[] = [];
after(async () => {
  for (const server of servers) await server.kill();
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const server = await startServer({ ...fake.env, JIHWI_DATA_DIR: folder });
  servers.push(server);
  return server;
}

it("a turn that kill -9 cut off goes on from its journal: finished steps and tools are not run again", async () => {
  const asked: string[] = [];
  let respondHangs = true;
  fake.respond((call) => {
    const step = JSON.stringify(call.schema ?? "").includes("selected_tool")
      ? "select"
      : call.schema
        ? "other"
        : "respond";
    asked.push(step);
    if (step === "select") return json({ selected_tool: "get_current_time", reason: "clock", query: "지금 몇 시야?" });
    if (step === "respond") return respondHangs ? hang() : text("지금은 열두 시입니다.");
    return json({ title: "시각" });
  });

  const first = await start();
  const response = await first.ask("s", "지금 몇 시야?");
  const turnId = response.headers.get("x-jihwi-turn-id") ?? "";
  while (!asked.includes("respond")) await new Promise((resolve) => setTimeout(resolve, 10));
  await first.kill();
  assert.deepEqual(asked, ["select", "respond"]);

  respondHangs = false;
  const second = await start();
  const resumed = await chunksOf(await fetch(`${second.url}/api/turns/${turnId}/stream`));
  assert.match(textIn(resumed), /지금은 열두 시입니다/);
  assert.deepEqual(asked.slice(0, 3), ["select", "respond", "respond"], "only what was not finished is asked again");

  const session = sessionDetailSchema.parse(await (await fetch(`${second.url}/api/sessions/s`)).json());
  assert.deepEqual(
    session.messages.map(({ role }) => role),
    ["user", "assistant"],
    "one question, one answer, nothing twice",
  );
  // The conversation is named beside or after the answer, sooner or later than it is read here.
  const seen = (parts: readonly { type: string; data?: unknown }[]) =>
    parts.flatMap(({ type, data }) => {
      const { node, step, tool } = (data ?? {}) as { node?: string; step?: string; tool?: string };
      if (step === "chat.title") return [];
      return (node ?? step ?? tool) ? [`${type} ${node ?? step ?? tool}`] : [];
    });
  const whole = [
    "data-node tool-selector",
    "data-step chat.select-tool",
    "data-node time",
    "data-tool get_current_time",
    "data-node result-processor",
    "data-step chat.process-result",
    "data-node response-generator",
    "data-step chat.respond",
  ];
  assert.deepEqual(seen(session.messages[1]?.parts ?? []), whole, "the stored answer shows what ran before the crash");
  const streamed = resumed.slice(
    0,
    resumed.findIndex(({ type }) => type === "finish"),
  );
  assert.deepEqual([...new Set(seen(streamed))], whole, "and so does the stream of the resumed turn");
  const trace = traceSchema.parse(await (await fetch(`${second.url}/api/traces/${turnId}`)).json());
  assert.equal(trace.status, "finished");
  assert.equal(trace.entries.filter(({ kind }) => kind === "tool").length, 1);
});
