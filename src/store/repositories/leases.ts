import type { Database } from "../database.ts";

/** A row that a process holds, as others see it: the heartbeat is the owner's clock and only compared with itself. */
export interface HeldLease {
  readonly id: string;
  readonly owner: string;
  readonly heartbeatAt: number;
}

/** What a heartbeat learns: the owner may go on, is asked to stop, or holds the row no more. */
export type LeaseAnswer = "go on" | "cancel" | "lost";

/** The one lease, on rows of jobs and of turns: held by an owner while they run, as long as its heartbeat goes on. */
export function createLeases(db: Database, table: "jobs" | "turns") {
  return {
    /** Says that the owner still works on it, and learns whether it should. */
    async beat(id: string, owner: string): Promise<LeaseAnswer> {
      const row = await db
        .updateTable(table)
        .set({ heartbeatAt: Date.now() })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("status", "=", "running")
        .returning("cancelling")
        .executeTakeFirst();
      if (!row) return "lost";
      return row.cancelling === 1 ? "cancel" : "go on";
    },

    /** Everything that is held now. */
    async held(): Promise<HeldLease[]> {
      const rows = await db
        .selectFrom(table)
        .select(["id", "owner", "heartbeatAt"])
        .where("status", "=", "running")
        .execute();
      return rows.map(({ id, owner, heartbeatAt }) => ({ id, owner: owner ?? "", heartbeatAt: heartbeatAt ?? 0 }));
    },
  };
}
