import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { limitMessages } from "./limit-messages.ts";

function sent(type: string, pieces: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return limitMessages(new Response(body, { headers: { "content-type": type } }), 20).text();
}

describe("messages of a server at an address", () => {
  it("come whole up to the limit", async () => {
    assert.equal(await sent("application/json", ['{"a":"', '123456789012"}']), '{"a":"123456789012"}');
  });

  it("are cut off beyond it", async () => {
    await assert.rejects(sent("application/json", ['{"a":"\n\n', '123456789012"}']), /longer than 20 bytes/);
    await assert.rejects(sent("text/event-stream", ["data: 12345\n", "data: 12345\n"]), /longer than 20 bytes/);
  });

  it("are events of their own in a stream without end, however it is divided", async () => {
    const event = ["data: 12345\r\n", "\r\n"];
    assert.equal(await sent("text/event-stream", [...event, ...event, ...event]), event.join("").repeat(3));
  });
});
