import type { Kysely } from "kysely";
import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { batches } from "../batches.ts";
import { inTransaction } from "../dialects/dialect.ts";
import { newId } from "../ids.ts";
import { newestFirst, type Page, type PageRequest, pageLimit, toPage } from "../paging.ts";
import { jsonText, notFound, readRow } from "../rows.ts";
import type { Tables } from "../tables.ts";

/** An inspection of many documents. */
export const inspectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["queued", "running", "finished", "failed", "cancelled"]),
  config: jsonText(z.record(z.string(), z.unknown())),
  /** Documents by status, as far as the inspection has come. */
  counts: jsonText(z.record(z.string(), z.number())),
  error: jsonText(errorRecordSchema).nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  endedAt: z.number().nullable(),
});
export type Inspection = z.output<typeof inspectionSchema>;

/** What came of one document; `ordinal` is its place in the run. */
export const inspectionRowSchema = z.object({
  inspectionId: z.string(),
  ordinal: z.number().int(),
  document: z.string(),
  status: z.string(),
  result: jsonText(z.unknown()),
});
export type InspectionRow = z.output<typeof inspectionRowSchema>;

export interface InspectionRowFilter {
  readonly status?: string;
  readonly limit?: number;
  /** Only rows after this place. */
  readonly afterOrdinal?: number;
}

export type Inspections = ReturnType<typeof createInspections>;

export function createInspections(db: Kysely<Tables>) {
  const read = (row: z.input<typeof inspectionSchema>) => readRow("inspections", inspectionSchema, row);

  async function find(id: string): Promise<Inspection | null> {
    const row = await db.selectFrom("inspections").selectAll().where("id", "=", id).executeTakeFirst();
    return row ? read(row) : null;
  }

  return {
    find,

    async create(inspection: Pick<Inspection, "title" | "config">, id = newId("ins")): Promise<Inspection> {
      const now = Date.now();
      const dates = { createdAt: now, updatedAt: now, endedAt: null };
      const whole: Inspection = { ...inspection, id, status: "queued", counts: {}, error: null, ...dates };
      await db.insertInto("inspections").values(z.encode(inspectionSchema, whole)).execute();
      return whole;
    },

    async update(
      id: string,
      change: Partial<Pick<Inspection, "title" | "status" | "counts" | "error" | "endedAt">>,
    ): Promise<Inspection> {
      const set = z.encode(inspectionSchema.partial(), { ...change, updatedAt: Date.now() });
      const row = await db.updateTable("inspections").set(set).where("id", "=", id).returningAll().executeTakeFirst();
      if (!row) throw missing(id);
      return read(row);
    },

    /** Newest first. */
    async list(request: PageRequest = {}): Promise<Page<Inspection>> {
      const rows = newestFirst(db.selectFrom("inspections").selectAll(), "createdAt", request);
      return toPage((await rows.execute()).map(read), request, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    /** Writes results; a document that was judged before a crash is not written a second time. */
    async addRows(inspectionId: string, rows: readonly Omit<InspectionRow, "inspectionId">[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(rows)) {
          await transaction
            .insertInto("inspection_rows")
            .values(batch.map((row) => z.encode(inspectionRowSchema, { ...row, inspectionId })))
            .onConflict((conflict) => conflict.columns(["inspectionId", "ordinal"]).doNothing())
            .execute();
        }
      });
    },

    /** In the order of the run. */
    async rows(inspectionId: string, filter: InspectionRowFilter = {}): Promise<InspectionRow[]> {
      let rows = db
        .selectFrom("inspection_rows")
        .selectAll()
        .where("inspectionId", "=", inspectionId)
        .orderBy("ordinal")
        .limit(pageLimit(filter.limit === undefined ? {} : { limit: filter.limit }));
      if (filter.status !== undefined) rows = rows.where("status", "=", filter.status);
      if (filter.afterOrdinal !== undefined) rows = rows.where("ordinal", ">", filter.afterOrdinal);
      return (await rows.execute()).map((row) => readRow("inspection_rows", inspectionRowSchema, row));
    },

    /** How many documents came to each status. */
    async count(inspectionId: string): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom("inspection_rows")
        .select(["status", (select) => select.fn.countAll<number>().as("count")])
        .where("inspectionId", "=", inspectionId)
        .groupBy("status")
        .execute();
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },

    async remove(id: string): Promise<void> {
      const result = await db.deleteFrom("inspections").where("id", "=", id).executeTakeFirst();
      if (result.numDeletedRows === 0n) throw missing(id);
    },
  };
}

function missing(id: string) {
  return notFound({ ko: "검사", en: "inspection" }, id);
}
