import type { Database } from "../database.ts";
import { type Row, tables } from "../tables.ts";

const { read } = tables.inspection_counts;

/** What the rows of an inspection come to. */
export interface InspectionCounts {
  readonly documents: number;
  readonly byStatus: Record<string, number>;
  readonly byAlgorithm: Record<string, Record<string, number>>;
}

type Counted = Pick<Row<"inspection_rows">, "status" | "verdicts">;

/** Adds rows to the counts, or takes them out. Only ever in the transaction that writes the rows themselves. */
export async function countRows(
  transaction: Database,
  inspectionId: string,
  change: { readonly added: readonly Counted[]; readonly removed: readonly Counted[] },
): Promise<void> {
  const sums = new Map<string, { algorithm: string; outcome: string; count: number }>();
  const add = (algorithm: string, outcome: string, by: number) => {
    const key = `${algorithm} ${outcome}`;
    sums.set(key, { algorithm, outcome, count: (sums.get(key)?.count ?? 0) + by });
  };
  for (const [rows, by] of [
    [change.added, 1],
    [change.removed, -1],
  ] as const) {
    for (const { status, verdicts } of rows) {
      add("", status, by);
      for (const [algorithm, severity] of Object.entries(verdicts)) add(algorithm, severity, by);
    }
  }
  // Always in the same order, so that two workers never wait for each other.
  for (const key of [...sums.keys()].sort()) {
    const sum = sums.get(key);
    if (sum === undefined || sum.count === 0) continue;
    await transaction
      .insertInto("inspection_counts")
      .values({ inspectionId, ...sum })
      .onConflict((conflict) =>
        conflict
          .columns(["inspectionId", "algorithm", "outcome"])
          .doUpdateSet((row) => ({ count: row("inspection_counts.count", "+", row.ref("excluded.count")) })),
      )
      .execute();
  }
}

export async function readCounts(db: Database, inspectionId: string): Promise<InspectionCounts> {
  const rows = await db
    .selectFrom("inspection_counts")
    .selectAll()
    .where("inspectionId", "=", inspectionId)
    .where("count", ">", 0)
    .orderBy("algorithm")
    .orderBy("outcome")
    .execute();
  const byStatus: Record<string, number> = {};
  const byAlgorithm: Record<string, Record<string, number>> = {};
  let documents = 0;
  for (const row of rows) {
    const { algorithm, outcome, count } = read(row);
    if (algorithm === "") {
      byStatus[outcome] = count;
      documents += count;
    } else {
      byAlgorithm[algorithm] = { ...byAlgorithm[algorithm], [outcome]: count };
    }
  }
  return { documents, byStatus, byAlgorithm };
}
