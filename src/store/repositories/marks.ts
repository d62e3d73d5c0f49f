import type { z } from "zod";
import type { Database } from "../database.ts";
import { readRow } from "../rows.ts";
import { markSchema } from "../schemas/marks.ts";

export type AnswerMark = z.output<typeof markSchema>;

export function createMarks(db: Database) {
  return {
    async find(turnId: string): Promise<AnswerMark | null> {
      const row = await db.selectFrom("marks").selectAll().where("turnId", "=", turnId).executeTakeFirst();
      return row ? readRow("marks", markSchema, row) : null;
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
      return (await rows.execute()).map((row) => readRow("marks", markSchema, row));
    },
  };
}
