import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import { sendFile, sendStoredFile } from "./send-file.ts";

test("a name that a client chose stays one name in the header, whatever it holds", async () => {
  for (const name of ['x"; filename="evil.html', "계약 1.md", "a\r\nset-cookie: b=c", "half \ud800"]) {
    const app = new Hono().get("/", (context) => sendFile(context, "words", { name, type: "text/markdown" }));
    const response = await app.request("/");
    assert.equal(response.status, 200, name);
    assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename\*=UTF-8''[\w%.!~*'()-]+$/);
    assert.equal(response.headers.get("set-cookie"), null);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  }
});

test("a kept file is read as it is sent, and a part of it alone", async () => {
  const content = Buffer.from("0123456789".repeat(100));
  let wasRead = 0;
  const file = {
    size: content.length,
    async *read({ start, end } = { start: 0, end: content.length }) {
      for (let at = start; at < end; at += 10) {
        const piece = content.subarray(at, Math.min(end, at + 10));
        wasRead += piece.length;
        yield piece;
      }
    },
  };
  const app = new Hono().get("/", (context) =>
    sendStoredFile(context, file, { name: "a.pdf", type: "application/pdf" }),
  );

  const whole = await app.request("/");
  assert.deepEqual([whole.status, whole.headers.get("content-length")], [200, "1000"]);
  assert.equal(whole.headers.get("accept-ranges"), "bytes");
  assert.equal(wasRead, 0);
  assert.equal(await whole.text(), String(content));

  wasRead = 0;
  const part = await app.request("/", { headers: { range: "bytes=990-" } });
  assert.deepEqual([part.status, part.headers.get("content-range")], [206, "bytes 990-999/1000"]);
  assert.equal(await part.text(), "0123456789");
  assert.equal(wasRead, 10);

  const behind = await app.request("/", { headers: { range: "bytes=1000-" } });
  assert.deepEqual([behind.status, behind.headers.get("content-range")], [416, "bytes */1000"]);
  const goneOn = await app.request("/", { headers: { range: "bytes=990-", "if-range": '"another"' } });
  assert.equal(goneOn.status, 200);
});
