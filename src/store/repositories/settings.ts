import type { z } from "zod";
import type { SchemaOf } from "#protocol";
import type { Database } from "../database.ts";
import { jsonText, readAs } from "../rows.ts";

/** What users set in the page. Secrets do not belong here. */
export function createSettings(db: Database) {
  return {
    /** The value of a key, checked by its owner's schema; null when it was never set. */
    async find<Schema extends SchemaOf>(key: string, schema: Schema): Promise<z.output<Schema> | null> {
      const row = await db.selectFrom("settings").selectAll().where("key", "=", key).executeTakeFirst();
      if (!row) return null;
      return readAs("settings", jsonText(schema), row.value);
    },

    async put(key: string, value: unknown): Promise<void> {
      const row = { key, value: JSON.stringify(value) ?? "null", updatedAt: Date.now() };
      await db
        .insertInto("settings")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value, updatedAt: row.updatedAt }))
        .execute();
    },

    async remove(key: string): Promise<void> {
      await db.deleteFrom("settings").where("key", "=", key).execute();
    },
  };
}
