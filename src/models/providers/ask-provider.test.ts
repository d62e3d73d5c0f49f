import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { askProvider } from "./ask-provider.ts";

test("an answer without end, whole, in one event or in many, is broken off before it fills the memory", async (t) => {
  let sent = 0;
  const server = createServer((request, response) => {
    response.setHeader("content-type", request.url === "/whole" ? "application/json" : "text/event-stream");
    const piece = Buffer.alloc(1024 * 1024, request.url === "/thoughts" ? "data: a\n\n" : "a");
    const write = () => {
      while (!response.destroyed && response.write(piece)) sent += 1;
    };
    response.on("drain", write);
    write();
  }).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  for (const path of ["/whole", "/events", "/thoughts"]) {
    sent = 0;
    const { port } = server.address() as AddressInfo;
    const response = await askProvider(`http://127.0.0.1:${port}${path}`);
    await assert.rejects(response.text(), /longer than 33554432 bytes/);
    assert.ok(sent < 64, `${path}: ${sent} MB`);
  }
});
