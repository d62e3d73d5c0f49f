import type { Database } from "../database.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type MemoryNodeRow = Row<"memory_nodes">;

export function createMemory(db: Database) {
  const { read, all } = tables.memory_nodes;
  return {
    async add(sessionId: string, node: Pick<MemoryNodeRow, "kind" | "text">): Promise<MemoryNodeRow> {
      const row = { ...node, id: newId("mem"), sessionId, createdAt: Date.now() };
      await db.insertInto("memory_nodes").values(row).execute();
      return read(row);
    },

    /** Oldest first. */
    async list(sessionId: string): Promise<MemoryNodeRow[]> {
      return all(
        db.selectFrom("memory_nodes").selectAll().where("sessionId", "=", sessionId).orderBy("createdAt").orderBy("id"),
      );
    },

    async update(id: string, change: Partial<Pick<MemoryNodeRow, "kind" | "text">>): Promise<MemoryNodeRow> {
      const row = await db
        .updateTable("memory_nodes")
        .set(change)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw missing(id);
      return read(row);
    },

    async remove(id: string): Promise<void> {
      const result = await db.deleteFrom("memory_nodes").where("id", "=", id).executeTakeFirst();
      if (result.numDeletedRows === 0n) throw missing(id);
    },
  };
}

function missing(id: string) {
  return notFound({ ko: "기억", en: "memory node" }, id);
}
