import { setTimeout } from "node:timers/promises";
import { chunksFromMessage, createReader } from "#kernel";
import type { JihwiChunk, JihwiMessage } from "#protocol";
import type { Store, StoredTurn } from "#store";
import { answeredChunks, createLiveTurn, type LiveTurn, storedMetadata } from "./live-turn.ts";
import { turnInputSchema } from "./turn-input.ts";

export interface FollowOptions {
  readonly store: Store;
  /** How often the store is read while the turn runs in another process. */
  readonly pollMs: number;
  /** The turn, once this process runs it: it may have taken it over. */
  liveHere(turnId: string): LiveTurn | undefined;
  /** Whether something follows the answer of the turn, which has ended. */
  isFollowed(turnId: string): Promise<boolean>;
}

/**
 * Follows turns that this process does not run. However many readers a turn has, its journal is read once for all of them;
 * who comes later gets what was told before, and reading ends when nobody is left.
 */
export function createFollower(options: FollowOptions): (turnId: string) => ReadableStream<JihwiChunk> {
  const shared = new Map<string, LiveTurn>();

  function begin(turnId: string): LiveTurn {
    const gone = new AbortController();
    const reading = createLiveTurn(turnId, () => gone.abort());
    const forget = () => void (shared.get(turnId) === reading && shared.delete(turnId));
    gone.signal.addEventListener("abort", forget, { once: true });
    const read = async () => {
      for await (const chunk of followTurn(turnId, options, gone.signal)) reading.emit(chunk);
    };
    void read()
      .then(() => reading.end(), reading.end)
      .finally(forget);
    shared.set(turnId, reading);
    return reading;
  }

  return (turnId) => (shared.get(turnId) ?? begin(turnId)).stream();
}

/** A turn's journal, read until it ends, row by row as they are written. */
async function* followTurn(
  turnId: string,
  { store, pollMs, liveHere, isFollowed }: FollowOptions,
  signal: AbortSignal,
): AsyncGenerator<JihwiChunk> {
  const ready: JihwiChunk[] = [];
  const reader = createReader((chunk) => ready.push(chunk));
  const shown = new Set<number>();
  let isAnswered = false;
  for (let isFirst = true; !signal.aborted; isFirst = false, await setTimeout(pollMs)) {
    const live = liveHere(turnId);
    if (live !== undefined && isFirst) return yield* live.stream();
    const turn = await store.turns.find(turnId);
    if (turn === null) return;
    const hasEnded = turn.status !== "running" && turn.status !== "interrupted";
    const isOver = hasEnded && !(await isFollowed(turnId));
    if (isOver && isFirst) return yield* await storedChunks(turn, store);
    const { assistantMessageId } = turnInputSchema.parse(turn.input);
    if (isFirst) {
      const messageMetadata = { turnId, agent: turn.agent, createdAt: turn.startedAt };
      yield { type: "start", messageId: assistantMessageId, messageMetadata };
    }
    for (const entry of await store.journal.loadUnseen(turnId, shown)) {
      reader.written(entry);
      shown.add(entry.seq);
    }
    yield* ready.splice(0);
    if (hasEnded && !isOver && !isAnswered) {
      isAnswered = true;
      const finish = (await storedChunks(turn, store)).find((chunk) => chunk.type === "finish");
      yield* answeredChunks(finish?.messageMetadata);
    }
    if (isOver) return yield* (await storedChunks(turn, store)).filter(({ type }) => type === "finish");
  }
}

/** A stored turn as its readers would have seen it. */
export async function storedChunks(turn: StoredTurn, store: Store): Promise<JihwiChunk[]> {
  const { assistantMessageId } = turnInputSchema.parse(turn.input);
  const kept = await store.messages.find(turn.sessionId, assistantMessageId);
  if (kept === null) return [];
  const message = { id: kept.id, role: "assistant", parts: kept.parts, metadata: storedMetadata(kept) } as JihwiMessage;
  return chunksFromMessage(message);
}
