import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FakeCall } from "./call.ts";
import { type Frame, type Protocol, say } from "./protocols/protocol.ts";
import type { Answer, Reply } from "./reply.ts";

/** Sends a reply in the words of a protocol, streamed when the request asks for it. */
export async function answerWith(
  reply: Reply,
  protocol: Protocol,
  call: FakeCall,
  response: ServerResponse,
): Promise<void> {
  if (reply.kind === "hang") return await call.closed;
  if (reply.kind === "raw") {
    response.writeHead(200, { "content-type": reply.contentType }).end(reply.body);
    return;
  }
  if (reply.kind === "error") {
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify(protocol.error(reply.status, reply.message, reply.code)));
    return;
  }
  if (call.stream) await stream(reply, protocol, call, response);
  else await inOnePiece(reply, protocol, call, response);
}

async function stream(answer: Answer, protocol: Protocol, call: FakeCall, response: ServerResponse): Promise<void> {
  const said = say(answer, call);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = (frames: readonly Frame[]) => {
    for (const frame of frames) response.write(sse(frame));
  };
  send(protocol.opening(said));
  const chunks = answer.ending === "never" ? forever(answer.chunks) : answer.chunks;
  let left = answer.chunks.length;
  for (const chunk of chunks) {
    if (answer.delayMs > 0) await wait(answer.delayMs);
    left -= 1;
    if (left === 0) await answer.beforeLast;
    if (response.destroyed) return;
    send(protocol.delta(chunk, said));
  }
  if (answer.ending === "dies") return breakOff(response);
  if (answer.ending !== "stops") send(protocol.closing(said));
  response.end();
}

async function inOnePiece(answer: Answer, protocol: Protocol, call: FakeCall, response: ServerResponse): Promise<void> {
  const body = JSON.stringify(protocol.whole(say(answer, call)));
  if (answer.delayMs > 0 && answer.ending !== "never") await wait(answer.delayMs * answer.chunks.length);
  if (response.destroyed) return;
  response.writeHead(200, { "content-type": "application/json" });
  if (answer.ending === "whole") {
    response.end(body);
    return;
  }
  response.write(body.slice(0, Math.floor(body.length / 2)));
  if (answer.ending === "dies") return breakOff(response);
  if (answer.ending === "stops") {
    response.end();
    return;
  }
  while (!response.destroyed) {
    response.write(" ");
    await wait(answer.delayMs);
  }
}

/** What was written must reach the client before the break, or it would look like a server that never answered. */
function breakOff(response: ServerResponse): void {
  setTimeout(() => response.destroy(), 20);
}

function sse(frame: Frame): string {
  const data = typeof frame.data === "string" ? frame.data : JSON.stringify(frame.data);
  return `${frame.event === undefined ? "" : `event: ${frame.event}\n`}data: ${data}\n\n`;
}

function* forever(chunks: readonly string[]): Generator<string> {
  while (true) yield* chunks;
}
