import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import { sendFile } from "./send-file.ts";

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
