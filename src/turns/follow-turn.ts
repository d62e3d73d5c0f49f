import { setTimeout } from "node:timers/promises";
import { chunksFromMessage } from "#kernel";
import { type JihwiChunk, type JihwiMessage, messageMetadataSchema } from "#protocol";
import type { Store, StoredTurn } from "#store";
import type { LiveTurn } from "./live-turn.ts";
import { turnInputSchema } from "./turn-input.ts";

export interface FollowOptions {
  readonly store: Store;
  /** How often the store is read while the turn runs in another process. */
  readonly pollMs: number;
  /** The turn, once this process runs it: it may have taken it over. */
  liveHere(): LiveTurn | undefined;
}

/** A turn that this process does not run: it waits for its end in the store, or for the moment in which it runs here. */
export async function* followTurn(turnId: string, options: FollowOptions): AsyncGenerator<JihwiChunk> {
  const { store, pollMs } = options;
  for (;;) {
    const live = options.liveHere();
    if (live !== undefined) return yield* live.stream();
    const turn = await store.turns.find(turnId);
    if (turn === null) return;
    if (turn.status !== "running" && turn.status !== "interrupted") return yield* await storedChunks(turn, store);
    await setTimeout(pollMs);
  }
}

async function storedChunks(turn: StoredTurn, store: Store): Promise<JihwiChunk[]> {
  const { assistantMessageId } = turnInputSchema.parse(turn.input);
  const kept = await store.messages.find(turn.sessionId, assistantMessageId);
  if (kept === null) return [];
  const metadata = messageMetadataSchema.safeParse(kept.metadata);
  const message = { id: kept.id, role: "assistant", parts: kept.parts, metadata: metadata.data } as JihwiMessage;
  return chunksFromMessage(message);
}
