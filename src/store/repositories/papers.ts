import { z } from "zod";
import { type Database, inTransaction } from "../database.ts";
import { type Row, tables } from "../tables.ts";

export type LibraryPaper = Row<"papers">;
export type NewLibraryPaper = Omit<LibraryPaper, "addedAt" | "updatedAt">;

export function createPapers(db: Database) {
  const { read, first } = tables.papers;

  /** The paper that this one is, by id, DOI or arXiv id. */
  const findSame = (paper: Pick<NewLibraryPaper, "id" | "doi" | "arxivId">) =>
    first(
      db
        .selectFrom("papers")
        .selectAll()
        .where((known) =>
          known.or([
            known("id", "=", paper.id),
            ...(paper.doi === null ? [] : [known("doi", "=", paper.doi)]),
            ...(paper.arxivId === null ? [] : [known("arxivId", "=", paper.arxivId)]),
          ]),
        )
        .orderBy("addedAt")
        .limit(1),
    );

  return {
    findSame,

    async find(id: string): Promise<LibraryPaper | null> {
      return first(db.selectFrom("papers").selectAll().where("id", "=", id));
    },

    /** Adds a paper, or brings the one that it is up to date and keeps that one's id. */
    async put(paper: NewLibraryPaper): Promise<{ paper: LibraryPaper; added: boolean }> {
      return inTransaction(db, async (transaction) => {
        const now = Date.now();
        const known = await createPapers(transaction).findSame(paper);
        const whole: LibraryPaper = {
          ...paper,
          id: known?.id ?? paper.id,
          addedAt: known?.addedAt ?? now,
          // Each change of a paper has a later time than the one before, so that others can tell which they know.
          updatedAt: Math.max(now, (known?.updatedAt ?? 0) + 1),
        };
        const { id, ...row } = z.encode(tables.papers.schema, whole);
        if (known) await transaction.updateTable("papers").set(row).where("id", "=", id).execute();
        else
          await transaction
            .insertInto("papers")
            .values({ id, ...row })
            .execute();
        return { paper: whole, added: known === null };
      });
    },

    async these(ids: readonly string[]): Promise<LibraryPaper[]> {
      if (ids.length === 0) return [];
      return (await db.selectFrom("papers").selectAll().where("id", "in", ids).execute()).map(read);
    },

    /** Which papers have changed since, and when each last did. */
    changesSince(time: number): Promise<Pick<LibraryPaper, "id" | "updatedAt">[]> {
      return db.selectFrom("papers").select(["id", "updatedAt"]).where("updatedAt", ">=", time).execute();
    },

    /** The whole library in order of id, piece by piece, for building an index. */
    async *scan(): AsyncGenerator<LibraryPaper[]> {
      for (let last = ""; ; ) {
        const rows = await db
          .selectFrom("papers")
          .selectAll()
          .where("id", ">", last)
          .orderBy("id")
          .limit(500)
          .execute();
        const final = rows.at(-1);
        if (!final) return;
        yield rows.map(read);
        last = final.id;
      }
    },

    async count(): Promise<number> {
      const row = await db
        .selectFrom("papers")
        .select((select) => select.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}
