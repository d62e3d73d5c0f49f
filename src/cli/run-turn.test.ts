import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openApp, readConfig } from "#app";
import { type Agent, defineAgent } from "#kernel";
import { cancelled, JihwiError } from "#protocol";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import type { CliContext } from "./context.ts";
import { runTurnCommand } from "./run-turn.ts";
import type { TurnOutput } from "./turn-output.ts";

const title = { ko: "시험", en: "Test" };
const failing = defineAgent({
  name: "failing",
  title,
  run: async () => {
    throw new JihwiError("tool-failed", { message: { ko: "도구 x을(를) 못 씁니다.", en: "Tool x failed." } });
  },
});
/** Is cut off the first time. */
let isCutOff = false;
const cutOff = defineAgent({
  name: "cut-off",
  title,
  run: async ({ say }) => {
    if (isCutOff) return say("여기까지.");
    isCutOff = true;
    throw new JihwiError("turn-interrupted", { message: { ko: "끊김", en: "interrupted" } });
  },
});
/** Works until it is stopped. */
const endless = defineAgent({ name: "endless", title, run: async ({ signal }) => void (await once(signal, "abort")) });

/** Is cut off the first time, and works until it is stopped the next. */
let isLeft = false;
const left = defineAgent({
  name: "left",
  title,
  run: async ({ signal }) => {
    if (isLeft) return void (await once(signal, "abort"));
    isLeft = true;
    throw new JihwiError("turn-interrupted", { message: { ko: "끊김", en: "interrupted" } });
  },
});

const folder = await mkdtemp(join(tmpdir(), "jihwi-turn-"));
const config = await readConfig(folder, { JIHWI_DATA_DIR: folder, JIHWI_MODEL: "rules" });
const jihwi = await openApp(config, { agents: [failing as Agent, cutOff as Agent, endless as Agent, left as Agent] });
after(async () => {
  await jihwi.close();
  await rm(folder, { recursive: true, force: true });
});

/** Asks an agent: the events and remarks, and the exit code. `onEvent` hears each event as it is printed. */
async function ask(agent: string, output: TurnOutput, more: Partial<CliContext> = {}, sessionId?: string) {
  const asked = { lines: [] as string[], notes: [] as string[], code: 0 };
  const context: CliContext = {
    ...silentContext("ko"),
    jihwi: async () => jihwi,
    printLine: (line) => void asked.lines.push(line),
    note: (text) => void asked.notes.push(text),
    exitWith: (code) => {
      asked.code = code;
    },
    ...more,
  };
  const call = { context, json: output === "json", flags: { streamJson: output === "events" } };
  await runTurnCommand(call, { agent, text: "?", sessionId, options: {} });
  return asked;
}

test("the last event of a failed turn is its error, in the reader's language", async () => {
  const { lines, code } = await ask("failing", "events");
  const { type, error } = JSON.parse(lines.at(-1) ?? "");
  assert.deepEqual([type, error], ["error", { code: "tool-failed", message: "도구 x를 못 씁니다.", hint: null }]);
  assert.equal(code, 1);
});

test("people are told of a failed turn once", async () => {
  const { notes, code } = await ask("failing", "text");
  assert.equal(notes.length, 1, notes.join("\n"));
  assert.equal(code, 1);
});

test("a turn that was cut off names its session, and the next question there finishes it first", async () => {
  const { notes, code } = await ask("cut-off", "text");
  assert.equal(code, 1);
  const session = /--session (\S+)/.exec(notes.join("\n"))?.[1] ?? assert.fail(notes.join("\n"));
  const next = await ask("cut-off", "text", {}, session);
  assert.match(next.notes[0] ?? "", /먼저 마치는 중입니다: “\?”/);
  const { items } = await jihwi.store.turns.list({ sessionId: session });
  assert.deepEqual(
    items.map(({ status }) => status),
    ["finished", "finished"],
  );
});

test("a turn that somebody else stopped ends as stopped, not as something unexpected", async () => {
  const stopWhenStarted = (line: string) => {
    const { type, messageMetadata } = JSON.parse(line);
    if (type === "start") void jihwi.conductor.cancel(messageMetadata.turnId);
  };
  await assert.rejects(ask("endless", "events", { printLine: stopWhenStarted }), { code: "cancelled" });
});

test("Ctrl-C before the turn has begun stops it too", async () => {
  await assert.rejects(ask("endless", "events", { signal: AbortSignal.abort() }), { code: "cancelled" });
});

test("Ctrl-C stops the question that is finished first, and the new one is not asked", {
  timeout: 60_000,
}, async () => {
  await ask("left", "text", {}, "left-behind");
  const ctrlC = new AbortController();
  const stopWhenTold = () => ctrlC.abort(cancelled());
  const stopped = ask("left", "text", { signal: ctrlC.signal, note: stopWhenTold }, "left-behind");
  await assert.rejects(stopped, { code: "cancelled" });
  const { items } = await jihwi.store.turns.list({ sessionId: "left-behind" });
  assert.deepEqual(
    items.map(({ status }) => status),
    ["cancelled"],
  );
});
