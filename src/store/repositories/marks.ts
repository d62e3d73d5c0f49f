import type { Database } from "../database.ts";
import { type Row, tables } from "../tables.ts";

export type AnswerMark = Row<"marks">;

export function createMarks(db: Database) {
  const { first, all } = tables.marks;
  return {
    async find(turnId: string): Promise<AnswerMark | null> {
      return first(db.selectFrom("marks").selectAll().where("turnId", "=", turnId));
    },

    /** A later mark of the same turn takes the place of the earlier one. */
    async put(mark: Omit<AnswerMark, "createdAt">): Promise<void> {
      const row = { ...mark, createdAt: Date.now() };
      await db
        .insertInto("marks")
        .values(row)
        .onConflict((conflict) => conflict.column("turnId").doUpdateSet(row))
        .execute();
    },

    async list(verdict?: AnswerMark["verdict"]): Promise<AnswerMark[]> {
      let rows = db.selectFrom("marks").selectAll().orderBy("createdAt", "desc").orderBy("turnId");
      if (verdict !== undefined) rows = rows.where("verdict", "=", verdict);
      return await all(rows);
    },
  };
}
