import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { type Row, tables } from "../tables.ts";

export type DocumentPageRow = Row<"document_pages">;

/** So many pages are read by one statement, which holds up everybody else on SQLite. */
const pagesAtOnce = 300;

export function createPages(db: Database) {
  const { first } = tables.document_pages;
  return {
    /** Writes pages, each in the place of an earlier reading of the same page. */
    async put(documentId: string, pages: readonly Omit<DocumentPageRow, "documentId">[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(pages)) {
          await transaction
            .insertInto("document_pages")
            .values(batch.map((page) => z.encode(tables.document_pages.schema, { ...page, documentId })))
            .onConflict((conflict) =>
              conflict.columns(["documentId", "page"]).doUpdateSet((set) => ({ text: set.ref("excluded.text") })),
            )
            .execute();
        }
      });
    },

    async find(documentId: string, page: number): Promise<DocumentPageRow | null> {
      const pages = db.selectFrom("document_pages").selectAll().where("documentId", "=", documentId);
      return first(pages.where("page", "=", page));
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
