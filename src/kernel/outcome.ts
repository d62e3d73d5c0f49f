import { type DataParts, type Ended, type JournalEntry, joinSentences, type Localized } from "#protocol";
import type { Run } from "./run.ts";

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
