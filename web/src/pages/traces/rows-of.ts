import type { JournalEntry, Trace } from "#protocol";

export interface TraceRowData {
  readonly entry: JournalEntry;
  /** Inside a node, or at the top. */
  readonly inNode: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * The journal as rows of a waterfall. A node is journaled when it is entered, so it lasts until the next node or the
 * turn's end; what happened in between belongs to it. Guarantees are shown elsewhere.
 */
export function rowsOf(trace: Trace): TraceRowData[] {
  const entries = trace.entries.filter(({ kind }) => kind !== "guarantee");
  const end = trace.endedAt ?? Math.max(trace.startedAt, ...entries.map(({ endedAt }) => endedAt));
  const nodes = entries.filter(({ kind }) => kind === "node");
  return entries.map((entry) => {
    if (entry.kind !== "node") return { entry, inNode: nodes.length > 0, start: entry.startedAt, end: entry.endedAt };
    const following = nodes[nodes.indexOf(entry) + 1];
    return { entry, inNode: false, start: entry.startedAt, end: following?.startedAt ?? end };
  });
}
