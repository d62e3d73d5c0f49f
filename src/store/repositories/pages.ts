import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { type Row, tables } from "../tables.ts";

export type DocumentPageRow = Row<"document_pages">;

export type NewPage = Pick<DocumentPageRow, "page" | "text"> & Partial<Pick<DocumentPageRow, "confidence" | "words">>;

/** What is read of a page; where the words of a picture stand is many times as long. */
type PageText = Pick<DocumentPageRow, "page" | "text" | "confidence">;

/** So many pages are read by one statement, which holds up everybody else on SQLite. */
const pagesAtOnce = 300;

export function createPages(db: Database) {
  const { first } = tables.document_pages;
  return {
    /** Writes pages, each in the place of an earlier reading of the same page. */
    async put(documentId: string, pages: readonly NewPage[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const batch of batches(pages)) {
          await transaction
            .insertInto("document_pages")
            .values(
              batch.map((page) =>
                z.encode(tables.document_pages.schema, { confidence: null, words: null, ...page, documentId }),
              ),
            )
            .onConflict((conflict) =>
              conflict.columns(["documentId", "page"]).doUpdateSet((set) => ({
                text: set.ref("excluded.text"),
                confidence: set.ref("excluded.confidence"),
                words: set.ref("excluded.words"),
              })),
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
    async texts(documentId: string): Promise<PageText[]> {
      const texts: PageText[] = [];
      for (let last = 0, more = true; more; ) {
        const rows = await db
          .selectFrom("document_pages")
          .select(["page", "text", "confidence"])
          .where("documentId", "=", documentId)
          .where("page", ">", last)
          .orderBy("page")
          .limit(pagesAtOnce)
          .execute();
        texts.push(...rows.map(({ confidence = null, ...row }) => ({ ...row, confidence })));
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
