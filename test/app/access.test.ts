import assert from "node:assert/strict";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import * as protocol from "#protocol";
import { createAttempts } from "../../src/server/attempts.ts";
import { runCommand } from "../beds/cli/run-command.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

const token = "a token of sixteen characters or more";
const key = "sk-live-abcdefghijklmnop-4321";

async function auditOf(on: TestApp): Promise<{ action: string; [name: string]: unknown }[]> {
  await on.jihwi.audit.written();
  const text = await readFile(join(on.folder, "data", "audit.jsonl"), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("wrong tokens are recorded, and many of them are refused at once; the right one always passes", async () => {
  await using on = await openTestApp({ JIHWI_TOKEN: token });
  const bear = (value: string) => on.request("/api/sessions", { headers: { authorization: `Bearer ${value}` } });
  const first = await bear("wrong");
  assert.equal(first.status, 401);
  const many = await Promise.all(Array.from({ length: 40 }, () => bear("wrong again")));
  const refused = many.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 20, `${refused.length}`);
  assert.ok(Number(refused[0]?.headers.get("retry-after")) > 0);
  assert.equal((await bear(token)).status, 200);
  assert.ok((await auditOf(on)).some(({ action }) => action === "token-refused"));
});

test("a client that names no language is answered in the server's", async () => {
  await using on = await openTestApp({ JIHWI_LANG: "en", JIHWI_TOKEN: token });
  const authorization = `Bearer ${token}`;
  const ask = (headers: Record<string, string>) =>
    on.request("/v1/chat/completions", { method: "POST", body: "{", headers });
  const texts = await Promise.all([ask({}), ask({ authorization })].map(async (answer) => (await answer).text()));
  for (const text of texts) assert.doesNotMatch(text, /[가-힣]/);
  assert.match(await (await ask({ authorization, "accept-language": "ko-KR" })).text(), /[가-힣]/);
});

test("each wrong token waits longer than the last, and a quiet minute forgives all", () => {
  let now = 1;
  const countAttempt = createAttempts({ now: () => now });
  const waits = [1, 2, 3, 4].map(() => countAttempt("a").waitMs);
  assert.deepEqual(waits, [50, 100, 200, 400]);
  assert.equal(countAttempt("b").waitMs, 50);
  now = 100_000;
  assert.equal(countAttempt("a").waitMs, 50);
});

test("the answer to a wrong token waits as long as it is told to", async () => {
  await using on = await openTestApp({ JIHWI_TOKEN: token });
  const began = performance.now();
  for (let count = 0; count < 4; count += 1)
    await on.request("/api/sessions", { headers: { authorization: "Bearer wrong" } });
  // A timer may come late and is never early by more than a millisecond.
  assert.ok(performance.now() - began >= 50 + 100 + 200 + 400 - 4);
});

test("changes of settings, exports and removals are in the audit log by name, and no key is", async () => {
  await using on = await openTestApp();
  const put = (path: string, body: object) => on.request(path, { method: "PUT", body: JSON.stringify(body) });
  await put("/api/models/secrets", { OPENAI_API_KEY: key });
  await put("/api/models/roles", { variables: { OPENAI_BASE_URL: "https://models.example/v1" } });
  await (await on.ask("chat", "s1", "지금 몇 시야?")).text();
  await on.request("/api/sessions/s1/export");
  await on.request("/api/sessions/s1", { method: "DELETE" });
  const rows = await auditOf(on);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ["keys-changed", "models-chosen", "session-exported", "session-removed"],
  );
  assert.ok(!JSON.stringify(rows).includes(key));
  assert.equal((await stat(join(on.folder, "data", "audit.jsonl"))).mode & 0o777, 0o600);
});

test("switches of learning, saved checks and watched folders are in the audit log, by name", async () => {
  await using on = await openTestApp();
  const send = async (method: string, path: string, body: object) => {
    const response = await on.request(path, { method, body: JSON.stringify(body) });
    assert.equal(response.status, 200, path);
    return await response.json();
  };
  await send("PATCH", "/api/learning", { daily: true });
  await send("POST", "/api/learning/undo", {});
  const check = {
    name: "대외비",
    base: "keyword_check",
    settings: { banned: ["대외비"] },
    criteria: "- count >= 1 → 경고",
  };
  const { id } = await send("POST", "/api/inspect/checks", check);
  await send("PUT", `/api/inspect/checks/${id}`, { ...check, name: "비밀" });

  const { baseDirectory: cwd } = on.jihwi.config;
  await mkdir(join(cwd, "notes"));
  for (const name of ["a.md", "b.md"]) await writeFile(join(cwd, "notes", name), `# ${name}`);
  const watch = (...args: string[]) => runCommand(on.jihwi, ["documents", "watch", ...args]);
  await watch("notes", "--once");
  await rm(join(cwd, "notes", "a.md"));
  await watch("--once");
  await watch("notes", "--off");
  const rows = await auditOf(on);
  const recorded = (wanted: string) => rows.filter(({ action }) => action === wanted);
  assert.deepEqual(
    recorded("learning-changed").map(({ daily }) => daily),
    ["true"],
  );
  assert.equal(recorded("rules-undone").length, 1);
  assert.deepEqual(
    recorded("check-saved").map(({ name, version }) => [name, version]),
    [
      ["대외비", "1"],
      ["비밀", "2"],
    ],
  );
  assert.deepEqual(
    recorded("folder-added").map(({ path }) => path),
    [join(cwd, "notes")],
  );
  // The server and the command may both have seen that it is gone.
  assert.deepEqual(recorded("document-removed")[0]?.files, ["a.md"]);
  assert.equal(recorded("folder-switched").length, 1);
});

test("whatever removes something or hands out what is kept has its name in the audit log", async () => {
  await using on = await openTestApp();
  const { paths } = await (await on.request("/api/openapi.json")).json();
  const declared = Object.entries(protocol).flatMap(([name, api]): protocol.Route[] =>
    name.endsWith("Api") ? Object.values(api) : [],
  );
  const isRecorded = ({ method, answer }: protocol.Route) =>
    method === "delete" || (method === "get" && answer === "file");
  for (const route of declared.filter(isRecorded)) assert.ok(route.recorded, `${route.method} ${route.path}`);
  const removals = Object.entries(paths).filter(([, methods]) => "delete" in Object(methods));
  assert.equal(declared.filter(({ method }) => method === "delete").length, removals.length, "all that there are");
});

test("documents that are taken out or removed by OpenAI's names for them are in the audit log", async () => {
  await using on = await openTestApp();
  const { id } = await on.jihwi.documents.add(new TextEncoder().encode("# 하나"), "하나.md");
  await on.jihwi.documents.settled(id);
  await (await on.request(`/v1/files/${id}/content`)).text();
  await on.request(`/v1/files/${id}`, { method: "DELETE" });
  assert.deepEqual(
    (await auditOf(on)).map(({ action, id }) => [action, id]),
    [
      ["document-downloaded", id],
      ["document-removed", id],
    ],
  );
});

test("no line of the log holds a key, a token or the database's password", async (t) => {
  await using on = await openTestApp({
    JIHWI_TOKEN: token,
    TAVILY_API_KEY: "tvly-abcdefgh12345678",
    OPENAI_API_KEY: key,
  });
  const lines: string[] = [];
  t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
  const { toJihwiError } = await import("#protocol");
  for (const secret of [key, token, "tvly-abcdefgh12345678", "Bearer abcdefghijklmnop", "sk-another-key-123456"]) {
    on.jihwi.log(toJihwiError(new Error(`fetch failed for ${secret}`)), `GET /x?key=${secret}`);
  }
  t.mock.restoreAll();
  assert.equal(lines.length, 5);
  assert.doesNotMatch(lines.join(""), /sk-live|sixteen characters|tvly-|abcdefghijklmnop|another-key/);
  assert.match(lines.join(""), /fetch failed/);
});

test("an internal error tells a client nothing of the machine", async (t) => {
  await using on = await openTestApp();
  t.mock.method(process.stderr, "write", () => true);
  t.mock.method(on.jihwi.store.sessions, "list", () => {
    throw new Error("SQLITE_ERROR: no such column /home/someone/data");
  });
  const response = await on.request("/api/sessions");
  t.mock.restoreAll();
  assert.equal(response.status, 500);
  assert.doesNotMatch(await response.text(), /SQLITE|home|column/);
});

test("an unknown time zone is refused before anything is stored", async () => {
  await using on = await openTestApp();
  assert.equal((await on.ask("chat", "s1", "지금 몇 시야?", { timeZone: "Mars/Olympus" })).status, 400);
  assert.equal((await on.request("/api/sessions/s1")).status, 404);
  assert.equal((await on.ask("chat", "s2", "지금 몇 시야?", { timeZone: "Asia/Seoul" })).status, 200);
});
