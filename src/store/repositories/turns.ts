import type { Kysely } from "kysely";
import { z } from "zod";
import { endedSchema, errorRecordSchema, type Trace, type TurnSummary, turnStatusSchema } from "#protocol";
import { newestFirst, type Page, type PageRequest, toPage } from "../paging.ts";
import { jsonText, notFound, readRow } from "../rows.ts";
import type { Tables } from "../tables.ts";
import { createJournal } from "./journal.ts";
import { createMarks } from "./marks.ts";

export const turnRowSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  agent: z.string(),
  status: turnStatusSchema,
  ended: endedSchema.nullable(),
  title: z.string(),
  input: jsonText(z.unknown()),
  error: jsonText(errorRecordSchema).nullable(),
  /** The process that runs it, and when it last said so. */
  owner: z.string(),
  heartbeatAt: z.number(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  cost: z.number().nullable(),
  executors: jsonText(z.array(z.string())),
});

/** A turn as the store keeps it. */
export type StoredTurn = TurnSummary &
  Pick<z.output<typeof turnRowSchema>, "input" | "error" | "owner" | "heartbeatAt">;

export interface NewTurn {
  readonly id: string;
  readonly sessionId: string;
  readonly agent: string;
  readonly title: string;
  readonly input: unknown;
  readonly owner: string;
  readonly startedAt?: number;
}

export type TurnEnd = Pick<StoredTurn, "ended" | "error" | "usage" | "cost" | "executors"> & {
  readonly status: Exclude<TurnSummary["status"], "running">;
};

export interface TurnFilter extends PageRequest {
  readonly sessionId?: string;
  readonly agent?: string;
  readonly status?: TurnSummary["status"];
}

export type Turns = ReturnType<typeof createTurns>;

export function createTurns(db: Kysely<Tables>) {
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
        })
        .execute();
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

    /** Says that the owner still runs it. False: another process has taken it over. */
    async beat(id: string, owner: string): Promise<boolean> {
      const result = await db
        .updateTable("turns")
        .set({ heartbeatAt: Date.now() })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("status", "=", "running")
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /**
     * Takes over turns that were cut off: interrupted ones, and running ones whose owner has been silent since
     * `silentSince`. Each goes to one process only, however many ask.
     */
    async claimInterrupted(owner: string, silentSince: number): Promise<StoredTurn[]> {
      const rows = await db
        .updateTable("turns")
        .set({ owner, status: "running", endedAt: null, heartbeatAt: Date.now() })
        .where((turn) =>
          turn.or([
            turn("status", "=", "interrupted"),
            turn.and([turn("status", "=", "running"), turn("heartbeatAt", "<", silentSince)]),
          ]),
        )
        .returningAll()
        .execute();
      return rows.map(toTurn);
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
      const { owner: _, heartbeatAt: __, ...turn } = await get(id);
      const mark = await createMarks(db).find(id);
      return { ...turn, verdict: mark?.verdict ?? null, entries: await createJournal(db).load(id) };
    },
  };
}

function toTurn(row: z.input<typeof turnRowSchema>): StoredTurn {
  const { inputTokens, outputTokens, ...turn } = readRow("turns", turnRowSchema, row);
  return { ...turn, usage: { inputTokens, outputTokens } };
}
