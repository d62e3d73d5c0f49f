import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { createHttpServer } from "./http-server.ts";

const silenceMs = 1000;

/** A request to a server that answers with the length of the body, which it reads after a while. */
async function beginUpload(context: TestContext, readsAfterMs = 0) {
  const answer = async (received: Request) => {
    await setTimeout(readsAfterMs);
    return new Response(String((await received.arrayBuffer()).byteLength));
  };
  const server = createHttpServer(answer, { hostname: "127.0.0.1", silenceMs });
  await once(server.listen(0, "127.0.0.1"), "listening");
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  const upload = request({ host: "127.0.0.1", port: address.port, method: "POST" });
  const answered = new Promise<string>((resolve, reject) => {
    upload.on("error", reject);
    upload.on("response", async (response) => resolve((await response.setEncoding("utf8").toArray()).join("")));
  });
  return { server, upload, answered };
}

test("an upload may take as long as it goes on", async (context) => {
  const { server, upload, answered } = await beginUpload(context);
  assert.deepEqual([server.requestTimeout, server.headersTimeout], [0, 60_000]);
  for (let piece = 0; piece < 12; piece += 1) {
    upload.write("x");
    await setTimeout(silenceMs / 5);
  }
  upload.end();
  assert.equal(await answered, "12");
});

test("an upload that falls silent is ended", async (context) => {
  const { upload, answered } = await beginUpload(context);
  upload.write("half");
  await assert.rejects(answered, { code: "ECONNRESET" });
});

test("an upload that is not read for a while is not taken for silent", async (context) => {
  const { upload, answered } = await beginUpload(context, 3 * silenceMs);
  const size = 32 * 1024 * 1024;
  upload.end(Buffer.alloc(size));
  assert.equal(await answered, String(size));
});
