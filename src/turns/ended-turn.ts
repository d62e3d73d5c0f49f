import type { Ended, ErrorRecord, JournalEntry, TraceContext, TurnStatus, Usage } from "#protocol";

/** A turn that is over, with the rows of its journal: what those who count or export turns are told. */
export interface EndedTurn {
  readonly id: string;
  readonly sessionId: string;
  readonly agent: string;
  readonly status: Extract<TurnStatus, "finished" | "failed" | "cancelled">;
  readonly ended: Ended;
  readonly error: ErrorRecord | null;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly usage: Usage;
  readonly cost: number | null;
  readonly trace: TraceContext | null;
  readonly entries: readonly JournalEntry[];
}

/** The rows that were written after a turn had ended, by the work that follows its answer. */
export type FollowedUpTurn = Pick<EndedTurn, "id" | "sessionId" | "agent" | "trace" | "entries">;

/** Hears of turns and runs after they are stored. It must not throw, and nobody waits for it. */
export interface TurnListener {
  ended(turn: EndedTurn): void;
  followedUp(turn: FollowedUpTurn): void;
  /** A run that answered no message, and in which a model was asked. */
  kept(run: EndedTurn): void;
}
