import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { readRow } from "../rows.ts";
import { documentPageRowSchema } from "../schemas/pages.ts";

export type DocumentPageRow = z.output<typeof documentPageRowSchema>;

/** So many pages are read by one statement, which holds up everybody else on SQLite. */
const pagesAtOnce = 300;

export function createPages(db: Database) {
  return {
    /** Writes pages, each in the place of an earlier reading of the same page. */
    async put(documentId: string, pages: readonly Omit<DocumentPageRow, "documentId">[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(pages)) {
          await transaction
            .insertInto("document_pages")
            .values(batch.map((page) => z.encode(documentPageRowSchema, { ...page, documentId })))
            .onConflict((conflict) =>
              conflict.columns(["documentId", "page"]).doUpdateSet((set) => ({ text: set.ref("excluded.text") })),
            )
            .execute();
        }
      });
    },

    async find(documentId: string, page: number): Promise<DocumentPageRow | null> {
      const pages = db.selectFrom("document_pages").selectAll().where("documentId", "=", documentId);
      const row = await pages.where("page", "=", page).executeTakeFirst();
      return row ? readRow("document_pages", documentPageRowSchema, row) : null;
    },

    /** The text of every page. */
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
