import { z } from "zod";
import type { InvariantOutcome, JournalEntry, Localized, SchemaOf } from "#protocol";
import type { Run } from "./run.ts";
import type { ObjectStep } from "./step.ts";

/**
 * A sentence about an agent that always holds. Code in `enforcedIn` sees to it, and tests try to break it with a hostile
 * model; this reads the evidence afterwards, by other means than the enforcing code, so that it can notice its faults.
 */
export interface Invariant {
  readonly name: string;
  readonly sentence: Localized;
  readonly enforcedIn: string;
  /** Null when it held, else what went against it. */
  violation(query: JournalQuery): string | null;
}

/** What happened in a run, asked of its journal. Rows come in the order in which the work began. */
export interface JournalQuery {
  readonly entries: readonly JournalEntry[];
  steps(name?: string): JournalEntry[];
  tools(name?: string): JournalEntry[];
  nodes(name?: string): JournalEntry[];
  effects(name?: string): JournalEntry[];
  /** Values of this kind that were shown, the last of each id, read by a schema. */
  shown<Value>(kind: string, schema: SchemaOf<Value>): Value[];
  /** Finished runs of a step with what went in and came out. A row that does not fit its step throws. */
  runsOf<Input, Output>(step: Pick<ObjectStep<Input, Output>, "name" | "input" | "output">): StepRun<Input, Output>[];
  /** All that the reader was told in words. */
  answer(): string;
}

export interface StepRun<Input, Output> {
  readonly entry: JournalEntry;
  readonly input: Input;
  readonly output: Output;
}

/** Declares a sentence about an agent that its journals can be checked by. */
export function defineInvariant(invariant: Invariant): Invariant {
  return invariant;
}

export function queryJournal(entries: readonly JournalEntry[]): JournalQuery {
  const rows = (kind: JournalEntry["kind"]) => (name?: string) =>
    entries.filter((entry) => entry.kind === kind && (name === undefined || entry.name === name));
  const steps = rows("step");
  return {
    entries,
    steps,
    tools: rows("tool"),
    nodes: rows("node"),
    effects: rows("effect"),
    shown(kind, schema) {
      const values = new Map<unknown, unknown>();
      for (const { name, input, output } of rows("show")())
        if (name.slice(name.indexOf(".") + 1) === kind) values.set(input, output);
      return [...values.values()].map((value) => z.parse(schema, value));
    },
    runsOf: (step) =>
      steps(step.name)
        .filter(({ status }) => status === "finished")
        .map((entry) => ({
          entry,
          input: z.parse(step.input, entry.input),
          output: z.parse(step.output, entry.output),
        })),
    answer: () =>
      entries
        .flatMap(({ kind, shown }) => ((kind === "step" || kind === "say") && shown !== null ? [shown] : []))
        .join("\n\n"),
  };
}

/**
 * Checks every invariant over a run's journal and writes the outcome into it. It never throws: an answer that was given is
 * not undone by a check that failed, which says of itself that it could not be made.
 */
export function checkInvariants(invariants: readonly Invariant[], run: Run): InvariantOutcome[] {
  const query = queryJournal(run.journal.entries());
  const outcomes = invariants.map((invariant) => outcomeOf(invariant, query));
  if (outcomes.length === 0) return outcomes;
  const slot = run.journal.slot(
    "invariant",
    run.agent,
    outcomes.map(({ name }) => name),
  );
  const held = outcomes.every(({ violation, unchecked }) => violation === null && unchecked === null);
  if (slot.finished === null) slot.note({ status: held ? "finished" : "failed", output: outcomes });
  return outcomes;
}

function outcomeOf({ name, sentence, enforcedIn, violation }: Invariant, query: JournalQuery): InvariantOutcome {
  try {
    return { name, sentence, enforcedIn, violation: violation(query), unchecked: null };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return { name, sentence, enforcedIn, violation: null, unchecked: why };
  }
}
