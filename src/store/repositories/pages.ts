import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { readRow } from "../rows.ts";
import { documentPageRowSchema } from "../schemas/pages.ts";

export type DocumentPageRow = z.output<typeof documentPageRowSchema>;

/** So many pages are read by one statement, which holds up everybody else on SQLite. */
const pagesAtOnce = 300;

export function createPages(db: Database) {
  const read = (row: z.input<typeof documentPageRowSchema>) => readRow("document_pages", documentPageRowSchema, row);
  return {
    /** Writes pages, each in the place of an earlier reading of the same page. */
    async put(documentId: string, pages: readonly Omit<DocumentPageRow, "documentId">[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(pages)) {
          await transaction
            .insertInto("document_pages")
            .values(batch.map((page) => z.encode(documentPageRowSchema, { ...page, documentId })))
            .onConflict((conflict) =>
              conflict
                .columns(["documentId", "page"])
                .doUpdateSet((set) => ({ text: set.ref("excluded.text"), layout: set.ref("excluded.layout") })),
            )
            .execute();
        }
      });
    },

    async list(documentId: string, range: { from?: number; to?: number } = {}): Promise<DocumentPageRow[]> {
      let rows = db.selectFrom("document_pages").selectAll().where("documentId", "=", documentId).orderBy("page");
      if (range.from !== undefined) rows = rows.where("page", ">=", range.from);
      if (range.to !== undefined) rows = rows.where("page", "<=", range.to);
      return (await rows.execute()).map(read);
    },

    async find(documentId: string, page: number): Promise<DocumentPageRow | null> {
      const [found] = await this.list(documentId, { from: page, to: page });
      return found ?? null;
    },

    /** The text of every page without its layout, which may be much larger. */
    async texts(documentId: string): Promise<{ page: number; text: string }[]> {
      const texts: { page: number; text: string }[] = [];
      for (let last = 0, more = true; more; ) {
        const rows = await db
          .selectFrom("document_pages")
          .select(["page", "text"])
          .where("documentId", "=", documentId)
          .where("page", ">", last)
          .orderBy("page")
          .limit(pagesAtOnce)
          .execute();
        texts.push(...rows);
        last = rows.at(-1)?.page ?? last;
        more = rows.length === pagesAtOnce;
      }
      return texts;
    },

    async remove(documentId: string): Promise<void> {
      await db.deleteFrom("document_pages").where("documentId", "=", documentId).execute();
    },
  };
}
