import { isDeepStrictEqual } from "node:util";
import type { CompiledQuery } from "kysely";
import type { z } from "zod";
import type { JournalPort } from "#kernel";
import { JihwiError, type JournalEntry } from "#protocol";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { storableText } from "../dialects/dialect.ts";
import { readAs } from "../rows.ts";
import { tables } from "../tables.ts";

const { read, all } = tables.journal_entries;
const outputSchema = tables.journal_entries.schema.pick({ output: true });
type JournalRow = z.input<typeof tables.journal_entries.schema>;

export interface StoredJournal extends JournalPort {
  /** The entries of a run that a reader has not seen yet. Those of parallel work are not written in their order. */
  loadUnseen(turnId: string, seen: ReadonlySet<number>): Promise<JournalEntry[]>;
  /** What an executor last made of the same input of a step in a conversation; undefined where it never did. */
  outputOf(sessionId: string, step: { step: string; input: unknown; executor: string }): Promise<unknown>;
  /**
   * The tools that brought something in the other turns of a conversation, by name: `read-documents` where documents were
   * attached, `elsewhere` where an answer came with the conversation from another program.
   */
  toolsBefore(turnId: string, sessionId: string): Promise<string[]>;
  /** What came of an effect in all runs of a session, in the order of each run. */
  effectsOf(sessionId: string, name: string): Promise<JournalEntry[]>;
}

/** Journals on disk. Every step of every turn waits for `append`, so its statements are compiled once and only bound anew. */
export function createJournal(db: Database): StoredJournal {
  const inserts = new Map<number, CompiledQuery>();
  return {
    async append(entries) {
      const groups = [...batches(entries.map(toRow))];
      const insertAll = async (connection: Database) => {
        for (const rows of groups) await insert(connection, rows);
      };
      try {
        await (groups.length > 1 ? inTransaction(db, insertAll) : insertAll(db));
      } catch (thrown) {
        // A connection can break after the commit and before its acknowledgement. The writer then tries again.
        const isConflict = thrown instanceof JihwiError && thrown.code === "conflict";
        if (!isConflict || !(await areStored(entries))) throw thrown;
      }
    },
    load: (turnId) => load(turnId),

    async outputOf(sessionId, { step, input, executor }) {
      const row = await db
        .selectFrom("journal_entries as entry")
        .innerJoin("turns", "turns.id", "entry.turnId")
        .select("entry.output")
        .where("entry.kind", "=", "step")
        .where("entry.name", "=", step)
        .where("entry.status", "=", "finished")
        .where("entry.executor", "=", executor)
        .where("entry.input", "=", storableText(toJson(input)))
        .where("turns.sessionId", "=", sessionId)
        .orderBy("entry.startedAt", "desc")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : readAs("journal_entries", outputSchema, row).output;
    },

    async toolsBefore(turnId, sessionId) {
      const rows = await db
        .selectFrom("journal_entries")
        .select("name")
        .where("turnId", "in", db.selectFrom("turns").select("id").where("sessionId", "=", sessionId))
        .where("turnId", "<>", turnId)
        .where("status", "=", "finished")
        .where((entry) => entry.or([entry("kind", "=", "tool"), entry("name", "=", "read-documents")]))
        .union((db) =>
          db
            .selectFrom("messages")
            .select((one) => one.val("elsewhere").as("name"))
            .where("sessionId", "=", sessionId)
            .where("role", "=", "assistant")
            .where("turnId", "is", null),
        )
        .execute();
      return rows.map(({ name }) => name);
    },

    effectsOf: (sessionId, name) =>
      all(
        db
          .selectFrom("journal_entries")
          .selectAll()
          .where("turnId", "in", db.selectFrom("turns").select("id").where("sessionId", "=", sessionId))
          .where("kind", "=", "effect")
          .where("name", "=", name)
          .orderBy("turnId")
          .orderBy("seq"),
      ),

    async loadUnseen(turnId, seen) {
      // Their places alone: whoever waits for a turn asks several times a second, and rows hold whole prompts.
      const places = await db.selectFrom("journal_entries").select("seq").where("turnId", "=", turnId).execute();
      const unseen = places.map(({ seq }) => seq).filter((seq) => !seen.has(seq));
      if (unseen.length === 0) return [];
      return (await load(turnId, Math.min(...unseen))).filter(({ seq }) => !seen.has(seq));
    },
  };

  async function insert(connection: Database, rows: readonly JournalRow[]): Promise<void> {
    const compiled = inserts.get(rows.length) ?? db.insertInto("journal_entries").values(rows).compile();
    inserts.set(rows.length, compiled);
    const parameters = rows.flatMap((row) => Object.values(row).map(toStorable));
    await connection.executeQuery({ ...compiled, parameters });
  }

  function load(turnId: string, from = 0): Promise<JournalEntry[]> {
    const entries = db.selectFrom("journal_entries").selectAll().where("turnId", "=", turnId);
    return all(entries.where("seq", ">=", from).orderBy("seq"));
  }

  /** Whether these very entries are there already, each in its place. */
  async function areStored(entries: readonly JournalEntry[]): Promise<boolean> {
    const stored = new Map((await load(entries[0]?.turnId ?? "")).map((entry) => [entry.seq, entry]));
    return entries.every((entry) => isDeepStrictEqual(stored.get(entry.seq), asStored(entry)));
  }
}

function asStored(entry: JournalEntry): JournalEntry {
  const row = Object.entries(toRow(entry)).map(([column, value]) => [column, toStorable(value)]);
  return read(Object.fromEntries(row));
}

/** In the order of the columns, always the same: `append` binds the values by their place. */
function toRow(entry: JournalEntry): JournalRow {
  return {
    turnId: entry.turnId,
    seq: entry.seq,
    key: entry.key,
    kind: entry.kind,
    name: entry.name,
    status: entry.status,
    input: toJson(entry.input),
    output: toJson(entry.output),
    shown: entry.shown,
    prompt: toJson(entry.prompt),
    promptHash: entry.promptHash,
    executor: entry.executor,
    fallbackFrom: entry.fallbackFrom,
    attempts: entry.attempts,
    usage: entry.usage === null ? null : toJson(entry.usage),
    cost: entry.cost,
    startedAt: entry.startedAt,
    endedAt: entry.endedAt,
    error: entry.error === null ? null : toJson(entry.error),
    reason: entry.reason === null ? null : toJson(entry.reason),
    reasoning: entry.reasoning ?? null,
  };
}

/** What the query compiler does to every other statement. */
function toStorable(value: string | number | null) {
  return typeof value === "string" ? storableText(value) : value;
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
