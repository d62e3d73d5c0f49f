import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export type SealedValue = Tables["sealed_values"];

/** Secrets as their owner has sealed them. The store knows what kind they are of and how they are called, and nothing else. */
export function createSealedValues(db: Database) {
  return {
    list: (): Promise<SealedValue[]> => db.selectFrom("sealed_values").selectAll().orderBy("name").execute(),

    async put({ kind, name, sealed }: Omit<SealedValue, "updatedAt">): Promise<void> {
      const changed = { sealed, updatedAt: Date.now() };
      await db
        .insertInto("sealed_values")
        .values({ kind, name, ...changed })
        .onConflict((conflict) => conflict.columns(["kind", "name"]).doUpdateSet(changed))
        .execute();
    },

    async remove(kind: string, name: string): Promise<void> {
      await db.deleteFrom("sealed_values").where("kind", "=", kind).where("name", "=", name).execute();
    },
  };
}
