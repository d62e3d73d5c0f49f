import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { temporaryFolder } from "#store/testing";
import { createJihwi, defineAgent, JihwiError, type Turn } from "../../src/index.ts";
import { compileCache } from "./compile-cache.ts";
import { jihwiCommand } from "./jihwi-command.ts";

const config = { JIHWI_PAPER_SOURCES: "library" };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : assert.fail("no port");
}

function change(dataDir: string, sql: string): void {
  using database = new DatabaseSync(join(dataDir, "jihwi.sqlite"));
  database.exec(sql);
}

/** What keeps a server from beginning to work, and nothing else. */
const damage = "insert into watched_folders (id, path, isOn, createdAt) values ('damaged', '/nowhere', 0.5, 0)";

test("two servers of one program work once, and nothing of them is left when it closes", async (t) => {
  const set = t.mock.method(globalThis, "setInterval");
  const cleared = t.mock.method(globalThis, "clearInterval");
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), config });
  const servers = [await jihwi.serve({ port: 0 }), await jihwi.serve({ port: 0 })];
  for (const { url } of servers) assert.equal((await fetch(`${url}/health`)).status, 200);
  await jihwi.close();
  for (const { url } of servers) await assert.rejects(fetch(`${url}/health`));
  const ended = new Set<unknown>(cleared.mock.calls.map(({ arguments: [timer] }) => timer));
  const left = set.mock.calls.filter(({ result }) => !ended.has(result)).map(({ arguments: [, ms] }) => ms);
  assert.deepEqual(left, []);
});

test("a server that cannot begin to work leaves its port free, and may be tried again", async (t) => {
  const dataDir = await temporaryFolder(t);
  const jihwi = createJihwi({ dataDir, config });
  await jihwi.search("무엇이든");
  change(dataDir, damage);
  const port = await freePort();
  await assert.rejects(jihwi.serve({ port }), { code: "store-damaged" });
  change(dataDir, "delete from watched_folders");
  const { url } = await jihwi.serve({ port });
  assert.equal((await fetch(`${url}/health`)).status, 200);
  await jihwi.close();
  await assert.rejects(fetch(`${url}/health`));
});

test("`jihwi serve` that cannot begin to work ends and says why", async (t) => {
  const dataDir = await temporaryFolder(t);
  const jihwi = createJihwi({ dataDir, config });
  await jihwi.search("무엇이든");
  await jihwi.close();
  change(dataDir, damage);
  const args = ["--disable-warning=ExperimentalWarning", jihwiCommand, "serve"];
  const { stderr, status } = spawnSync(process.execPath, args, {
    cwd: dataDir,
    env: { PATH: process.env.PATH ?? "", ...compileCache(), ...config, JIHWI_DATA_DIR: dataDir, PORT: "0" },
    encoding: "utf8",
    timeout: 120_000,
  });
  assert.match(stderr, /watched_folders/);
  assert.equal(status, 2);
});

test("a program that asks and closes keeps what follows the answer", async (t) => {
  let remembered = "";
  const agent = {
    name: "cook",
    title: { ko: "요리", en: "Cook" },
    run: async (turn: { say(text: string): void }) => turn.say("국수입니다."),
    async afterwards({ signal }: { signal: AbortSignal }, _: unknown, { answer }: { answer: string }) {
      await setTimeout(300, undefined, { signal });
      remembered = answer;
    },
  };
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), agents: [agent], config });
  await jihwi.ask("cook", "무엇을 먹을까?");
  await jihwi.close();
  assert.equal(remembered, "국수입니다.");
});

test("a question that failed is told with what to do about it", async (t) => {
  const hint = { ko: "가스를 켜세요.", en: "Turn the gas on." };
  const agent = {
    name: "cook",
    title: { ko: "요리", en: "Cook" },
    run: () => Promise.reject(new JihwiError("tool-failed", { message: { ko: "불이 없음", en: "no fire" }, hint })),
  };
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), agents: [agent], config });
  await assert.rejects(jihwi.ask("cook", "국수"), { code: "tool-failed", message: "no fire", hint });
  await jihwi.close();
});

test("a Jihwi that was closed stays closed, and says so", async (t) => {
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), config });
  await jihwi.ask("chat", "2 더하기 2는?");
  await Promise.all([jihwi.close(), jihwi.close()]);
  const isClosed = { code: "conflict", message: "This Jihwi has been closed." };
  await assert.rejects(jihwi.ask("chat", "2 더하기 2는?"), isClosed);
  await assert.rejects(jihwi.serve({ port: 0 }), isClosed);
  await assert.rejects(jihwi.search("무엇"), isClosed);
  await assert.rejects(jihwi.addDocument("a.md", "# 하나"), isClosed);
  await jihwi.close();
});

test("a signal stops what was asked, before it begins and while it goes on", { timeout: 120_000 }, async (t) => {
  const begun = Promise.withResolvers<void>();
  const agent = {
    name: "endless",
    title: { ko: "끝없는", en: "Endless" },
    run: async ({ signal }: Turn) => {
      begun.resolve();
      await once(signal, "abort");
      signal.throwIfAborted();
    },
  };
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), agents: [agent], config });
  t.after(() => jihwi.close());
  await assert.rejects(jihwi.ask("endless", "?", { signal: AbortSignal.abort() }), { code: "cancelled" });
  const stop = new AbortController();
  const asked = jihwi.ask("endless", "?", { signal: stop.signal });
  await begun.promise;
  stop.abort();
  await assert.rejects(asked, { code: "cancelled" });
});

/** What a program without types may write. */
const untyped = <Value>(value: unknown): Value => JSON.parse(JSON.stringify(value));

test("what a program misspells or leaves out is told, and nothing is taken in its place", {
  timeout: 120_000,
}, async (t) => {
  const dataDir = await temporaryFolder(t);
  const wrong: readonly [unknown, RegExp, RegExp][] = [
    [{}, /dataDir/, /dataDir: 꼭 있어야 합니다/],
    [{ dataDir, dataDri: "x" }, /dataDri/, /dataDri/],
    [{ dataDir, tools: [{ name: "foo" }] }, /tools\.0\.run: .*a function/, /tools\.0\.run: 함수여야 합니다/],
    [{ dataDir, agents: [{ name: "mine", title: { ko: "내", en: "Mine" } }] }, /agents\.0\.run/, /함수여야/],
    [{ dataDir, config: { JIHWI_MODLE: "openai:gpt-4o" } }, /JIHWI_MODLE/, /JIHWI_MODLE/],
  ];
  for (const [made, en, ko] of wrong)
    assert.throws(
      () => createJihwi(untyped(made)),
      (error) => error instanceof JihwiError && en.test(error.says.en) && ko.test(error.says.ko),
      JSON.stringify(made),
    );

  for (const fitting of [process.env, { ...process.env, JIHWI_HOOK_SECRET: "0123456789abcdef" }])
    await createJihwi({ dataDir, config: fitting }).close();

  const jihwi = createJihwi({ dataDir, config });
  t.after(() => jihwi.close());
  const id = await jihwi.addDocument("규정.md", "연차는 15일이다.");
  for (const agent of ["chat", "contract", "inspect"])
    await assert.rejects(jihwi.ask(agent, "연차는?", { options: { docs: [id] } }), /docs/, agent);
  await assert.rejects(jihwi.ask("chat", untyped(42)), /text: .*string/);
  await assert.rejects(jihwi.ask("chat", "연차는?", untyped({ documents: [id] })), /documents/);
  await assert.rejects(jihwi.search("연차", { documents: [id, "nope"] }), { code: "not-found" });
  await assert.rejects(jihwi.serve({ port: untyped("abc") }), /port: .*number/);
  assert.equal((await jihwi.search("연차", { documents: [id] })).length, 1);
});

test("a program that is told all at once gets the answer as it was put right, and goes on with the same session", async (t) => {
  const wrong = "국수는 삼백 원입니다.";
  const right = "국수는 삼천 원입니다.";
  const agent = defineAgent({
    name: "cook",
    title: { ko: "요리", en: "Cook" },
    run: async (turn) => turn.say(wrong),
    async afterwards(turn) {
      await setTimeout(100);
      const place = { start: 0, end: wrong.length, reason: null, check: "judge", evidence: [], marks: [] };
      const statement = {
        ...place,
        text: wrong,
        status: "contradicts",
        correction: { text: right, status: "supported" },
      };
      turn.show("statements", { statements: [statement], lookedBy: "judge" });
    },
  });
  const jihwi = createJihwi({ dataDir: await temporaryFolder(t), agents: [agent], config });
  t.after(() => jihwi.close());
  const { url } = await jihwi.serve({ port: 0 });
  const complete = async (messages: readonly { role: string; content: string }[]) => {
    const body = JSON.stringify({ model: "jihwi-cook", messages });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body });
    return (await response.json()) as { choices: [{ message: { content: string } }]; jihwi: { session_id: string } };
  };
  const question = { role: "user", content: "국수는 얼마야?" };
  const first = await complete([question]);
  assert.equal(first.choices[0].message.content, right);
  const second = await complete([question, { role: "assistant", content: right }, question]);
  assert.equal(second.jihwi.session_id, first.jihwi.session_id);
  const trace = await (await fetch(`${url}/api/sessions/${first.jihwi.session_id}/export`)).text();
  assert.match(trace, new RegExp(right));
  const forWord = await fetch(`${url}/api/sessions/${first.jihwi.session_id}/export?format=docx`);
  assert.equal(Buffer.from(await forWord.arrayBuffer()).toString("latin1", 0, 2), "PK", "a file for Word");
});

test("a program that closes as soon as it has its answer closes in silence", async (t) => {
  const logged: string[] = [];
  const { write } = process.stderr;
  t.mock.method(process.stderr, "write", (text: string, ...rest: []) => {
    logged.push(String(text));
    return write.call(process.stderr, text, ...rest);
  });
  for (let round = 0; round < 4; round += 1) {
    const jihwi = createJihwi({ dataDir: await temporaryFolder(t), config });
    const { url } = await jihwi.serve({ port: 0 });
    const parts = [{ type: "text", text: "안녕하세요" }];
    const answer = await fetch(`${url}/api/agents/chat/turns`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "s1", messages: [{ role: "user", parts }] }),
    });
    let said = "";
    for await (const piece of answer.body ?? []) {
      said += Buffer.from(piece).toString();
      if (/data-answered|"finish"/.test(said)) break;
    }
    await jihwi.close();
  }
  assert.deepEqual(
    logged.filter((line) => !line.startsWith("serveStatic")),
    [],
  );
});
