import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { chunksOf, openTestApp, textIn } from "./open-test-app.ts";

const test = await openTestApp({ JIHWI_LANG: "en" });
after(() => test[Symbol.asyncDispose]());

const unread = [
  ["queued", /still being read/],
  ["error", /could not be read/],
] as const;

before(async () => {
  const { documents } = test.jihwi.store;
  for (const [status] of unread) {
    await documents.add({ id: status, name: `${status}.pdf`, format: "pdf", bytes: 9, contentHash: status });
    await documents.update(status, { status });
  }
});

describe("a document whose text is not there does not pass for an empty one", () => {
  for (const [status, says] of unread) {
    for (const agent of ["inspect", "contract"])
      it(`${agent}, ${status}: there is no answer, and it is said why`, async () => {
        const options = { document: status, contract: status };
        const chunks = await chunksOf(await test.ask(agent, `${agent}-${status}`, "Who may end it?", { options }));
        assert.equal(textIn(chunks), "");
        assert.match(JSON.stringify(chunks), says);
      });

    it(`chat, ${status}: the answer does without it, and says so`, async () => {
      const options = { documents: [status] };
      const chunks = await chunksOf(await test.ask("chat", `chat-${status}`, "Who may end it?", { options }));
      const notices = chunks.filter(({ type }) => type === "data-notice");
      assert.match(JSON.stringify(notices), says);
    });
  }
});
