import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openTestApp } from "./open-test-app.ts";

describe("samples", () => {
  for (const language of ["ko", "en"] as const)
    it(`have questions that their documents answer by rules (${language})`, async () => {
      await using app = await openTestApp();
      for (const agent of ["chat", "contract"]) {
        const { sessionId, message } = await app.jihwi.samples.open(agent, language);
        const [document] = await app.jihwi.store.documents.attached(sessionId);
        const options = agent === "contract" ? { contract: document?.id } : { documents: [document?.id] };
        const turn = await app.jihwi.conductor.start({ agent, sessionId, text: message, options, language });
        const result = await turn.result;
        assert.match(
          result?.answer ?? "",
          /Found in the documents|문서에서 찾은 내용|The contract says|정해져 있습니다/,
        );
        assert.notEqual(result?.citations.length, 0);
      }
    });

  it("are removed together, and leave what the user brought himself", async () => {
    await using app = await openTestApp();
    const { jihwi } = app;
    const own = await jihwi.documents.add(Buffer.from("내가 넣은 글입니다."), "내 글.txt");
    for (const agent of ["chat", "contract", "inspect", "research"]) {
      const { sessionId, message } = await jihwi.samples.open(agent, "ko");
      assert.notEqual(message, "");
      assert.equal((await jihwi.store.sessions.get(sessionId)).agent, agent);
    }
    assert.deepEqual(await jihwi.samples.count(), { sessions: 4, documents: 2 });
    await jihwi.samples.remove();
    assert.deepEqual(await jihwi.samples.count(), { sessions: 0, documents: 0 });
    assert.deepEqual(
      (await jihwi.documents.list({ limit: 10 })).items.map(({ id }) => id),
      [own.id],
    );
    assert.deepEqual((await jihwi.store.sessions.list({ limit: 10 })).items, []);
  });
});
