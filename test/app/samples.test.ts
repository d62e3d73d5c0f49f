import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { startersFor } from "../../web/src/pages/chat/starters.ts";
import { openTestApp } from "./open-test-app.ts";

describe("samples", () => {
  for (const language of ["ko", "en"] as const)
    it(`have questions that their documents answer by rules (${language})`, async () => {
      await using app = await openTestApp();
      for (const agent of ["chat", "contract"]) {
        const { sessionId, message } = await app.jihwi.library.samples.open(agent, language);
        const [document] = await app.jihwi.store.documents.attached(sessionId);
        const options = agent === "contract" ? { contract: document?.id } : { documents: [document?.id] };
        const turn = await app.jihwi.conductor.start({ agent, sessionId, text: message, options, language });
        const result = await turn.result;
        assert.match(result?.answer ?? "", /closest to the words|가장 가까운 곳|The contract says|제목이 나온 조항/);
        assert.notEqual(result?.citations.length, 0);
      }
    });

  it("that are opened at once are all known, and go together", async () => {
    await using app = await openTestApp();
    const {
      library: { samples },
      store,
    } = app.jihwi;
    await Promise.all(["chat", "chat", "contract", "inspect"].map((agent) => samples.open(agent, "ko")));
    assert.deepEqual(await samples.count(), { sessions: 4, documents: 2 });
    await samples.remove();
    assert.deepEqual((await store.sessions.list({ limit: 10 })).items, []);
  });

  it("are removed together, and leave what the user brought himself", async () => {
    await using app = await openTestApp();
    const { jihwi } = app;
    const own = await jihwi.documents.add(Buffer.from("내가 넣은 글입니다."), "내 글.txt");
    for (const agent of ["chat", "contract", "inspect", "research"]) {
      const { sessionId, message } = await jihwi.library.samples.open(agent, "ko");
      assert.notEqual(message, "");
      assert.equal((await jihwi.store.sessions.get(sessionId)).agent, agent);
    }
    assert.deepEqual(await jihwi.library.samples.count(), { sessions: 4, documents: 2 });
    await jihwi.library.samples.remove();
    assert.deepEqual(await jihwi.library.samples.count(), { sessions: 0, documents: 0 });
    assert.deepEqual(
      (await jihwi.documents.list({ limit: 10 })).items.map(({ id }) => id),
      [own.id],
    );
    assert.deepEqual((await jihwi.store.sessions.list({ limit: 10 })).items, []);
  });
});

test("the questions that a new conversation offers are answered without a model", async () => {
  await using app = await openTestApp();
  const texts = [
    "계약 기간은 2026년 3월 1일부터 2년입니다. 해지는 30일 전에 알립니다.",
    "The term is two years from 1 March 2026.",
  ];
  const added = await Promise.all(texts.map((text, at) => app.jihwi.documents.add(Buffer.from(text), `${at}.txt`)));
  const documents = await Promise.all(added.map(({ id }) => app.jihwi.documents.settled(id)));
  for (const language of ["ko", "en"] as const)
    for (const count of [0, 1, 2])
      for (const { [language]: text } of startersFor(count)) {
        const options = { documents: documents.slice(0, count).map(({ id }) => id) };
        const sessionId = `${language}-${count}`;
        const turn = await app.jihwi.conductor.start({ agent: "chat", sessionId, text, options, language });
        const { answer } = (await turn.result) ?? { answer: "" };
        assert.notEqual(answer, "", text);
        assert.doesNotMatch(answer, /모델이 없어|without a model|no model|찾지 못했|not find|Nothing/i, text);
      }
});
