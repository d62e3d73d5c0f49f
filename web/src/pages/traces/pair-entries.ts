import { diffArrays } from "diff";
import type { JournalEntry, Trace } from "#protocol";

/** What two turns did in the same place; null where one of them did nothing of the kind. */
export interface EntryPair {
  readonly name: string;
  readonly kind: JournalEntry["kind"];
  readonly one: JournalEntry | null;
  readonly other: JournalEntry | null;
}

/** Steps and tools of two turns, paired in their order by what they are called. */
export function pairEntries(one: Trace, other: Trace): EntryPair[] {
  const [left, right] = [workOf(one), workOf(other)];
  let [atLeft, atRight] = [0, 0];
  return diffArrays(left.map(nameOf), right.map(nameOf)).flatMap(({ value, added, removed }) =>
    value.map(() => pairOf(added ? null : left[atLeft++], removed ? null : right[atRight++])),
  );
}

/** The words that a turn answered. */
export function answerOf({ entries }: Pick<Trace, "entries">): string {
  return entries
    .filter(({ kind, shown }) => (kind === "step" || kind === "say") && shown !== null)
    .map(({ shown }) => shown)
    .join("\n\n");
}

const workOf = ({ entries }: Trace) => entries.filter(({ kind }) => kind === "step" || kind === "tool");
const nameOf = ({ kind, name }: JournalEntry) => `${kind} ${name}`;

function pairOf(one: JournalEntry | null | undefined, other: JournalEntry | null | undefined): EntryPair {
  const { name = "", kind = "step" } = one ?? other ?? {};
  return { name, kind, one: one ?? null, other: other ?? null };
}
