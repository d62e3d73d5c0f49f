import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { signatureHeaders } from "./signature.ts";

const secrets = ["0123456789abcdef", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"];

for (const page of ["docs/integrations/webhooks.md", "docs/ko/integrations/webhooks.md"]) {
  test(`the program of ${page} verifies what is signed with either kind of secret, and nothing else`, async () => {
    const text = await readFile(new URL(`../../${page}`, import.meta.url), "utf8");
    const program = /```js(?: run)?\n(.*?)```/s.exec(text)?.[1] ?? "";
    const { isFromJihwi } = await import(`data:text/javascript,${encodeURIComponent(program)}`);
    const body = JSON.stringify({ type: "turn.ended" });
    const timestamp = Math.floor(Date.now() / 1000);
    for (const secret of secrets) {
      const headers = signatureHeaders({ id: "event_1", timestamp, body }, secret);
      assert.equal(isFromJihwi(headers, body, secret), true, secret);
      assert.equal(isFromJihwi(headers, `${body} `, secret), false);
      assert.equal(isFromJihwi(headers, body, "another secret, long enough"), false);
    }
  });
}
