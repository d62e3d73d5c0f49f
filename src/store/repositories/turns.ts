import type { z } from "zod";
import type { Trace, TurnSummary } from "#protocol";
import type { Database } from "../database.ts";
import { newestFirst, type Page, type PageRequest, toPage } from "../paging.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";
import { createJournal } from "./journal.ts";
import { createLeases, type HeldLease } from "./leases.ts";
import { createMarks } from "./marks.ts";

/** A turn as the store keeps it. */
export type StoredTurn = TurnSummary &
  Pick<Row<"turns">, "input" | "error" | "owner" | "heartbeatAt" | "cancelling" | "attempts">;

export interface NewTurn {
  readonly id: string;
  readonly sessionId: string;
  readonly agent: string;
  readonly title: string;
  readonly input: unknown;
  readonly owner: string;
  readonly startedAt?: number;
}

/** A run that is over and belongs to no conversation. */
export type KeptRun = Omit<NewTurn, "owner" | "startedAt"> &
  Pick<StoredTurn, "startedAt" | "error" | "usage" | "cost" | "executors">;

export type TurnEnd = Pick<StoredTurn, "ended" | "error" | "usage" | "cost" | "executors"> & {
  readonly status: Exclude<TurnSummary["status"], "running">;
};

export interface TurnFilter extends PageRequest {
  readonly sessionId?: string;
  readonly agent?: string;
  readonly status?: TurnSummary["status"];
}

export function createTurns(db: Database) {
  const leases = createLeases(db, "turns");

  async function find(id: string): Promise<StoredTurn | null> {
    const row = await db.selectFrom("turns").selectAll().where("id", "=", id).executeTakeFirst();
    return row ? toTurn(row) : null;
  }

  async function get(id: string): Promise<StoredTurn> {
    const turn = await find(id);
    if (turn === null) throw notFound({ ko: "기록", en: "turn" }, id);
    return turn;
  }

  return {
    find,
    get,
    beat: leases.beat,
    held: leases.held,

    async start(turn: NewTurn): Promise<void> {
      const now = Date.now();
      const startedAt = turn.startedAt ?? now;
      await db
        .insertInto("turns")
        .values({
          ...turn,
          input: JSON.stringify(turn.input) ?? "null",
          status: "running",
          ended: null,
          error: null,
          heartbeatAt: now,
          startedAt,
          endedAt: null,
          inputTokens: null,
          outputTokens: null,
          cost: null,
          executors: "[]",
          cancelling: 0,
          attempts: 1,
        })
        .execute();
    },

    /** Keeps a run that is over, in the place of an earlier one of the same id. It never runs under a lease. */
    async keep({ usage, error, ...run }: KeptRun): Promise<void> {
      await db.deleteFrom("turns").where("id", "=", run.id).execute();
      const now = Date.now();
      await db
        .insertInto("turns")
        .values({
          ...run,
          ...usage,
          input: JSON.stringify(run.input) ?? "null",
          status: error === null ? "finished" : "failed",
          ended: error === null ? "answered" : "error",
          error: error === null ? null : JSON.stringify(error),
          owner: "",
          heartbeatAt: now,
          endedAt: now,
          executors: JSON.stringify(run.executors),
          cancelling: 0,
          attempts: 1,
        })
        .execute();
    },

    /** Forgets a turn or run with its journal, if it is there. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom("turns").where("id", "=", id).execute();
    },

    /** Ends a turn. False: it is not this owner's any more, or has ended already, and nothing was changed. */
    async finish(id: string, owner: string, end: TurnEnd): Promise<boolean> {
      const result = await db
        .updateTable("turns")
        .set({
          status: end.status,
          ended: end.ended,
          error: end.error === null ? null : JSON.stringify(end.error),
          endedAt: Date.now(),
          inputTokens: end.usage.inputTokens,
          outputTokens: end.usage.outputTokens,
          cost: end.cost,
          executors: JSON.stringify(end.executors),
        })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("status", "=", "running")
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Says anew what a turn has spent, after work that followed its answer. */
    async setSpent(id: string, usage: StoredTurn["usage"], cost: number | null): Promise<void> {
      await db
        .updateTable("turns")
        .set({ ...usage, cost })
        .where("id", "=", id)
        .execute();
    },

    /**
     * Takes a turn over from an owner that fell silent after the heartbeat that was seen, or one that was interrupted.
     * Null: another process has it, it has ended, another turn of its session runs, or its agent is none of these.
     */
    async takeOver(
      from: HeldLease,
      owner: string,
      options: { crashed: boolean; agents: readonly string[] },
    ): Promise<StoredTurn | null> {
      const row = await db
        .updateTable("turns")
        .set((turn) => ({
          owner,
          status: "running",
          endedAt: null,
          heartbeatAt: Date.now(),
          attempts: options.crashed ? turn("attempts", "+", 1) : turn.ref("attempts"),
        }))
        .where("id", "=", from.id)
        .where("owner", "=", from.owner)
        .where("heartbeatAt", "=", from.heartbeatAt)
        .where("agent", "in", options.agents)
        .where("status", "in", ["running", "interrupted"])
        .where((turn) =>
          turn.not(
            turn.exists(
              turn
                .selectFrom("turns as other")
                .select("other.id")
                .whereRef("other.sessionId", "=", "turns.sessionId")
                .whereRef("other.id", "<>", "turns.id")
                .where("other.status", "=", "running"),
            ),
          ),
        )
        .returningAll()
        .executeTakeFirst();
      return row ? toTurn(row) : null;
    },

    /** Turns that a stopping process left, oldest first. */
    async interrupted(): Promise<HeldLease[]> {
      return db
        .selectFrom("turns")
        .select(["id", "owner", "heartbeatAt"])
        .where("status", "=", "interrupted")
        .orderBy("startedAt")
        .execute();
    },

    /** The turns of a session that have not ended, the running one first. */
    async unfinishedIn(sessionId: string): Promise<StoredTurn[]> {
      const rows = await db
        .selectFrom("turns")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .where("status", "in", ["running", "interrupted"])
        .orderBy("status", "desc")
        .orderBy("startedAt")
        .execute();
      return rows.map(toTurn);
    },

    /** Asks whoever runs a turn to stop it; one that waits to be resumed ends as soon as somebody takes it. */
    async requestCancel(id: string): Promise<void> {
      await db
        .updateTable("turns")
        .set({ cancelling: 1 })
        .where("id", "=", id)
        .where("status", "in", ["running", "interrupted"])
        .execute();
    },

    /** Newest first. */
    async list(filter: TurnFilter = {}): Promise<Page<StoredTurn>> {
      let rows = newestFirst(db.selectFrom("turns").selectAll(), "startedAt", filter);
      if (filter.sessionId !== undefined) rows = rows.where("sessionId", "=", filter.sessionId);
      if (filter.agent !== undefined) rows = rows.where("agent", "=", filter.agent);
      if (filter.status !== undefined) rows = rows.where("status", "=", filter.status);
      const turns = (await rows.execute()).map(toTurn);
      return toPage(turns, filter, (turn) => ({ at: turn.startedAt, id: turn.id }));
    },

    /** A turn with its journal. */
    async trace(id: string): Promise<Trace> {
      const { owner: _, heartbeatAt: __, cancelling: ___, attempts: ____, ...turn } = await get(id);
      const mark = await createMarks(db).find(id);
      return { ...turn, verdict: mark?.verdict ?? null, entries: await createJournal(db).load(id) };
    },
  };
}

const { read } = tables.turns;

function toTurn(row: z.input<typeof tables.turns.schema>): StoredTurn {
  const { inputTokens, outputTokens, imported: _, ...turn } = read(row);
  return { ...turn, usage: { inputTokens, outputTokens } };
}
