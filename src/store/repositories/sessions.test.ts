import assert from "node:assert/strict";
import { test } from "node:test";
import type { JihwiError } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";
import type { NewMessage } from "./messages.ts";

function message(id: string, text: string, role: NewMessage["role"] = "user"): NewMessage {
  return { id, role, parts: [{ type: "text", text } as { type: string }], text };
}

describeStores("sessions and messages", (stores) => {
  test("settings that are changed at once are all kept, and a change touches no other", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "a", agent: "research", settings: { rounds: 3 } });
    const names = Array.from({ length: 8 }, (_, at) => `setting ${at}`);
    await Promise.all(
      names.map((name) => store.sessions.changeSettings("a", (settings) => ({ ...settings, [name]: true }))),
    );
    const { settings } = await store.sessions.get("a");
    assert.deepEqual(Object.keys(settings).sort(), ["rounds", ...names]);
    await assert.rejects(
      store.sessions.changeSettings("none", (same) => same),
      { code: "not-found" },
    );
  });

  test("a title that was made gives way to another, and a person's to none", async (t) => {
    const { sessions } = await stores.open(t);
    await sessions.create({ id: "a", agent: "chat" });
    const titleAfter = async (change: Promise<unknown>) => {
      await change;
      return (await sessions.get("a")).title;
    };
    assert.equal(await titleAfter(sessions.suggestTitle("a", "첫 물음")), "첫 물음");
    assert.equal(await titleAfter(sessions.suggestTitle("a", "출장비 한도")), "출장비 한도");
    assert.equal(await titleAfter(sessions.update("a", { title: "내 출장" })), "내 출장");
    assert.equal(await titleAfter(sessions.suggestTitle("a", "다시 지은 제목")), "내 출장");
  });

  test("a whole conversation is added behind what the session shows, however long it is", async (t) => {
    const { sessions, messages } = await stores.open(t);
    await sessions.create({ id: "a", agent: "chat" });
    await messages.appendAll("a", []);
    await messages.append("a", message("first", "첫 물음"));
    const ids = Array.from({ length: 450 }, (_, at) => `m${at}`);
    await messages.appendAll(
      "a",
      ids.map((id) => message(id, id)),
    );
    const stored = await messages.list("a");
    assert.deepEqual(
      stored.map(({ id }) => id),
      ["first", ...ids],
    );
    assert.deepEqual(
      stored.map(({ position }) => position),
      stored.map((_, at) => at),
    );
  });

  test("a session is made, changed and found again", async (t) => {
    const store = await stores.open(t);
    const made = await store.sessions.create({
      id: "a",
      agent: "chat",
      language: "ko",
      settings: { maxIterations: 3 },
    });
    assert.deepEqual(
      { ...made, createdAt: 0, updatedAt: 0 },
      {
        id: "a",
        agent: "chat",
        title: "",
        summary: null,
        language: "ko",
        settings: { maxIterations: 3 },
        pinned: 0,
        folder: null,
        leafId: null,
        createdAt: 0,
        updatedAt: 0,
      },
    );
    const renamed = await store.sessions.update("a", { title: "계약 이야기" });
    assert.equal(renamed.title, "계약 이야기");
    assert.deepEqual(renamed.settings, { maxIterations: 3 });
    const placed = await store.sessions.update("a", { pinned: 1, folder: "계약" });
    assert.deepEqual([placed.pinned, placed.folder, placed.title], [1, "계약", "계약 이야기"]);
    assert.equal(placed.updatedAt, renamed.updatedAt, "pinning is no news");
    assert.equal((await store.sessions.list({ pinned: true })).items.length, 1);
    assert.equal((await store.sessions.list({ pinned: false })).items.length, 0);
    assert.equal((await store.sessions.list({ folder: "계약" })).items.length, 1);
    assert.deepEqual(await store.sessions.folders("chat"), ["계약"]);
    await assert.rejects(
      store.sessions.create({ id: "a", agent: "chat" }),
      (error: JihwiError) => error.code === "conflict",
    );
    assert.equal((await store.sessions.ensure({ id: "a", agent: "contract" })).agent, "chat");
    await assert.rejects(store.sessions.update("b", { title: "x" }), (error: JihwiError) => error.code === "not-found");
  });

  test("search finds words in titles and in messages, in Korean and in either case, and takes % as itself", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "title", agent: "chat", title: "손해배상 질문" });
    await store.sessions.create({ id: "body", agent: "contract", title: "무제" });
    await store.messages.append("body", message("m", "The Deposit is 30% 손해배상"));
    const search = async (query: string, agent?: string) =>
      (await store.sessions.list({ query, agent })).items.map((found) => found.id).sort();
    assert.deepEqual(await search("손해배상"), ["body", "title"]);
    assert.deepEqual(await search("손해배상".normalize("NFD")), ["body", "title"]);
    assert.deepEqual(await search("손해배상", "chat"), ["title"]);
    assert.deepEqual(await search("DEPOSIT"), ["body"]);
    assert.deepEqual(await search("30%"), ["body"]);
    assert.deepEqual(await search("3%%"), []);
    assert.deepEqual(await search("_"), []);
  });

  test("a session that gets a message comes first in the list", async (t) => {
    const store = await stores.open(t);
    for (const id of ["a", "b", "c"]) await store.sessions.create({ id, agent: "chat" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.messages.append("a", message("m", "안녕"));
    const first = await store.sessions.list({ limit: 1 });
    assert.equal(first.items[0]?.id, "a");
    assert.equal((await store.sessions.list({ after: first.next })).items.length, 2);
  });

  test("messages keep their order and everything in their parts", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "s", agent: "chat" });
    const parts = [{ type: "data-notice", id: "n", data: { kind: "rules", text: { ko: "가", en: "a" } } }];
    await store.messages.append("s", message("q", "질문"));
    await store.messages.append("s", {
      id: "r",
      role: "assistant",
      parts,
      text: "답",
      metadata: { turnId: "t" },
      turnId: "t",
    });
    const messages = await store.messages.list("s");
    assert.deepEqual(
      messages.map(({ id, position }) => [id, position]),
      [
        ["q", 0],
        ["r", 1],
      ],
    );
    assert.deepEqual(messages[1]?.parts, parts);
    assert.deepEqual(messages[1]?.metadata, { turnId: "t" });
    assert.equal((await store.messages.last("s"))?.id, "r");
    assert.equal((await store.messages.find("s", "q"))?.text, "질문");
    assert.equal(await store.messages.find("other", "q"), null);
  });

  test("many appends at once lose nothing and share no position", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "s", agent: "chat" });
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.messages.append("s", message(`m${index}`, "x"))));
    const positions = (await store.messages.list("s")).map(({ position }) => position);
    assert.deepEqual(
      positions,
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  test("a message beside another begins a branch, and what followed the other stays", async (t) => {
    const store = await stores.open(t);
    await store.sessions.create({ id: "s", agent: "chat" });
    const ids = async (range = {}) => (await store.messages.list("s", range)).map(({ id }) => id);
    for (const id of ["q1", "a1", "q2", "a2"]) await store.messages.append("s", message(id, id));
    await store.messages.append("s", message("q2b", "다시"), { after: "a1" });
    await store.messages.append("s", message("a2b", "답"));
    assert.deepEqual(await ids(), ["q1", "a1", "q2b", "a2b"]);
    assert.deepEqual(await ids({ last: 2 }), ["q2b", "a2b"]);
    assert.deepEqual(await ids({ upTo: "a2" }), ["q1", "a1", "q2", "a2"]);
    assert.deepEqual(await ids({ upTo: "q2", last: 2 }), ["a1", "q2"]);
    await store.messages.append("s", message("q1b", "처음부터"), { after: null });
    const shown = await store.messages.list("s", { upTo: "a2b" });
    assert.deepEqual(
      [...(await store.messages.versions("s", shown))],
      [
        ["q1", ["q1", "q1b"]],
        ["a1", ["a1"]],
        ["q2b", ["q2", "q2b"]],
        ["a2b", ["a2b"]],
      ],
    );
    assert.equal(await store.messages.showThrough("s", "q2"), "a2");
    assert.deepEqual(await ids(), ["q1", "a1", "q2", "a2"]);
    assert.equal(await store.messages.showThrough("s", "q1"), "a2b", "the branch that was written last");
    await assert.rejects(store.messages.showThrough("s", "none"), (error: JihwiError) => error.code === "not-found");
    await assert.rejects(
      store.messages.append("s", message("q1", "again")),
      (error: JihwiError) => error.code === "conflict",
    );
    assert.deepEqual(await ids(), ["q1", "a1", "q2b", "a2b"], "a refused message changes nothing");
  });

  test("a message for no session is refused", async (t) => {
    const store = await stores.open(t);
    await assert.rejects(
      store.messages.append("none", message("m", "x")),
      (error: JihwiError) => error.code === "not-found",
    );
  });

  test("characters that one database cannot hold are replaced in both, one for one", async (t) => {
    const store = await stores.open(t);
    const session = await store.sessions.create({ id: "s", agent: "chat", title: "가\u0000나\ud800다" });
    assert.equal(session.title, "가\ufffd나\ufffd다");
  });

  test("a transaction that fails leaves nothing", async (t) => {
    const store = await stores.open(t);
    const failing = store.transaction(async (repositories) => {
      await repositories.sessions.create({ id: "s", agent: "chat" });
      await repositories.messages.append("s", message("m", "x"));
      throw new Error("stop");
    });
    await assert.rejects(failing, /stop/);
    assert.equal(await store.sessions.find("s"), null);
  });
});
