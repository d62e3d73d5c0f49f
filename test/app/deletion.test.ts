import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp, type TestApp } from "./open-test-app.ts";

/** Words that stand nowhere but in what is removed. */
const inDocument = "쭈꾸르뮤제일비밀조항";
const inQuestion = "퓨랑뷰특별한물음";
const inName = "뀨뮤계약";

/** The files of the data folder that hold a word, in either encoding a store may keep it in. */
async function filesWith(on: TestApp, word: string): Promise<string[]> {
  const data = join(on.folder, "data");
  const found: string[] = [];
  for (const name of await readdir(data, { recursive: true })) {
    if ((await stat(join(data, name))).isDirectory()) continue;
    const bytes = await readFile(join(data, name));
    if (bytes.includes(word, 0, "utf8") || bytes.includes(word, 0, "utf16le")) found.push(name);
  }
  return found;
}

test("a removed session and a removed document leave nothing of their words in any file", async () => {
  await using on = await openTestApp();
  const text = `# 비밀 계약\n\n제1조 ${inDocument}은 누구에게도 알리지 않는다.\n`;
  const added = await on.jihwi.documents.add(new TextEncoder().encode(text), `${inName}.md`);
  await on.jihwi.documents.settled(added.id);
  const options = { documents: [added.id] };
  await (await on.ask("chat", "s1", `${inQuestion}에 대해 ${inDocument}은 무엇이야?`, { options })).text();
  for (const word of [inDocument, inQuestion, inName]) assert.notDeepEqual(await filesWith(on, word), [], word);

  assert.equal((await on.request("/api/sessions/s1", { method: "DELETE" })).status, 200);
  assert.equal((await on.request(`/api/documents/${added.id}`, { method: "DELETE" })).status, 200);
  for (const word of [inDocument, inQuestion, inName]) assert.deepEqual(await filesWith(on, word), [], word);
});
