import { type ExpressionBuilder, sql } from "kysely";
import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import { newestFirst, type Page, type PageRequest, pageLimit, toPage } from "../paging.ts";
import { notFound } from "../rows.ts";
import { type Row, type Tables, tables } from "../tables.ts";
import { countRows, type InspectionCounts, readCounts } from "./inspection-counts.ts";

export type Inspection = Row<"inspections">;

export type InspectionRow = Row<"inspection_rows">;
export type NewInspectionRow = Omit<InspectionRow, "inspectionId">;

export interface InspectionRowFilter {
  readonly status?: string | undefined;
  readonly algorithm?: string | undefined;
  /** The verdict of the named algorithm, or of any. */
  readonly severity?: string | undefined;
  readonly limit?: number;
  /** Only rows after this place. */
  readonly afterOrdinal?: number | undefined;
}

const signaturesAtOnce = 2000;

export function createInspectionRows(db: Database) {
  const { read, first, all } = tables.inspections;
  const inspectionRows = tables.inspection_rows;

  const find = (id: string) => first(db.selectFrom("inspections").selectAll().where("id", "=", id));

  return {
    find,

    async create(inspection: Pick<Inspection, "title" | "config">, id = newId("ins")): Promise<Inspection> {
      const now = Date.now();
      const dates = { createdAt: now, updatedAt: now, endedAt: null };
      const whole: Inspection = { ...inspection, id, status: "queued", counts: {}, error: null, ...dates };
      await db.insertInto("inspections").values(z.encode(tables.inspections.schema, whole)).execute();
      return whole;
    },

    async update(
      id: string,
      change: Partial<Pick<Inspection, "title" | "config" | "status" | "counts" | "error" | "endedAt">>,
    ): Promise<Inspection> {
      const set = z.encode(tables.inspections.schema.partial(), { ...change, updatedAt: Date.now() });
      const row = await db.updateTable("inspections").set(set).where("id", "=", id).returningAll().executeTakeFirst();
      if (!row) throw missing(id);
      return read(row);
    },

    /** Newest first. */
    async list(request: PageRequest = {}): Promise<Page<Inspection>> {
      const rows = newestFirst(db.selectFrom("inspections").selectAll(), "createdAt", request);
      return toPage(await all(rows), request, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    /** Writes results; a document that was judged before a crash is not written a second time. */
    async addRows(inspectionId: string, rows: readonly NewInspectionRow[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(rows)) {
          const inserted = await transaction
            .insertInto("inspection_rows")
            .values(batch.map((row) => z.encode(tables.inspection_rows.schema, { ...row, inspectionId })))
            .onConflict((conflict) => conflict.columns(["inspectionId", "ordinal"]).doNothing())
            .returning("ordinal")
            .execute();
          const fresh = new Set(inserted.map(({ ordinal }) => ordinal));
          const added = batch.filter(({ ordinal }) => fresh.has(ordinal));
          await countRows(transaction, inspectionId, { added, removed: [] });
        }
      });
    },

    /** Writes results anew, when what they depend on became known later. */
    async replaceRows(inspectionId: string, rows: readonly NewInspectionRow[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const removed: Pick<InspectionRow, "status" | "verdicts">[] = [];
        for (const row of rows) {
          const place = { inspectionId, ordinal: row.ordinal };
          const old = await transaction.selectFrom("inspection_rows").selectAll().where(isAt(place)).executeTakeFirst();
          if (old) removed.push(inspectionRows.read(old));
          const change = z.encode(tables.inspection_rows.schema, { ...row, inspectionId });
          await transaction.updateTable("inspection_rows").set(change).where(isAt(place)).execute();
        }
        await countRows(transaction, inspectionId, { added: rows, removed });
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
      if (filter.algorithm !== undefined || filter.severity !== undefined) rows = rows.where(verdictsLike(filter));
      if (filter.afterOrdinal !== undefined) rows = rows.where("ordinal", ">", filter.afterOrdinal);
      return await inspectionRows.all(rows);
    },

    /** What the rows come to: statuses of documents, severities by algorithm. */
    count: (inspectionId: string): Promise<InspectionCounts> => readCounts(db, inspectionId),

    /** The signatures of all documents that have one, in the order of the run. */
    async *signatures(
      inspectionId: string,
    ): AsyncGenerator<Pick<InspectionRow, "ordinal" | "document"> & { signature: string }> {
      for (let last = -1; ; ) {
        const rows = await db
          .selectFrom("inspection_rows")
          .select(["ordinal", "document", "signature"])
          .where("inspectionId", "=", inspectionId)
          .where("signature", "is not", null)
          .where("ordinal", ">", last)
          .orderBy("ordinal")
          .limit(signaturesAtOnce)
          .execute();
        const final = rows.at(-1);
        if (!final) return;
        for (const { signature, ...row } of rows) if (signature !== null) yield { ...row, signature };
        last = final.ordinal;
      }
    },

    async remove(id: string): Promise<void> {
      const result = await db.deleteFrom("inspections").where("id", "=", id).executeTakeFirst();
      if (result.numDeletedRows === 0n) throw missing(id);
    },
  };
}

function isAt({ inspectionId, ordinal }: Pick<InspectionRow, "inspectionId" | "ordinal">) {
  return (row: ExpressionBuilder<Tables, "inspection_rows">) =>
    row.and([row("inspectionId", "=", inspectionId), row("ordinal", "=", ordinal)]);
}

/** Verdicts are JSON without spaces, and a quote inside a name or value is escaped: this finds no more than it means. */
function verdictsLike({ algorithm, severity }: Pick<InspectionRowFilter, "algorithm" | "severity">) {
  const name = algorithm === undefined ? "" : JSON.stringify(algorithm);
  const value = severity === undefined ? "" : JSON.stringify(severity);
  const pattern = `%${`${name}:${value}`.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`verdicts like ${pattern} escape '\\'`;
}

function missing(id: string) {
  return notFound({ ko: "검사", en: "inspection" }, id);
}
