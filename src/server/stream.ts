import { createUIMessageStreamResponse } from "ai";
import type { JihwiChunk } from "#protocol";

/** A turn as the AI SDK's UI message stream. A client that goes away stops reading; the turn goes on. */
export function streamTurn(turnId: string, stream: ReadableStream<JihwiChunk>): Response {
  return createUIMessageStreamResponse({ stream, headers: { "x-jihwi-turn-id": turnId, "cache-control": "no-store" } });
}
