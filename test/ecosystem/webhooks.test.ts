import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { Webhook } from "standardwebhooks";
import { openApp, readConfig } from "#app";
import { openTestApp } from "../app/open-test-app.ts";
import { until } from "../beds/turns/turns-for-tests.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver on loopback that answers the first requests with these statuses or not at all, and with 204 after them. */
async function startReceiver(...statuses: (number | "none")[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    received.push({ headers: request.headers, body: Buffer.concat(pieces).toString("utf8") });
    const status = statuses.shift() ?? 204;
    if (status !== "none") response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function openWith(webhooks: readonly object[], env: Record<string, string> = {}, { works = true } = {}) {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "jihwi-webhooks-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ webhooks }));
  const jihwi = await openApp(await readConfig(folder, { ...env, JIHWI_DATA_DIR: join(folder, "data") }));
  opened.defer(() => jihwi.close());
  if (works) await jihwi.work.start();
  const held = opened.move();
  return { jihwi, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const verified = ({ headers, body }: Received) =>
  new Webhook(secret).verify(
    body,
    Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
  );

it("a turn that ended is told, signed as Standard Webhooks verifies it, without its words", async () => {
  await using receiver = await startReceiver();
  await using app = await openWith([{ url: receiver.url, secret, allowPrivate: true }]);
  const turn = await app.jihwi.conductor.start({ agent: "chat", sessionId: "mine", text: "비밀 질문: 지금 몇 시야?" });
  await turn.result;
  await until(() => receiver.received.length > 0);
  const [first] = receiver.received;
  assert.ok(first);
  assert.deepEqual(verified(first), JSON.parse(first.body));
  const { type, data } = JSON.parse(first.body);
  assert.equal(type, "turn.ended");
  assert.deepEqual(
    { turnId: data.turnId, sessionId: data.sessionId, agent: data.agent, status: data.status },
    { turnId: turn.id, sessionId: "mine", agent: "chat", status: "finished" },
  );
  assert.equal(data.links.trace, `/api/traces/${turn.id}`);
  assert.ok(!first.body.includes("비밀"));
  assert.throws(() => verified({ ...first, body: first.body.replace("finished", "failed") }), /signature/i);
});

it("a document that was read is told to those who asked for it only", async () => {
  await using documents = await startReceiver();
  await using turns = await startReceiver();
  await using app = await openWith([
    { url: documents.url, secret, events: ["document.read"], allowPrivate: true },
    { url: turns.url, secret, events: ["turn.ended"], allowPrivate: true },
  ]);
  const document = await app.jihwi.documents.add(Buffer.from("# 제목\n\n본문입니다."), "note.md");
  await until(() => documents.received.length > 0);
  const { type, data } = JSON.parse(documents.received[0]?.body ?? "{}");
  assert.deepEqual([type, data.documentId, data.status], ["document.read", document.id, "finished"]);
  assert.equal(turns.received.length, 0);
});

it("a receiver that fails is tried again until it has recovered, with the same id", async () => {
  await using receiver = await startReceiver(500, 404);
  await using app = await openWith([{ url: receiver.url, secret, allowPrivate: true }]);
  await (await app.jihwi.conductor.start({ agent: "chat", sessionId: "mine", text: "지금 몇 시야?" })).result;
  await until(() => receiver.received.length === 3);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, 1);
  await until(
    async () => (await app.jihwi.jobs.list({ name: "webhooks.deliver", status: "finished" })).items.length === 1,
  );
});

it("a delivery that a process does not know waits for one that does", async () => {
  await using receiver = await startReceiver();
  await using knowing = await openWith([{ url: receiver.url, secret, allowPrivate: true }], {}, { works: false });
  const { jihwi } = knowing;
  await (await jihwi.conductor.start({ agent: "chat", sessionId: "mine", text: "지금 몇 시야?" })).result;
  const elsewhere = await mkdtemp(join(tmpdir(), "jihwi-webhooks-"));
  const other = await openApp(await readConfig(elsewhere, { JIHWI_DATA_DIR: jihwi.config.dataDir }));
  const delivery = async () => (await jihwi.jobs.list({ name: "webhooks.deliver" })).items[0];
  await other.work.start();
  await until(async () => (await delivery())?.error != null);
  assert.equal((await delivery())?.error?.code, "tool-not-configured");
  await jihwi.work.start();
  await until(async () => (await delivery())?.status === "finished");
  assert.equal(receiver.received.length, 1);
  await other.close();
  await rm(elsewhere, { recursive: true });
});

it("a receiver that does not answer keeps neither other receivers nor documents waiting", async () => {
  await using silent = await startReceiver(...Array<"none">(100).fill("none"));
  await using answering = await startReceiver();
  const events = ["turn.ended"];
  await using app = await openWith([
    { url: silent.url, secret, events, allowPrivate: true },
    { url: answering.url, secret, events, allowPrivate: true },
  ]);
  for (let at = 0; at < 12; at += 1)
    await (await app.jihwi.conductor.start({ agent: "chat", sessionId: `of ${at}`, text: "지금 몇 시야?" })).result;
  const { id } = await app.jihwi.documents.add(Buffer.from("# 제목\n\n본문입니다."), "note.md");
  await app.jihwi.documents.settled(id);
  await until(() => answering.received.length === 12);
  assert.ok(silent.received.length < 12, `${silent.received.length} deliveries were waited for`);
});

it("a private address is refused unless it was allowed", async () => {
  await using receiver = await startReceiver();
  for (const url of [receiver.url, receiver.url.replace("127.0.0.1", "localhost")]) {
    await using app = await openWith([{ url, secret }]);
    await (await app.jihwi.conductor.start({ agent: "chat", sessionId: "mine", text: "지금 몇 시야?" })).result;
    await until(
      async () => (await app.jihwi.jobs.list({ name: "webhooks.deliver", status: "failed" })).items.length === 1,
    );
    const { items } = await app.jihwi.jobs.list({ name: "webhooks.deliver" });
    assert.equal(items[0]?.error?.code, "address-refused");
  }
  assert.equal(receiver.received.length, 0);
});

it("secret and address are in no row of the store, and a variable may hold the secret", async () => {
  await using receiver = await startReceiver();
  const webhook = { url: `${receiver.url}?sig=MY_ADDRESS`, secret: { env: "MY_HOOK" }, allowPrivate: true };
  await using app = await openWith([webhook], { MY_HOOK: secret });
  await (await app.jihwi.conductor.start({ agent: "chat", sessionId: "mine", text: "지금 몇 시야?" })).result;
  await until(() => receiver.received.length > 0);
  const [first] = receiver.received;
  assert.ok(first && verified(first));
  const { items } = await app.jihwi.store.jobs.list({ name: "webhooks.deliver" });
  assert.ok(items.length > 0 && ![secret, "MY_ADDRESS"].some((words) => JSON.stringify(items).includes(words)));
  await assert.rejects(openWith([webhook]), /MY_HOOK/);
});

it("one address with two secrets is refused: a delivery is signed with one", async () => {
  const url = "https://example.com/hook";
  const other = { url, secret: "0123456789abcdef" };
  await assert.rejects(openWith([{ url, secret }, other]), { code: "bad-config" });
  await using app = await openWith([
    { ...other, events: ["turn.ended"] },
    { ...other, events: ["document.read"] },
  ]);
  assert.equal(app.jihwi.settings.webhooks.read().length, 2);
});

it("webhooks of the settings page: added with a secret that is told once, tried, told of turns, and removed", async () => {
  await using receiver = await startReceiver(204, 500);
  await using app = await openTestApp();
  const request = async (path: string, method: string, body?: object) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return (await app.request(path, init)).json();
  };
  const addition = { url: receiver.url, events: ["turn.ended"], allowPrivate: true };
  const { secret: made, webhooks } = await request("/api/webhooks", "POST", addition);
  const signedBy = ({ headers, body }: Received) =>
    new Webhook(made).verify(
      body,
      Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    );
  assert.ok(!JSON.stringify(webhooks).includes(made));
  assert.ok(!JSON.stringify(await request("/api/webhooks", "GET")).includes(made));
  assert.equal((await request("/api/webhooks", "POST", addition)).error.code, "conflict");

  const trial = `/api/webhooks/${webhooks[0].id}/test`;
  assert.deepEqual([(await request(trial, "POST")).ok, receiver.received.length], [true, 1]);
  assert.ok(receiver.received[0] && signedBy(receiver.received[0]));
  const refused = await request(trial, "POST");
  assert.deepEqual([refused.ok, /500/.test(refused.error.en)], [false, true]);

  await (await app.ask("chat", "mine", "지금 몇 시야?")).text();
  await until(() => receiver.received.length > 2);
  assert.equal(JSON.parse(receiver.received.at(-1)?.body ?? "{}").type, "turn.ended");
  assert.deepEqual((await request(`/api/webhooks/${webhooks[0].id}`, "DELETE")).webhooks, []);
});

it("what waits for a webhook that is removed ends as cancelled and says so, and what waits for others goes on waiting", async () => {
  const other = "https://example.com/other";
  await using app = await openWith([{ url: other, secret }], {}, { works: false });
  const {
    settings: { webhooks },
    conductor,
    store,
  } = app.jihwi;
  await webhooks.add({ url: "https://example.com/removed", events: ["turn.ended"] });
  await (await conductor.start({ agent: "chat", sessionId: "mine", text: "지금 몇 시야?" })).result;
  const added = webhooks.read().find(({ fromFile }) => !fromFile);
  await webhooks.remove(added?.id ?? "");
  const { items } = await store.jobs.list({ name: "webhooks.deliver" });
  const ends = items.map(({ input, status, error }) => [
    Object(input).webhook === webhooks.read().find(({ url }) => url === other)?.id,
    status,
    error?.message.en,
  ]);
  assert.deepEqual(ends.sort(), [
    [false, "cancelled", "It was not sent: the webhook https://example.com was removed."],
    [true, "queued", undefined],
  ]);
});

it("a webhook of the configuration file is listed without its secret and is not removed on the page", async () => {
  await using app = await openWith([{ url: "https://example.com/hook", secret }]);
  const [listed] = app.jihwi.settings.webhooks.read();
  assert.deepEqual([listed?.fromFile, JSON.stringify(listed).includes(secret)], [true, false]);
  await assert.rejects(app.jihwi.settings.webhooks.remove(listed?.id ?? ""), /jihwi\.config/);
});
