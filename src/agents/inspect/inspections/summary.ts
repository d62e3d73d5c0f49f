import type { InspectRows } from "#protocol";
import type { Inspection, Store } from "#store";

type Summary = InspectRows["summary"];

/** Between an algorithm's name, which has no dot, and a severity. */
const between = ".";

/** What the rows come to: as they were counted at the end, or as they stand now. */
export async function summaryOf(store: Store, { id, counts, endedAt }: Inspection): Promise<Summary> {
  return fromCounts(endedAt === null ? await countRows(store, id) : counts);
}

/** Documents by status and verdicts by algorithm and severity, in one flat record. */
export async function countRows(store: Store, inspectionId: string): Promise<Record<string, number>> {
  const counts = await store.inspections.count(inspectionId);
  for (const { verdicts, count } of await store.inspections.countVerdicts(inspectionId)) {
    for (const [algorithm, severity] of Object.entries(verdicts)) {
      const key = `${algorithm}${between}${severity}`;
      counts[key] = (counts[key] ?? 0) + count;
    }
  }
  return counts;
}

function fromCounts(counts: Readonly<Record<string, number>>): Summary {
  const summary: Summary = { documents: 0, byStatus: {}, byAlgorithm: {} };
  for (const [key, count] of Object.entries(counts)) {
    const [algorithm = "", severity] = key.split(between);
    if (severity === undefined) {
      summary.byStatus[key] = count;
      summary.documents += count;
    } else {
      summary.byAlgorithm[algorithm] = { ...summary.byAlgorithm[algorithm], [severity]: count };
    }
  }
  return summary;
}
