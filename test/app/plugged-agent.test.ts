import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createJihwi, defineAgent, type Jihwi } from "../../src/index.ts";
import { runJihwi } from "./run-jihwi.ts";

const cook = defineAgent({
  name: "cook",
  title: { ko: "요리", en: "Cook" },
  async run(turn, { text }) {
    turn.say(`오늘은 ${text}입니다.`);
    turn.show("recipe", { dish: text, steps: ["끓인다"] });
  },
});

describe("a fifth agent in a program of one's own", () => {
  let folder = "";
  let jihwi: Jihwi;
  let url = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "jihwi-cook-"));
    jihwi = createJihwi({ dataDir: folder, agents: [cook] });
    url = (await jihwi.serve({ port: 0 })).url;
  });
  after(async () => {
    await jihwi.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    assert.equal(response.status, 200, path);
    return response.json();
  };

  it("answers over HTTP, and every list goes on working", async () => {
    const response = await fetch(`${url}/api/agents/cook/turns`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "dinner", messages: [{ role: "user", parts: [{ type: "text", text: "국수" }] }] }),
    });
    const stream = await response.text();
    assert.match(stream, /오늘은 국수입니다/);
    assert.match(stream, /"kind":"recipe"/);
    const turnId = response.headers.get("x-jihwi-turn-id");
    const { agents } = await get("/api/agents");
    assert.deepEqual(agents.find(({ name }: { name: string }) => name === "cook")?.title, { ko: "요리", en: "Cook" });
    assert.equal((await get("/api/sessions")).sessions[0].agent, "cook");
    assert.equal((await get("/api/sessions?agent=cook")).sessions.length, 1);
    assert.equal((await get("/api/sessions/dinner")).messages.length, 2);
    assert.equal((await get("/api/traces?agent=cook")).turns[0].id, turnId);
    assert.equal((await get(`/api/traces/${turnId}`)).agent, "cook");
    assert.match(await (await fetch(`${url}/api/turns/${turnId}/stream`)).text(), /오늘은 국수입니다/);
    assert.ok((await get("/v1/models")).data.some(({ id }: { id: string }) => id === "jihwi-cook"));
  });

  it("is asked by the library itself, beside the four", async () => {
    const { answer, traceId } = await jihwi.ask("cook", "비빔밥");
    assert.equal(answer, "오늘은 비빔밥입니다.");
    assert.match(traceId, /^turn/);
    assert.match((await jihwi.ask("chat", "3 더하기 4는?")).answer, /7/);
  });

  it("may not take the name of another", () => {
    const twice = createJihwi({ dataDir: folder, agents: [defineAgent({ ...cook, name: "chat" })] });
    return assert.rejects(twice.ask("chat", "?"), /already an agent chat/);
  });
});

it("an agent in a folder is one file and one line of configuration, also on the command line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-plug-"));
  await writeFile(
    join(folder, "cook.ts"),
    `export const agent = {
       name: "cook",
       title: { ko: "요리", en: "Cook" },
       async run(turn: { say(text: string): void }, { text }: { text: string }) { turn.say("메뉴: " + text); },
     };`,
  );
  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ agents: ["cook.ts"] }));
  const asked = await runJihwi(folder, ["ask", "cook", "김밥", "--json"]);
  assert.equal(asked.code, 0, asked.stderr);
  assert.equal(JSON.parse(asked.stdout).answer, "메뉴: 김밥");
  const traces = await runJihwi(folder, ["trace", "list", "--agent", "cook", "--json"]);
  assert.equal(JSON.parse(traces.stdout).length, 1);
  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ agents: ["nowhere.ts"] }));
  const broken = await runJihwi(folder, ["trace", "list"]);
  assert.equal(broken.code, 2);
  assert.match(broken.stderr, /nowhere\.ts/);
  await rm(folder, { recursive: true, force: true });
});
