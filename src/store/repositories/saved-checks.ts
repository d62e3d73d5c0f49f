import type { JihwiError, NewSavedCheck, SavedCheck } from "#protocol";
import type { Database } from "../database.ts";
import { inTransaction } from "../database.ts";
import { storeFailure } from "../failure.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { tables } from "../tables.ts";

/** Checks that users made. A change adds a version; the latest one is the check. */
export function createSavedChecks(db: Database) {
  const { read } = tables.saved_checks;

  async function versions(id: string, connection: Database = db): Promise<SavedCheck[]> {
    const rows = await connection
      .selectFrom("saved_checks")
      .selectAll()
      .where("id", "=", id)
      .orderBy("version", "desc")
      .execute();
    if (rows.length === 0) throw notFound({ ko: "내 검사", en: "saved check" }, id);
    return rows.map(read);
  }

  async function write(connection: Database, id: string, version: number, check: NewSavedCheck) {
    const { name, base, settings, criteria } = check;
    const row = { id, version, name, base, settings: JSON.stringify(settings), criteria, createdAt: Date.now() };
    await connection.insertInto("saved_checks").values(row).execute();
    return read(row);
  }

  return {
    /** Each in its latest version, in the order in which they were made. */
    async list(): Promise<SavedCheck[]> {
      const rows = await db.selectFrom("saved_checks").selectAll().orderBy("id").orderBy("version").execute();
      return [...new Map(rows.map((row) => [row.id, row])).values()].map(read);
    },

    versions: (id: string) => versions(id),

    add: (check: NewSavedCheck): Promise<SavedCheck> => write(db, newId("check"), 1, check),

    /** Over the version that is named, where one is. */
    update: (id: string, check: NewSavedCheck, after?: number): Promise<SavedCheck> =>
      inTransaction(db, async (transaction) => {
        const [{ version } = { version: 0 }] = await versions(id, transaction);
        if (after !== undefined && version > after) throw savedMeanwhile(version);
        return write(transaction, id, version + 1, check);
      }),

    async remove(id: string): Promise<void> {
      await db.deleteFrom("saved_checks").where("id", "=", id).execute();
    },
  };
}

function savedMeanwhile(version: number): JihwiError {
  return storeFailure("saved-meanwhile", { version });
}
