import type { JournalEntry, Localized } from "#protocol";
import type { Turn } from "./turn.ts";

/**
 * A sentence about an agent that code enforces. The predicate reads a journal and says whether the sentence held; it is
 * evidence, not enforcement: enforcement stands in the agent's code, and tests try to break it with a hostile model.
 */
export interface Guarantee {
  readonly name: string;
  readonly sentence: Localized;
  /** Null when it held, else what went against it. */
  readonly broken: (entries: readonly JournalEntry[]) => string | null;
}

export interface GuaranteeOutcome {
  readonly name: string;
  readonly sentence: Localized;
  readonly broken: string | null;
}

/** Checks every guarantee over the turn's journal and writes the outcome into it. */
export async function checkGuarantees(guarantees: readonly Guarantee[], turn: Turn): Promise<GuaranteeOutcome[]> {
  const entries = [...turn.journal.entries()];
  const outcomes = guarantees.map(({ name, sentence, broken }) => ({ name, sentence, broken: broken(entries) }));
  if (outcomes.length === 0) return outcomes;
  const slot = turn.journal.slot(
    "guarantee",
    turn.agent,
    guarantees.map((guarantee) => guarantee.name),
  );
  if (!slot.finished) {
    const failed = outcomes.some((outcome) => outcome.broken !== null);
    await slot.record({ status: failed ? "failed" : "finished", output: outcomes });
  }
  return outcomes;
}
