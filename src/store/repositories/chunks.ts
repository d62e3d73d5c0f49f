import { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { type Row, tables } from "../tables.ts";

export type ChunkRow = Row<"chunks">;
export type NewChunk = Omit<ChunkRow, "id" | "documentId">;

const newChunkRowSchema = tables.chunks.schema.omit({ id: true });

export function createChunks(db: Database) {
  const { read, all } = tables.chunks;
  return {
    /** Puts these chunks in the place of all that the document had, and gives them with their ids. */
    async replace(documentId: string, chunks: readonly NewChunk[]): Promise<ChunkRow[]> {
      return inTransaction(db, async (transaction) => {
        await transaction.deleteFrom("chunks").where("documentId", "=", documentId).execute();
        const written: ChunkRow[] = [];
        for (const batch of batches(chunks)) {
          const rows = await transaction
            .insertInto("chunks")
            .values(batch.map((chunk) => z.encode(newChunkRowSchema, { ...chunk, documentId })))
            .returningAll()
            .execute();
          written.push(...rows.map(read));
        }
        return written.sort((a, b) => a.ordinal - b.ordinal);
      });
    },

    /** The chunks of a document in their order: all, or the first so many. */
    async list(documentId: string, { limit }: { limit?: number } = {}): Promise<ChunkRow[]> {
      const chunks = db.selectFrom("chunks").selectAll().where("documentId", "=", documentId).orderBy("ordinal");
      return all(limit === undefined ? chunks : chunks.limit(limit));
    },

    /** The chunks with these ids, in the order of the ids; one that is gone is left out. */
    async get(ids: readonly number[]): Promise<ChunkRow[]> {
      const found = new Map<number, ChunkRow>();
      for (const batch of batches(ids)) {
        const rows = await db.selectFrom("chunks").selectAll().where("id", "in", batch).execute();
        for (const row of rows) found.set(row.id, read(row));
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
