import { z } from "zod";
import { type Database, inTransaction } from "../database.ts";
import { type Row, tables } from "../tables.ts";
import { createInspectionRows, type NewInspectionRow } from "./inspections.ts";

export type InspectionBatch = Row<"inspection_batches">;

export interface BatchProgress {
  readonly documents: number;
  readonly judged: number;
  readonly openBatches: number;
}

export function createInspectionBatches(db: Database) {
  const { read } = tables.inspection_batches;

  /** What nobody works on: a batch belongs to its owner only as long as that job runs. */
  function free(inspectionId: string) {
    return db
      .selectFrom("inspection_batches")
      .selectAll()
      .where("inspectionId", "=", inspectionId)
      .where("doneAt", "is", null)
      .where((batch) =>
        batch.or([
          batch("owner", "is", null),
          batch.not(
            batch.exists(
              batch
                .selectFrom("jobs")
                .select("jobs.id")
                .whereRef("jobs.id", "=", "inspection_batches.owner")
                .where("jobs.status", "=", "running"),
            ),
          ),
        ]),
      )
      .orderBy("first")
      .limit(1);
  }

  return {
    async add(inspectionId: string, batch: { first: number; items: readonly unknown[] }): Promise<void> {
      const { first, items } = batch;
      const row = { inspectionId, first, size: items.length, items: [...items], owner: null, doneAt: null };
      await db.insertInto("inspection_batches").values(z.encode(tables.inspection_batches.schema, row)).execute();
    },

    /** The next batch, for this job alone. Null: every other one is done or being worked on. */
    async claim(inspectionId: string, jobId: string): Promise<InspectionBatch | null> {
      for (;;) {
        const next = await free(inspectionId).executeTakeFirst();
        if (!next) return null;
        const taken = await db
          .updateTable("inspection_batches")
          .set({ owner: jobId })
          .where("inspectionId", "=", inspectionId)
          .where("first", "=", next.first)
          .where("doneAt", "is", null)
          .where("owner", next.owner === null ? "is" : "=", next.owner)
          .executeTakeFirst();
        // Else another worker was faster: there may be more.
        if (taken.numUpdatedRows > 0n) return read({ ...next, owner: jobId });
      }
    },

    /** Gives back what a job had taken before it was cut off. */
    async release(inspectionId: string, jobId: string): Promise<void> {
      await db
        .updateTable("inspection_batches")
        .set({ owner: null })
        .where("inspectionId", "=", inspectionId)
        .where("owner", "=", jobId)
        .where("doneAt", "is", null)
        .execute();
    },

    /** Writes the results and closes the batch, both or neither: no document is lost, none is written twice. */
    async finish(inspectionId: string, first: number, rows: readonly NewInspectionRow[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable("inspection_batches")
          .set({ doneAt: Date.now() })
          .where("inspectionId", "=", inspectionId)
          .where("first", "=", first)
          .execute();
        await createInspectionRows(transaction).addRows(inspectionId, rows);
      });
    },

    /** In one query: a batch that is finished between two of them would count as open and as done. */
    async progress(inspectionId: string): Promise<BatchProgress> {
      const { documents, judged, batches, doneBatches } = await db
        .selectFrom("inspection_batches")
        .select(({ fn, case: when, ref }) => [
          fn.sum<number | null>("size").as("documents"),
          fn.sum<number | null>(when().when("doneAt", "is", null).then(0).else(ref("size")).end()).as("judged"),
          fn.countAll<number>().as("batches"),
          fn.count<number>("doneAt").as("doneBatches"),
        ])
        .where("inspectionId", "=", inspectionId)
        .executeTakeFirstOrThrow();
      return {
        documents: Number(documents ?? 0),
        judged: Number(judged ?? 0),
        openBatches: Number(batches) - Number(doneBatches),
      };
    },

    /** Forgets the documents of an inspection that has ended; its rows stay. */
    async clear(inspectionId: string): Promise<void> {
      await db.deleteFrom("inspection_batches").where("inspectionId", "=", inspectionId).execute();
    },
  };
}
