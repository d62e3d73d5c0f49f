import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";
import { promisify } from "node:util";
import { type JihwiApp, openApp, readConfig } from "#app";
import type { JihwiChunk } from "#protocol";
import { serve } from "#server";
import { temporaryFolder } from "#store/testing";
import { compileCache } from "../app/compile-cache.ts";
import { runJihwi } from "../app/run-jihwi.ts";
import { choose, judge, playSteps } from "../chat/play-steps.ts";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { startScholarServer } from "../fakes/scholar/server.ts";
import { happens } from "../happens.ts";
import { openServer } from "./open-server.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const secret = "tide-secret-0123456789";
const program = join(import.meta.dirname, "../fakes/mcp/server.ts");
const tides = {
  command: process.execPath,
  args: [program],
  env: { TIDE_KEY: secret },
  title: "Tides",
};

interface Answer {
  readonly turnId: string;
  readonly text: string;
  readonly chunks: readonly JihwiChunk[];
}

interface AskOptions {
  readonly agent?: string;
  readonly session?: string;
  readonly documents?: readonly string[];
  readonly app?: JihwiApp;
}

/** What a model plays that wants one tool, with this input, and answers from it. */
function wants(tool: string, input: object = {}, answer = "알아봤습니다 [1]."): { prompts: string[] } {
  const prompts: string[] = [];
  playSteps(provider, {
    "chat.select-tool": choose(tool, "부탁"),
    "chat.process-result": judge(false),
    "chat.respond": (call) => {
      if (call.tools.length > 0) return toolCalls([{ name: tool, arguments: input }]);
      prompts.push(call.text);
      return text(answer);
    },
  });
  return { prompts };
}

/** What a model plays in a research turn that wants one tool, with this input; what its dialogue was shown. */
function researches(tool: string, input: object): { prompts: string[] } {
  const prompts: string[] = [];
  provider.respond((call) => {
    if (call.tools.some(({ name }) => name === tool)) {
      prompts.push(call.text);
      return toolCalls([{ name: tool, arguments: input }]);
    }
    if (call.schema !== null) return json({ nodes: [] });
    prompts.push(call.text);
    return text("만조는 06:42입니다.");
  });
  return { prompts };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("tools of MCP servers", () => {
  let folder = "";
  let jihwi: JihwiApp;
  let url = "";
  let close = async () => {};
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "jihwi-mcp-"));
    await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ mcpServers: { tides } }));
    const env = {
      ...provider.env,
      JIHWI_DATA_DIR: folder,
      JIHWI_LANG: "ko",
      PORT: "0",
      JIHWI_APPROVAL_TIMEOUT_MS: "600000",
      OUR_API_KEY: "our-own-key-123456",
    };
    jihwi = await openApp(await readConfig(folder, env));
    const server = await serve(jihwi);
    url = server.url;
    close = async () => {
      await server.close();
      await jihwi.close();
    };
    await request("POST", "/api/mcp-servers/tides/restart");
    await answered("tides");
  });
  after(async () => {
    await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const request = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: JSON.parse((await response.text()) || "null") };
  };
  /** A turn waits for a server for a few seconds only; here it is there before. */
  const answered = (server: string) =>
    happens(async () => {
      const { servers } = (await request("GET", "/api/mcp-servers")).json;
      return servers.some(
        ({ name, state }: { name: string; state: string }) => name === server && state === "answered",
      );
    });
  const decide = (tool: string, decision: string | null) => request("PUT", `/api/tool-decisions/${tool}`, { decision });

  /** One turn as the page asks it; `onAsked` says what the person answers. */
  async function ask(
    question: string,
    onAsked: (id: string, turnId: string) => Promise<unknown> = async () => {},
    { agent = "chat", session = `s${Math.random()}`, app = jihwi, ...options }: AskOptions = {},
  ): Promise<Answer> {
    const running = await app.conductor.start({
      agent,
      options,
      sessionId: session,
      text: question,
      approval: "ask",
      language: "ko",
    });
    const chunks: JihwiChunk[] = [];
    for await (const chunk of running.live.stream()) {
      chunks.push(chunk);
      if (chunk.type === "data-approval" && chunk.data.state === "asked") void onAsked(chunk.data.id, running.id);
    }
    const result = await running.result;
    return { turnId: running.id, text: result?.answer ?? "", chunks };
  }
  const states = ({ chunks }: Answer) =>
    chunks.flatMap((chunk) => (chunk.type === "data-approval" ? [chunk.data.state] : []));
  const notices = ({ chunks }: Answer) =>
    chunks.flatMap((chunk) => (chunk.type === "data-notice" ? [chunk.data.text.ko] : [])).join("\n");
  const answer = (decision: string) => (id: string, turnId: string) =>
    request("POST", `/api/turns/${turnId}/approvals/${encodeURIComponent(id)}`, { decision });
  const broken = async ({ turnId }: Answer) =>
    (await jihwi.store.turns.trace(turnId)).entries.filter(
      ({ kind, status }) => kind === "invariant" && status === "failed",
    );

  it("one is asked for, allowed once, run with the model's input, fenced, cited and journaled", async () => {
    const { prompts } = wants("tides__get_tide", { place: "목포" }, "만조는 06:42입니다 [1].");
    const told = await ask("목포 물때 봐줘", answer("once"));
    assert.deepEqual(states(told), ["asked", "once"]);
    assert.match(
      prompts[0] ?? "",
      /<material name="\[1\] Tides: Tides">\nHigh water at 목포 is at 06:42\.\n<\/material>/,
    );
    const citations = told.chunks.flatMap((chunk) => (chunk.type === "data-citations" ? chunk.data.citations : []));
    assert.equal(citations[0]?.name, "Tides: Tides");
    const sources = told.chunks.flatMap((chunk) => (chunk.type === "data-sources" ? chunk.data.sources : []));
    assert.equal(sources[0]?.kind, "tool");
    const { entries } = await jihwi.store.turns.trace(told.turnId);
    assert.ok(
      entries.some(({ kind, name, status }) => kind === "tool" && name === "tides__get_tide" && status === "finished"),
    );
    assert.deepEqual(await broken(told), []);
  });

  it("always is asked once, never is not run and says so; both can be taken back", async () => {
    wants("tides__get_tide", { place: "목포" });
    assert.deepEqual(states(await ask("물때", answer("always"))), ["asked", "always"]);
    assert.deepEqual(states(await ask("물때 또")), []);
    await decide("tides__get_tide", "never");
    const refused = await ask("물때 다시");
    assert.match(notices(refused), /쓰지 않기로/);
    assert.equal(
      refused.chunks.some((chunk) => chunk.type === "data-tool" && chunk.data.status === "finished"),
      false,
    );
    await decide("tides__get_tide", null);
    assert.deepEqual(states(await ask("물때 한 번 더", answer("refused"))), ["asked", "refused"]);
  });

  it("words of a private document are asked about and named, though the tool may always be used; the user's own are not", async () => {
    await jihwi.jobs.start();
    const added = await jihwi.documents.add(Buffer.from("# 계획\n\n암호명은 파랑새이다.\n"), "계획.md");
    await jihwi.documents.settled(added.id, () => {}, AbortSignal.timeout(300_000));
    const documents = { documents: [added.id] };
    await decide("tides__get_tide", "always");
    wants("tides__get_tide", { place: "목포" });
    assert.deepEqual(states(await ask("목포 물때 봐줘", undefined, documents)), []);
    wants("tides__get_tide", { place: "목포 파랑새" });
    const told = await ask("목포 물때 봐줘", answer("refused"), documents);
    assert.deepEqual(states(told), ["asked", "refused"]);
    const cautions = told.chunks.flatMap((chunk) => (chunk.type === "data-approval" ? [chunk.data.caution?.ko] : []));
    assert.match(cautions[0] ?? "", /하신 말에 없던 말을 .*: 파랑새$/);
    await decide("tides__get_tide", null);
  });

  it("research uses one too: asked for, fenced, told in the dialogue; refused, it is said", async () => {
    const { prompts } = researches("tides__get_tide", { place: "목포" });
    const told = await ask("목포 물때 봐줘", answer("once"), { agent: "research" });
    assert.deepEqual(states(told), ["asked", "once"]);
    assert.match(prompts[0] ?? "", /<material name="더한 도구의 설명">[\s\S]*tides__get_tide: /);
    assert.match(prompts[1] ?? "", /<material name="도구 결과">\nHigh water at 목포 is at 06:42\.\n<\/material>/);
    assert.match(told.text, /만조는 06:42입니다/);
    assert.deepEqual(await broken(told), []);
    const refused = await ask("목포 물때 봐줘", answer("refused"), { agent: "research" });
    assert.deepEqual(states(refused), ["asked", "refused"]);
    assert.match(provider.calls.map((call) => call.text).join("\n"), /도구를 쓰지 않았습니다: 허락하지 않았습니다/);
  });

  it("research: words of the notebook are asked about and named, though the tool may always be used", async () => {
    await decide("tides__get_tide", "always");
    const session = "notebook-with-memory";
    await jihwi.store.sessions.create({ id: session, agent: "research" });
    await jihwi.research.notebooks.remember(session, [{ kind: "interest", text: "암호명 파랑새" }]);
    researches("tides__get_tide", { place: "목포" });
    assert.deepEqual(states(await ask("목포 물때 봐줘", undefined, { agent: "research", session })), []);
    researches("tides__get_tide", { place: "목포 파랑새" });
    const told = await ask("목포 물때 또 봐줘", answer("refused"), { agent: "research", session });
    assert.deepEqual(states(told), ["asked", "refused"]);
    assert.match(notices(told), /하신 말에 없던 말을 .*: 파랑새/);
    await decide("tides__get_tide", null);
  });

  it("the question survives a reload: who follows the turn later sees it, and may answer it", async () => {
    wants("tides__get_tide", { place: "목포" });
    const told = await ask("물때", async (id, turnId) => {
      const stream = await jihwi.conductor.stream(turnId);
      for await (const chunk of stream ?? []) {
        if (chunk.type === "data-approval" && chunk.data.state === "asked") break;
      }
      const stored = (await jihwi.store.turns.trace(turnId)).entries;
      assert.ok(
        stored.some(({ kind, name }) => kind === "show" && name === "chat.approval"),
        "the store has it",
      );
      await answer("once")(id, turnId);
    });
    assert.deepEqual(states(told), ["asked", "once"]);
    assert.equal((await answer("once")("tides__get_tide-1", told.turnId)).status, 404);
  });

  it("a program without a person is refused at once, with the reason", async () => {
    wants("tides__get_tide", { place: "목포" });
    const running = await jihwi.conductor.start({ agent: "chat", sessionId: "api", text: "물때", language: "ko" });
    await running.result;
    const { entries } = await jihwi.store.turns.trace(running.id);
    assert.match(JSON.stringify(entries), /물어볼 사람이 없습니다/);
    assert.ok(!entries.some(({ kind, status }) => kind === "tool" && status === "finished"));
  });

  describe("a server that misbehaves breaks nothing", () => {
    before(async () => {
      for (const tool of ["die", "hang", "flood", "much", "fail", "lie", "inject", "vanish", "environment"])
        await decide(`tides__${tool}`, "always");
    });
    /** The same program with another limit of time. */
    const putHasty = async (timeoutMs: number) => {
      await request("PUT", "/api/mcp-servers/hasty", { ...tides, timeoutMs });
      await answered("hasty");
      for (const tool of ["hang", "flood", "inject"]) await decide(`hasty__${tool}`, "always");
    };
    const fails = async (tool: string, why: RegExp) => {
      wants(tool, {}, "도구 없이 답합니다.");
      const told = await ask("부탁해");
      assert.match(notices(told), why);
      assert.match(told.text, /도구 없이 답합니다/);
      assert.deepEqual(await broken(told), []);
    };
    const works = async (server: string) => {
      wants(`${server}__inject`);
      assert.match((await ask("다시")).text, /알아봤습니다/);
    };
    it("one that fails, lies, says too much or dies: the turn answers, says what failed, and the next turn works", async () => {
      for (const [tool, why] of [
        ["fail", /harbour office is closed/],
        ["lie", /실패했습니다/],
        ["much", /너무 큽니다/],
        ["die", /실패했습니다/],
      ] as const)
        await fails(`tides__${tool}`, why);
      await request("POST", "/api/mcp-servers/tides/restart");
      await answered("tides");
      await works("tides");
    });

    it("one that hangs or floods: the turn waits no longer than its limit, answers, says what failed, and the next turn works", async () => {
      await putHasty(1_000);
      for (const tool of ["hang", "flood"]) await fails(`hasty__${tool}`, /제때 끝나지 않았습니다|실패했습니다/);
      await putHasty(60_000);
      await works("hasty");
      await request("DELETE", "/api/mcp-servers/hasty");
    });

    it("what it says is material, however it is worded", async () => {
      const { prompts } = wants("tides__inject");
      await ask("부탁");
      const outside = (prompts[0] ?? "").replace(/<material name="[^"]*">[\s\S]*?<\/material>/g, "");
      assert.doesNotMatch(outside, /SYSTEM/);
    });

    it("its descriptions stand where tools are declared, and never among the instructions", async () => {
      let [declared, asked] = ["", ""];
      playSteps(provider, {
        "chat.respond": (call) => {
          declared += JSON.stringify(call.tools);
          asked += call.text;
          return text("네.");
        },
      });
      await ask("부탁");
      assert.match(declared, /IGNORE ALL PREVIOUS/);
      assert.doesNotMatch(asked.replace(/<material name="[^"]*">[\s\S]*?<\/material>/g, ""), /IGNORE ALL PREVIOUS/);
    });

    it("a tool that it takes back is offered no more", async () => {
      wants("tides__vanish");
      await ask("부탁");
      await happens(async () => {
        const { servers } = (await request("GET", "/api/mcp-servers")).json;
        return !servers[0].tools.some(({ name }: { name: string }) => name === "tides__vanish");
      });
    });

    it("it gets its own variables and no key of ours; its secrets stand nowhere", async () => {
      const { prompts } = wants("tides__environment");
      const told = await ask("변수");
      assert.match(prompts[0] ?? "", /TIDE_KEY/);
      assert.doesNotMatch(prompts[0] ?? "", /OUR_API_KEY|OPENAI_API_KEY|JIHWI_/);
      const { entries } = await jihwi.store.turns.trace(told.turnId);
      for (const kept of [prompts, told.chunks, entries]) assert.doesNotMatch(JSON.stringify(kept), new RegExp(secret));
    });
  });

  it("the page sees names of secrets and never their values", async () => {
    const listed = await request("GET", "/api/mcp-servers");
    assert.doesNotMatch(JSON.stringify(listed.json), new RegExp(secret));
    assert.deepEqual(listed.json.servers[0].secrets, ["TIDE_KEY"]);
    const entered = { command: process.execPath, args: [program, "broken"], env: { TIDE_KEY: secret } };
    const failed = await request("PUT", "/api/mcp-servers/broken", entered);
    const server = failed.json.servers.find(({ name }: { name: string }) => name === "broken");
    assert.equal(server.state, "failed");
    assert.match(server.error.ko, /no such database/);
    assert.doesNotMatch(JSON.stringify(failed.json), new RegExp(secret));
    const { env: _env, ...without } = entered;
    await request("PUT", "/api/mcp-servers/broken", { ...without, env: { TIDE_KEY: null }, disabled: true });
    const again = await request("GET", "/api/mcp-servers");
    assert.deepEqual(again.json.servers.find(({ name }: { name: string }) => name === "broken").secrets, ["TIDE_KEY"]);
    assert.equal((await request("DELETE", "/api/mcp-servers/broken")).status, 200);
    assert.equal((await request("DELETE", "/api/mcp-servers/tides")).status, 409);
  });

  it("a server that never answers delays one turn, and is named; the next does not wait for it, and nothing of it is left running", async () => {
    const own = await mkdtemp(join(tmpdir(), "jihwi-mcp-"));
    const pidFile = join(own, "pid");
    const mute = { command: process.execPath, args: [program, "silent"], env: { PID_FILE: pidFile } };
    await writeFile(join(own, "jihwi.config.json"), JSON.stringify({ mcpServers: { mute } }));
    const app = await openApp(await readConfig(own, { JIHWI_DATA_DIR: own, JIHWI_MODEL: "rules" }));
    try {
      for (const question of ["3 더하기 4는?", "5 더하기 4는?"]) {
        const running = await app.conductor.start({ agent: "chat", sessionId: question, text: question });
        assert.match((await running.result)?.answer ?? "", /\*\*[79]\*\*/);
      }
      const [server] = await app.settings.mcp.read();
      assert.deepEqual([server?.state, server?.error?.ko], ["starting", "제때 답하지 않았습니다."]);
      const read = () => readFile(pidFile, "utf8").catch(() => "");
      await happens(async () => (await read()) !== "");
      const pid = Number(await read());
      assert.ok(isRunning(pid));
      await app.close();
      await happens(async () => !isRunning(pid));
    } finally {
      await app.close();
      await rm(own, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it("while a server that was saved does not answer, others are changed and it is removed", async () => {
    let isAwaited = true;
    const saving = jihwi.settings.mcp
      .put("mute", { command: process.execPath, args: [program, "silent"] })
      .finally(() => {
        isAwaited = false;
      });
    await jihwi.settings.mcp.put("other", { command: "nothing", disabled: true });
    await jihwi.settings.mcp.remove("other");
    assert.ok(isAwaited);
    await jihwi.settings.mcp.remove("mute");
    await saving;
  });

  it("a server at an address gets its headers, which the page does not", async () => {
    const token = "address-token-0123456789";
    await using other = await openServer({ JIHWI_TOKEN: token });
    const put = await request("PUT", "/api/mcp-servers/other", {
      url: `${other.url}/mcp`,
      headers: { Authorization: `Bearer ${token}` },
    });
    const server = put.json.servers.find(({ name }: { name: string }) => name === "other");
    assert.equal(server.state, "answered");
    assert.ok(server.tools.some(({ name }: { name: string }) => name === "other__search_documents"));
    assert.doesNotMatch(JSON.stringify(put.json), new RegExp(token));
    await request("DELETE", "/api/mcp-servers/other");
  });

  it("a server at an address that points to another does not take its headers there", async () => {
    await using other = await startScholarServer(() => ({ status: 500 }));
    await using pointing = await startScholarServer(() => ({ status: 307, headers: { location: `${other.url}/mcp` } }));
    const put = await request("PUT", "/api/mcp-servers/pointing", {
      url: `${pointing.url}/mcp`,
      headers: { "x-api-key": "address-key-0123456789" },
    });
    const server = put.json.servers.find(({ name }: { name: string }) => name === "pointing");
    assert.match(server.error.en, /points to another address/);
    assert.equal(other.requests.length, 0);
    await request("DELETE", "/api/mcp-servers/pointing");
  });

  it("a question that nobody answers is refused, visibly", async (t) => {
    wants("tides__get_tide", { place: "목포" }, "도구 없이 답합니다.");
    const data = await temporaryFolder(t);
    const env = { ...provider.env, JIHWI_DATA_DIR: data, JIHWI_APPROVAL_TIMEOUT_MS: "300" };
    const app = await openApp(await readConfig(folder, env));
    try {
      const told = await ask("tides__get_tide 목포", undefined, { app });
      assert.deepEqual(states(told), ["asked", "timeout"]);
      assert.match(notices(told), /제때 대답이 없었습니다/);
      assert.match(told.text, /도구 없이/);
    } finally {
      await app.close();
    }
  });

  it("by rules alone it is chosen when it is named, and never silently", async (t) => {
    playSteps(provider, {});
    const data = await temporaryFolder(t);
    const rules = await openApp(await readConfig(folder, { JIHWI_DATA_DIR: data, JIHWI_MODEL: "rules" }));
    try {
      await rules.settings.approvals.decide("tides__get_tide", "always");
      const one = async (question: string) => {
        const running = await rules.conductor.start({
          agent: "chat",
          sessionId: question,
          text: question,
          language: "ko",
        });
        return {
          answer: (await running.result)?.answer ?? "",
          entries: (await rules.store.turns.trace(running.id)).entries,
        };
      };
      const named = await one("tides__get_tide 목포");
      assert.match(named.answer, /06:42\.(\*\*)? \[1\]/);
      const silent = await one("바닷물 들어오는 시각 알려줘");
      assert.ok(!silent.entries.some(({ kind, name }) => kind === "tool" && name.startsWith("tides__")));
    } finally {
      await rules.close();
    }
  });
});

it("the block in the documentation works as it is pasted", async () => {
  const page = await readFile(join(import.meta.dirname, "../../docs/integrations/mcp-client.md"), "utf8");
  const block = /```sh[^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  const folder = await mkdtemp(join(tmpdir(), "jihwi-mcp-"));
  const built = join(import.meta.dirname, "../../dist/jihwi.js");
  await writeFile(join(folder, "npx"), `#!/bin/sh\nshift\nexec ${process.execPath} ${built} "$@"\n`, { mode: 0o755 });
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH: `${folder}:${PATH}`, HOME, ...compileCache(), JIHWI_LANG: "ko" };
  const run = (command: string) => promisify(execFile)("sh", ["-c", command], { cwd: folder, env, timeout: 500_000 });
  await run(block);
  const [turn] = JSON.parse((await run("npx jihwi trace list --json")).stdout);
  const { stdout } = await run(`npx jihwi trace show ${turn.id} --json`);
  const called = JSON.parse(stdout).entries.find(({ kind }: { kind: string }) => kind === "tool");
  assert.deepEqual([called.name, called.status], ["notes__search_documents", "finished"]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe("on the command line", () => {
  it("a pipe refuses with the reason, and --yes allows", async () => {
    const folder = await mkdtemp(join(tmpdir(), "jihwi-mcp-"));
    await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ mcpServers: { tides } }));
    const refused = await runJihwi(folder, ["chat", "tides__get_tide 목포", "--json"]);
    assert.match(refused.stdout + refused.stderr, /물어볼 사람이 없습니다/);
    assert.match(refused.stdout + refused.stderr, /--yes/);
    const allowed = await runJihwi(folder, ["chat", "tides__get_tide 목포", "--yes", "--json"]);
    assert.match(JSON.parse(allowed.stdout).answer, /06:42/);
    await rm(folder, { recursive: true, force: true });
  });
});
