import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { type Row, type SearchVectors, tables } from "../tables.ts";

export type SearchSegment = Row<"search_segments">;

/** A piece is some 64 vectors: this many are a few megabytes. */
const piecesAtATime = 32;

/** What ends a transaction whose rows are no longer as they were read. */
class Changed extends Error {}

/**
 * The rows of the search index. They are bytes to the database: the documents' room packs, ranks and merges them, in the
 * same way on both stores.
 */
export function createSearchIndex(db: Database) {
  const { all } = tables.search_segments;
  return {
    async segments(): Promise<SearchSegment[]> {
      return all(
        db
          .selectFrom("search_segments")
          .select(["id", "version", "removed"])
          .where("header", "is not", null)
          .orderBy("id"),
      );
    },

    async header(id: number): Promise<Uint8Array | null> {
      const row = await db.selectFrom("search_segments").select("header").where("id", "=", id).executeTakeFirst();
      return row?.header ?? null;
    },

    async blocks(segmentId: number, numbers: readonly number[]): Promise<Map<number, Uint8Array>> {
      const found = new Map<number, Uint8Array>();
      for (const batch of batches(numbers)) {
        const rows = await db
          .selectFrom("search_blocks")
          .select(["block", "data"])
          .where("segmentId", "=", segmentId)
          .where("block", "in", batch)
          .execute();
        for (const { block, data } of rows) found.set(block, data);
      }
      return found;
    },

    async begin(): Promise<number> {
      const row = await db
        .insertInto("search_segments")
        .values({ version: 0, removed: "[]", header: null, createdAt: Date.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    },

    async append(segmentId: number, first: number, blocks: readonly Uint8Array[]): Promise<void> {
      const rows = blocks.map((data, at) => ({ segmentId, block: first + at, data }));
      for (const batch of batches(rows)) await db.insertInto("search_blocks").values(batch).execute();
    },

    /** Puts begun segments in the place of others, if those are still as they were read. */
    async exchange(
      others: readonly Pick<SearchSegment, "id" | "version">[],
      shown: readonly { readonly segment: number; readonly header: Uint8Array }[],
    ): Promise<boolean> {
      try {
        await inTransaction(db, async (transaction) => {
          for (const { id, version } of others) {
            const { numDeletedRows } = await transaction
              .deleteFrom("search_segments")
              .where("id", "=", id)
              .where("version", "=", version)
              .executeTakeFirst();
            if (numDeletedRows !== 1n) throw new Changed();
          }
          for (const { segment, header } of shown) {
            const { numUpdatedRows } = await transaction
              .updateTable("search_segments")
              .set({ header })
              .where("id", "=", segment)
              .executeTakeFirst();
            if (numUpdatedRows !== 1n) throw new Changed();
          }
        });
        return true;
      } catch (thrown) {
        if (thrown instanceof Changed) return false;
        throw thrown;
      }
    },

    async setRemoved(state: Pick<SearchSegment, "id" | "version">, removed: readonly string[]): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("search_segments")
        .set({ removed: JSON.stringify(removed), version: state.version + 1 })
        .where("id", "=", state.id)
        .where("version", "=", state.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async discard(id: number): Promise<void> {
      await db.deleteFrom("search_segments").where("id", "=", id).where("header", "is", null).execute();
    },

    /** Drops segments that were begun before a moment and never shown. */
    async sweep(before: number): Promise<void> {
      await db.deleteFrom("search_segments").where("header", "is", null).where("createdAt", "<", before).execute();
    },

    /** Puts these vectors in the place of all that the document had. */
    async putVectors(documentId: string, pieces: readonly SearchVectors[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom("search_vectors").where("documentId", "=", documentId).execute();
        for (const [piece, vectors] of pieces.entries())
          await transaction
            .insertInto("search_vectors")
            .values({ ...vectors, documentId, piece })
            .execute();
      });
    },

    async removeVectors(documentId: string): Promise<void> {
      await db.deleteFrom("search_vectors").where("documentId", "=", documentId).execute();
    },

    async hasVectors(documentId: string, model: string): Promise<boolean> {
      const row = await db
        .selectFrom("search_vectors")
        .select("piece")
        .where("documentId", "=", documentId)
        .where("model", "=", model)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The vectors of all documents or of some, read a few pieces at a time. */
    async *vectors(documents: readonly string[] | null): AsyncGenerator<SearchVectors> {
      const groups = documents === null ? [null] : batches(documents);
      for (const ids of groups) {
        for (let last = { documentId: "", piece: -1 }; ; ) {
          let query = db
            .selectFrom("search_vectors")
            .selectAll()
            .where((at) => at(at.refTuple("documentId", "piece"), ">", at.tuple(last.documentId, last.piece)))
            .orderBy("documentId")
            .orderBy("piece")
            .limit(piecesAtATime);
          if (ids !== null) query = query.where("documentId", "in", ids);
          const rows = await query.execute();
          yield* rows;
          const final = rows.at(-1);
          if (!final || rows.length < piecesAtATime) break;
          last = final;
        }
      }
    },
  };
}
