import type { JournalEntry, Trace } from "#protocol";

export interface TraceRowData {
  readonly entry: JournalEntry;
  /** Inside a node, or at the top. */
  readonly inNode: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * The journal as rows of a waterfall, in the order in which things began. A node that is journaled as it is entered lasts
 * until the next one, or the turn's end; what begins while a node lasts belongs to it. Invariants are shown elsewhere.
 */
export function rowsOf(trace: Trace): TraceRowData[] {
  const entries = trace.entries
    .filter(({ kind }) => kind !== "invariant" && kind !== "guarantee")
    .toSorted((one, other) => one.startedAt - other.startedAt || rank(one) - rank(other) || one.seq - other.seq);
  const end = trace.endedAt ?? Math.max(trace.startedAt, ...entries.map(({ endedAt }) => endedAt));
  const nodes = entries.filter(({ kind }) => kind === "node");
  const spans = new Map(
    nodes.map((node, index) => {
      const lasts = node.endedAt > node.startedAt;
      return [node.seq, { start: node.startedAt, end: lasts ? node.endedAt : (nodes[index + 1]?.startedAt ?? end) }];
    }),
  );
  return entries.map((entry) => {
    const span = spans.get(entry.seq) ?? { start: entry.startedAt, end: entry.endedAt };
    const inNode = entry.kind !== "node" && [...spans.values()].some((node) => holds(node, entry));
    return { entry, inNode, ...span };
  });
}

/** A node comes before what begins with it. */
const rank = ({ kind }: JournalEntry) => (kind === "node" ? 0 : 1);

const holds = (node: { start: number; end: number }, { startedAt }: JournalEntry) =>
  node.start <= startedAt && startedAt <= node.end;
