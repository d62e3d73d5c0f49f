import { z } from "zod";
import {
  type DataParts,
  type Ended,
  type InvariantOutcome,
  type JournalEntry,
  joinSentences,
  type Localized,
  type SchemaOf,
} from "#protocol";
import type { Run } from "./run.ts";
import type { ObjectStep } from "./step.ts";

type Outcome = DataParts["ended"];
type Reason = Outcome["reasons"][number];

/** How a run ended, read from its journal. A limit of rounds is known to the agent alone. */
export function endedOf(entries: readonly JournalEntry[], limitReached = false): Ended {
  const failed = failedAsks(entries);
  if (failed.some(({ error }) => error?.code === "budget-exceeded")) return "budget";
  if (failed.some(isPartial)) return "partial";
  if (limitReached) return "limit";
  return failed.length > 0 ? "fallback" : "answered";
}

/** Writes down how a turn ended, for the reader and the trace. */
export function recordEnd(run: Run, ended: Ended): void {
  const slot = run.journal.slot("ended", run.agent, null);
  if (slot.finished !== null) return;
  const entries = run.journal.entries();
  const failed = failedAsks(entries);
  const output: Outcome = {
    ended,
    executor: writerOf(entries),
    partial: failed.some(isPartial),
    reasons: reasonsOf(failed),
  };
  slot.note({ status: "finished", output });
}

/** Steps whose model did not do its part: a rule took over, or the text breaks off. */
function failedAsks(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.filter(
    (entry) =>
      entry.kind === "step" &&
      entry.status === "finished" &&
      entry.error !== null &&
      modelOf(entry) !== null &&
      !secondLook.test(entry.name),
  );
}

/** A second look at an answer that is written: where its model fails, the answer is still its writer's, and says who looked. */
const secondLook = /^grounding\./;

const isPartial = ({ fallbackFrom }: JournalEntry) => fallbackFrom === null;
const modelOf = ({ fallbackFrom, executor }: JournalEntry) => fallbackFrom ?? (executor === "rule" ? null : executor);

/** Who wrote what the reader reads. Words of the code's own are the model's where one took part in finding them. */
function writerOf(entries: readonly JournalEntry[]): string | null {
  const written = entries.findLast(({ kind, shown }) => (kind === "step" || kind === "say") && shown !== null);
  if (written === undefined) return null;
  if (written.kind === "step") return written.executor;
  return entries.findLast(({ executor }) => executor !== null && executor !== "rule")?.executor ?? "rule";
}

/**
 * One reason for each provider, and one for the budget, however many steps were touched: why the answer breaks off, or else
 * what the provider failed with last, which is nearest to the answer.
 */
function reasonsOf(failed: readonly JournalEntry[]): Reason[] {
  const groups = Map.groupBy(failed, (entry) =>
    entry.error?.code === "budget-exceeded" ? "budget" : (modelOf(entry)?.split(":")[0] ?? ""),
  );
  return [...groups.values()].flatMap((rows) => {
    const told = rows.find(isPartial) ?? rows.findLast(({ attempts }) => attempts > 0) ?? rows[0];
    if (told === undefined || told.error === null) return [];
    const { code, message, hint } = told.error;
    const skipped = rows.some(({ attempts, error }) => attempts === 0 && !ownLimits.has(error?.code));
    return [
      {
        code,
        model: modelOf(told) ?? "",
        steps: [...new Set(rows.map(({ name }) => name))],
        message: skipped ? joinSentences([message, notAskedAgain]) : message,
        hint,
      },
    ];
  });
}

/** What keeps a step from asking without the model having failed: the budget of the turn, and the time of a tool. */
const ownLimits: ReadonlySet<string | undefined> = new Set(["budget-exceeded", "tool-failed"]);

const notAskedAgain: Localized = {
  ko: "이 턴에서는 더 묻지 않았습니다.",
  en: "It was not asked again in this turn.",
};

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
