import assert from "node:assert/strict";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { JihwiError, modelsApi, modelsResourceSchema } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { startFakeProvider, text } from "../fakes/index.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

const key = "sk-live-abcdefghijklmnop-4321";

const put = (on: TestApp, path: string, body: object) =>
  on.request(path, { method: "PUT", body: JSON.stringify(body) });

const tryModel = (on: TestApp, model: string, variables?: Readonly<Record<string, string>>) =>
  on.request("/api/models/test", { method: "POST", body: JSON.stringify({ model, variables }) });

const rowOf = async (response: Response, name: string) => {
  const { providers } = modelsResourceSchema.parse(await response.json());
  return providers.flatMap(({ variables }) => variables).find((variable) => variable.name === name);
};

for (const [keyName, addressName, path, model] of [
  ["OPENAI_API_KEY", "OPENAI_BASE_URL", "/v1", "openai:any"],
  ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "", "anthropic:any"],
  ["GOOGLE_GENERATIVE_AI_API_KEY", "GOOGLE_GENERATIVE_AI_BASE_URL", "/v1beta", "google:any"],
  ["OPENAI_COMPATIBLE_API_KEY", "OPENAI_COMPATIBLE_BASE_URL", "/v1", "compatible:any"],
] as const) {
  test(`${keyName} is not sent to an address that was set after it, until it is entered again`, async (t) => {
    const catcher = await startFakeProvider();
    t.after(() => catcher.close());
    catcher.respond(() => text("OK"));
    await using on = await openTestApp();
    assert.equal((await put(on, "/api/models/secrets", { [keyName]: key })).status, 200);
    const changed = await put(on, "/api/models/roles", { variables: { [addressName]: `${catcher.url}${path}` } });
    assert.equal((await rowOf(changed, keyName))?.withheld, true);
    await tryModel(on, model);
    assert.ok(!JSON.stringify(catcher.calls.map(({ headers }) => headers)).includes(key));

    const again = await put(on, "/api/models/secrets", { [keyName]: key });
    assert.equal((await rowOf(again, keyName))?.withheld, false);
    await tryModel(on, model);
    assert.ok(JSON.stringify(catcher.calls.map(({ headers }) => headers)).includes(key));
  });
}

test("an address is tried with a model without being set, and no key goes there", async (t) => {
  const catcher = await startFakeProvider();
  t.after(() => catcher.close());
  catcher.respond(() => text("OK"));
  await using on = await openTestApp();
  await put(on, "/api/models/roles", { variables: { OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:9/v1" } });
  await put(on, "/api/models/secrets", { OPENAI_COMPATIBLE_API_KEY: key });
  const tried = await tryModel(on, "compatible:any", { OPENAI_COMPATIBLE_BASE_URL: `${catcher.url}/v1` });
  assert.equal(modelsApi.test.answer.parse(await tried.json()).ok, true);
  assert.ok(!JSON.stringify(catcher.calls.map(({ headers }) => headers)).includes(key));
  const row = await rowOf(await on.request("/api/models"), "OPENAI_COMPATIBLE_API_KEY");
  assert.equal(row?.withheld, false, "the address that is set is the one that the key was entered for");
  assert.equal(modelsApi.test.answer.parse(await (await tryModel(on, "compatible:any")).json()).ok, false);
  assert.equal((await tryModel(on, "compatible:any", { OPENAI_API_KEY: key })).status, 400);
});

test("a model for embeddings is tried by an embedding, and one that has none says so", async (t) => {
  const provider = await startFakeProvider();
  t.after(() => provider.close());
  await using on = await openTestApp({ OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1`, ANTHROPIC_API_KEY: key });
  const tryEmbedder = async (model: string) => {
    const body = JSON.stringify({ model, embeds: true });
    return modelsApi.test.answer.parse(await (await on.request("/api/models/test", { method: "POST", body })).json());
  };
  assert.equal((await tryEmbedder("compatible:bge-m3")).ok, true);
  assert.deepEqual(
    provider.calls.map(({ values }) => values),
    [["ok"]],
  );
  const { ok, message } = await tryEmbedder("anthropic:any");
  assert.deepEqual([ok, /임베딩이 없습니다|no embeddings/.test(message)], [false, true]);
});

test("a key of the environment is not sent to an address from the settings page", async (t) => {
  const catcher = await startFakeProvider();
  t.after(() => catcher.close());
  await using on = await openTestApp({ OPENAI_API_KEY: key });
  await put(on, "/api/models/roles", { variables: { OPENAI_BASE_URL: `${catcher.url}/v1` } });
  await tryModel(on, "openai:any");
  await on.request("/api/models");
  assert.ok(!JSON.stringify(catcher.calls.map(({ headers }) => headers)).includes(key));
});

test("a key given as a plain variable is refused, and no file holds a key as it was entered", async () => {
  await using on = await openTestApp();
  assert.equal((await put(on, "/api/models/roles", { variables: { OPENAI_API_KEY: key } })).status, 400);
  await put(on, "/api/models/secrets", { OPENAI_API_KEY: key });
  const data = join(on.folder, "data");
  assert.equal((await stat(join(data, "secret.key"))).mode & 0o777, 0o600);
  assert.equal(on.jihwi.models.describe().providers.find(({ name }) => name === "openai")?.configured, true);
  for (const name of await readdir(data, { recursive: true })) {
    if ((await stat(join(data, name))).isDirectory()) continue;
    assert.ok(!(await readFile(join(data, name))).includes(key), name);
  }
});

test("a key that an earlier version kept as a variable leaves the store when it is next opened", async () => {
  await using on = await openTestApp();
  await on.jihwi.store.settings.put("models", { variables: { OPENAI_API_KEY: key, OPENAI_API: "chat" } });
  const read = await on.request("/api/models");
  assert.equal(read.status, 200);
  await put(on, "/api/models/roles", { variables: { OPENAI_API: "chat" } });
  const kept = await on.jihwi.store.settings.find("models", z.unknown());
  assert.ok(!JSON.stringify(kept).includes(key));
});

test("an address is http or https, and another is refused without a change", async () => {
  await using on = await openTestApp();
  for (const address of ["file:///etc/passwd", "ftp://a.example/", "javascript:0", "a.example"]) {
    assert.equal((await put(on, "/api/models/roles", { variables: { OPENAI_BASE_URL: address } })).status, 400);
  }
  assert.equal((await rowOf(await on.request("/api/models"), "OPENAI_BASE_URL"))?.from, null);
});

test("a value of a tool server goes only to the address that it was entered for", async (t) => {
  const catcher = await startFakeProvider();
  t.after(() => catcher.close());
  await using on = await openTestApp();
  const server = (url: string, authorization: string | null) =>
    put(on, "/api/mcp-servers/mail", { url, headers: { authorization } });
  const secret = "Bearer mail-0123456789";
  assert.equal((await server("http://127.0.0.1:9/mcp", secret)).status, 200);
  await on.jihwi.settings.approvals.decide("mail__send", "always");
  assert.equal((await server("http://127.0.0.1:9/mcp", null)).status, 200);
  assert.equal(await on.jihwi.settings.approvals.decided("mail__send"), "always");

  for (const address of ["http://127.0.0.1:9/another/mcp", `${catcher.url}/mcp`]) {
    const moved = await server(address, null);
    assert.equal(moved.status, 400, "one host may carry servers of many");
    assert.match(await moved.text(), /authorization/);
  }
  assert.equal((await server(`${catcher.url}/mcp`, "Bearer another-987654321")).status, 200);
  assert.ok(!JSON.stringify(catcher.calls.map(({ headers }) => headers)).includes(secret));
  assert.equal(
    await on.jihwi.settings.approvals.decided("mail__send"),
    null,
    "what was allowed to the one is not to the other",
  );
});

test("what was allowed to a server of the configuration file is not allowed to another of its name", async (t) => {
  const folder = await temporaryFolder(t);
  const decidedWith = async (command: string, decision?: "always") => {
    await writeFile(
      join(folder, "jihwi.config.json"),
      JSON.stringify({ mcpServers: { files: { command, disabled: true } } }),
    );
    await using on = await openTestApp({}, folder);
    if (decision !== undefined) await on.jihwi.settings.approvals.decide("files__write", decision);
    return await on.jihwi.settings.approvals.decided("files__write");
  };
  assert.equal(await decidedWith("one", "always"), "always");
  assert.equal(await decidedWith("another"), null);
  assert.equal(await decidedWith("one"), "always");
});

test("tool servers that are entered at once are all kept", async () => {
  await using on = await openTestApp();
  const names = ["one", "two", "three", "four"];
  const server = { command: "nothing", disabled: true };
  const answers = await Promise.all(names.map((name) => put(on, `/api/mcp-servers/${name}`, server)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    names.map(() => 200),
  );
  const kept = await on.jihwi.store.sealedValues.list();
  assert.deepEqual(kept.map(({ name }) => name).sort(), names.toSorted());
});

test("what an earlier version kept in files is taken over once, and the files stay as backups", async (t) => {
  const folder = await temporaryFolder(t);
  const data = join(folder, "data");
  await mkdir(data);
  const server = { command: "nothing", disabled: true };
  const webhook = {
    id: "w",
    url: "https://example.com/",
    secret: "whsec_0123456789abcdef",
    events: [],
    allowPrivate: true,
  };
  await writeFile(
    join(data, "secrets.json"),
    JSON.stringify({ OPENAI_API_KEY: key, TAVILY_API_KEY: { value: key, address: null } }),
  );
  await writeFile(join(data, "mcp-servers.json"), JSON.stringify({ notes: server }));
  await writeFile(join(data, "webhooks.json"), JSON.stringify([webhook]));
  for (const round of ["first", "second"]) {
    await using on = await openTestApp({}, folder);
    const { models, mcp, webhooks } = on.jihwi.settings;
    assert.deepEqual(
      (await models.read()).secrets.map(({ name }) => name),
      ["OPENAI_API_KEY", "TAVILY_API_KEY"],
      round,
    );
    assert.deepEqual(
      (await mcp.read()).map(({ name }) => name),
      ["notes"],
    );
    assert.equal(webhooks.find("w").secret, webhook.secret);
  }
  const files = (await readdir(data)).filter((name) => name.endsWith(".backup"));
  assert.deepEqual(files.sort(), ["mcp-servers.json.backup", "secrets.json.backup", "webhooks.json.backup"]);
  assert.equal((await stat(join(data, "secrets.json.backup"))).mode & 0o777, 0o600);
});

test("a file of keys that is damaged is a clear error that quotes nothing of it", async (t) => {
  const folder = await temporaryFolder(t);
  await mkdir(join(folder, "data"));
  await writeFile(join(folder, "data", "secrets.json"), `{"OPENAI_API_KEY": "${key}`);
  await assert.rejects(
    openTestApp({}, folder),
    (error) => error instanceof JihwiError && !`${error.stack} ${error.cause} ${JSON.stringify(error)}`.includes(key),
  );
});

test("servers of one store with one secret key share keys, tool servers and webhooks", async (t) => {
  const secret = { JIHWI_SECRET_KEY: "correct-horse-battery-staple-0001" };
  const folder = await temporaryFolder(t);
  await using one = await openTestApp(secret, folder);
  await using two = await openTestApp(secret, folder);
  await put(one, "/api/models/secrets", { OPENAI_API_KEY: key });
  await put(one, "/api/mcp-servers/notes", { command: "nothing", disabled: true });
  await one.jihwi.settings.webhooks.add({ url: "https://example.com/", events: ["turn.ended"] });
  const { settings: others } = two.jihwi;
  for (const settings of [others.models, others.mcp, others.webhooks]) await settings.refresh();
  const { models, mcp, webhooks } = two.jihwi.settings;
  assert.deepEqual(
    [(await models.read()).secrets.length, (await mcp.read()).length, webhooks.read().length],
    [1, 1, 1],
  );
  await one.jihwi.settings.mcp.remove("notes");
  await mcp.refresh();
  assert.deepEqual(await mcp.read(), []);
});
