import { type Localized, longestMessage } from "#protocol";
import { turnFailure } from "./failure.ts";

/** The ways in which a turn does not start or does not go on, each with its remedy. */
export const turnFailures = {
  unknownAgent: (name: string, known: readonly string[]) =>
    turnFailure("unknown-agent", { name, known: known.join(", ") }),
  emptyMessage: () => turnFailure("empty-message"),
  longMessage: () =>
    turnFailure("long-message", {
      most: longestMessage.toLocaleString("en"),
    }),
  wrongOptions: (why: Localized) => turnFailure("wrong-options", { why }),
  otherAgent: (theirs: string, ours: string) => turnFailure("other-agent", { theirs, ours }),
  noQuestion: () => turnFailure("no-question"),
  stillAnswering: (cause?: unknown) => turnFailure("still-answering", {}, { cause }),
  tooManyTurns: (maxTurns: number) => turnFailure("too-many-turns", { maxTurns }, { retryAfterMs: 3000 }),
  /** What is finished stays in the journal; whoever holds the turn next goes on from there. */
  interrupted: () => turnFailure("interrupted"),
  lostLease: () => turnFailure("lost-lease"),
  tookTooLong: (agent: string, seconds: number) => turnFailure("took-too-long", { agent, seconds }),
  sessionRemoved: () => turnFailure("session-removed"),
  crashedRepeatedly: () => turnFailure("crashed-repeatedly"),
} as const;
