import { createUIMessageStreamResponse } from "ai";
import type { JihwiChunk } from "#protocol";

/** A turn as the AI SDK's UI message stream. A client that goes away stops reading; the turn goes on. */
export function streamTurn(
  stream: ReadableStream<JihwiChunk>,
  turn: { readonly id: string; readonly traceId?: string | null },
): Response {
  const headers = new Headers({ "x-jihwi-turn-id": turn.id, "cache-control": "no-store" });
  if (turn.traceId != null) headers.set("x-jihwi-trace-id", turn.traceId);
  return createUIMessageStreamResponse({ stream, headers });
}
