import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { createDatabase } from "#store/testing";
import { skipsUnlessAll } from "../all-tests.ts";
import { json, startFakeProvider, text } from "../fakes/index.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

/** Words that stand nowhere but in what is removed. */
const inDocument = "쭈꾸르뮤제일비밀조항";
const inQuestion = "퓨랑뷰특별한물음";
const inName = "뀨뮤계약";
const words = [inDocument, inQuestion, inName];

/** The files of the data folder that hold a word, in either encoding a store may keep it in. */
async function filesWith(on: TestApp, word: string): Promise<string[]> {
  const data = join(on.folder, "data");
  const found: string[] = [];
  // With PostgreSQL nothing need be there.
  for (const name of await readdir(data, { recursive: true }).catch(() => [])) {
    if ((await stat(join(data, name))).isDirectory()) continue;
    const bytes = await readFile(join(data, name));
    if (bytes.includes(word, 0, "utf8") || bytes.includes(word, 0, "utf16le")) found.push(name);
  }
  return found;
}

/** The tables that hold a word, as text or in bytes. */
async function tablesWith(client: Client, word: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const hex = Buffer.from(word).toString("hex");
  const found: string[] = [];
  for (const { name } of rows) {
    const query = `select 1 from ${name} as t where position($1 in to_jsonb(t)::text) > 0 or position($2 in to_jsonb(t)::text) > 0 limit 1`;
    if ((await client.query(query, [word, hex])).rowCount) found.push(name);
  }
  return found;
}

for (const kind of ["SQLite", "PostgreSQL"]) {
  describe(`a removed session and a removed document (${kind})`, {
    skip: kind === "PostgreSQL" && skipsUnlessAll,
  }, () => {
    let on: TestApp;
    let database: Client | null = null;
    const fake = startFakeProvider();
    const placesOf = async (word: string) => [
      ...(await filesWith(on, word)),
      ...(database === null ? [] : await tablesWith(database, word)),
    ];

    before(async () => {
      const provider = await fake;
      provider.respond((call) => {
        if (call.values.length > 0) return undefined;
        if (call.schema?.name?.includes("select"))
          return json({ reason: "", selected_tool: "search_pdf_knowledge", query: inDocument });
        return text(`제1조 ${inDocument}은 누구에게도 알리지 않는다 [1].`);
      });
      const url = kind === "PostgreSQL" ? await createDatabase() : undefined;
      if (url !== undefined) {
        database = new Client({ connectionString: url });
        await database.connect();
      }
      on = await openTestApp({
        ...provider.env,
        JIHWI_MODEL_EMBED: "compatible:fake-embedder",
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      });
    });
    after(async () => {
      await on[Symbol.asyncDispose]();
      await database?.end();
      await (await fake).close();
    });

    test("leave nothing of their words, vectors, corrections or cases, the document once no conversation quotes it", async () => {
      const content = `# 비밀 계약\n\n제1조 ${inDocument}은 누구에게도 알리지 않는다.\n`;
      const added = await on.jihwi.documents.add(new TextEncoder().encode(content), `${inName}.md`);
      await on.jihwi.documents.settled(added.id);
      const options = { documents: [added.id] };
      const asked = await on.ask("chat", "s1", `${inQuestion}에 대해 ${inDocument}은 무엇이야?`, { options });
      await asked.text();
      // What follows the answer writes too; it is over before anything is removed.
      await on.jihwi.conductor.followedUp(300_000);
      const turn = asked.headers.get("x-jihwi-turn-id") ?? "";
      const { entries } = await on.jihwi.store.turns.trace(turn);
      const seq = entries.find(({ name }) => name === "chat.select-tool")?.seq;
      const body = JSON.stringify({ seq, expect: { selected_tool: "none" } });
      assert.equal((await on.request(`/api/traces/${turn}/corrections`, { method: "POST", body })).status, 200);
      const cases = async () => on.jihwi.store.learning.countTaught("chat.select-tool");
      assert.equal(await cases(), 1);
      for (const word of words) assert.notDeepEqual(await placesOf(word), [], word);

      const asking = async () => (await on.request(`/api/documents/${added.id}/conversations`)).json();
      assert.deepEqual(await asking(), { count: 1, quoting: 1 });
      assert.equal((await on.request(`/api/documents/${added.id}`, { method: "DELETE" })).status, 200);
      assert.notDeepEqual(await placesOf(inDocument), [], "what was quoted stays in the conversation");
      assert.equal((await on.request("/api/sessions/s1", { method: "DELETE" })).status, 200);
      for (const word of words) assert.deepEqual(await placesOf(word), [], word);
      assert.equal(await cases(), 0);
    });

    test("leave nothing whichever door they are removed by", async () => {
      for (const remove of [
        (id: string) => on.request(`/v1/files/${id}`, { method: "DELETE" }),
        (id: string) => on.jihwi.documents.remove(id),
      ]) {
        const content = new TextEncoder().encode(`# 비밀\n\n${inDocument}은 여기에만 있다.\n`);
        const { id } = await on.jihwi.documents.add(content, `${inName}.md`);
        await on.jihwi.documents.settled(id);
        assert.notDeepEqual(await placesOf(inDocument), []);
        assert.equal((await on.jihwi.documents.conversations(id)).count, 0);
        await remove(id);
        for (const word of [inDocument, inName]) assert.deepEqual(await placesOf(word), [], word);
      }
    });
  });
}
