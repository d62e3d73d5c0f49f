import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { notFound, readAs } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type Message = Row<"messages">;

const { schema } = tables.messages;
const wordsSchema = schema.pick({ id: true, role: true, text: true });
export type MessageWords = z.output<typeof wordsSchema>;

export interface NewMessage {
  readonly id: string;
  readonly role: Message["role"];
  /** Message parts of the AI SDK, of whatever message type. */
  readonly parts: readonly { readonly type: string }[];
  readonly text: string;
  readonly metadata?: object | null;
  readonly turnId?: string | null;
}

export interface BranchRange {
  /** Ends with this message instead of the newest one of the branch that the session shows. */
  readonly upTo?: string | undefined;
  /** Keeps only so many of the newest. */
  readonly last?: number;
}

function rowOf(sessionId: string, message: NewMessage, parentId: string | null, position: number) {
  return {
    sessionId,
    id: message.id,
    position,
    parentId,
    role: message.role,
    parts: JSON.stringify(message.parts),
    metadata: JSON.stringify(message.metadata ?? null),
    text: message.text,
    turnId: message.turnId ?? null,
    createdAt: Date.now(),
  };
}

export function createMessages(db: Database) {
  const { read, first } = tables.messages;

  async function leafOf(sessionId: string): Promise<string | null> {
    const row = await db.selectFrom("sessions").select("leafId").where("id", "=", sessionId).executeTakeFirst();
    return row?.leafId ?? null;
  }

  /** Holds the session's row to the end of the transaction, so that two appends cannot take the same place. */
  async function lockSession(transaction: Database, sessionId: string): Promise<{ leafId: string | null }> {
    const row = await transaction
      .updateTable("sessions")
      .set({ updatedAt: Date.now() })
      .where("id", "=", sessionId)
      .returning("leafId")
      .executeTakeFirst();
    if (!row) throw notFound({ ko: "대화", en: "session" }, sessionId);
    return { leafId: row.leafId ?? null };
  }

  async function show(connection: Database, sessionId: string, leafId: string): Promise<void> {
    await connection.updateTable("sessions").set({ leafId }).where("id", "=", sessionId).execute();
  }

  async function nextPosition(transaction: Database, sessionId: string): Promise<number> {
    const row = await transaction
      .selectFrom("messages")
      .select((select) => select.fn.max("position").as("position"))
      .where("sessionId", "=", sessionId)
      .executeTakeFirst();
    return row?.position === null || row?.position === undefined ? 0 : row.position + 1;
  }

  const find = (sessionId: string, id: string) =>
    first(db.selectFrom("messages").selectAll().where("sessionId", "=", sessionId).where("id", "=", id));

  /** A message and those before it, in order. The cross join keeps SQLite from looking through the whole session. */
  async function branchOf<Kept>(sessionId: string, { upTo, last }: BranchRange, columns: RawBuilder<unknown>) {
    const leaf = upTo ?? (await leafOf(sessionId));
    if (leaf === null) return [];
    // However damaged rows follow each other, a branch is no longer than its session.
    const length = last ?? sql`(select count(*) from "messages" where "sessionId" = ${sessionId})`;
    const { rows } = await sql<Kept>`
      with recursive "branch" ("id", "parentId", "depth") as (
        select "id", "parentId", 1 from "messages" where "sessionId" = ${sessionId} and "id" = ${leaf}
        union all
        select "messages"."id", "messages"."parentId", "branch"."depth" + 1 from "branch"
        join "messages" on "messages"."sessionId" = ${sessionId} and "messages"."id" = "branch"."parentId"
        where "branch"."depth" < ${length})
      select ${columns} from "branch" cross join "messages"
      where "messages"."sessionId" = ${sessionId} and "messages"."id" = "branch"."id"
      order by "branch"."depth" desc`.execute(db);
    return rows;
  }

  async function list(sessionId: string, range: BranchRange = {}): Promise<Message[]> {
    const rows = await branchOf<z.input<typeof schema>>(sessionId, range, sql`"messages".*`);
    return rows.map(read);
  }

  return {
    find,
    list,

    /** What was said in a branch, without all else that its messages hold. */
    async words(sessionId: string, range: BranchRange = {}): Promise<MessageWords[]> {
      const columns = sql`"messages"."id", "messages"."role", "messages"."text"`;
      const rows = await branchOf<z.input<typeof wordsSchema>>(sessionId, range, columns);
      return rows.map((row) => readAs("messages", wordsSchema, row));
    },

    /** Adds a message after another, or at the end of the branch that the session shows, which then ends with it. */
    async append(sessionId: string, message: NewMessage, place: { after?: string | null } = {}): Promise<Message> {
      return inTransaction(db, async (transaction) => {
        const { leafId } = await lockSession(transaction, sessionId);
        const parentId = place.after === undefined ? leafId : place.after;
        const row = rowOf(sessionId, message, parentId, await nextPosition(transaction, sessionId));
        await transaction.insertInto("messages").values(row).execute();
        await show(transaction, sessionId, message.id);
        return read(row);
      });
    },

    /** Says anew what a message holds; its place and its branch stay. */
    async revise(sessionId: string, { id, parts, text, metadata }: Omit<NewMessage, "role" | "turnId">): Promise<void> {
      await inTransaction(db, async (transaction) => {
        // Whoever shows the session learns of the change by this.
        await lockSession(transaction, sessionId);
        await transaction
          .updateTable("messages")
          .set({ parts: JSON.stringify(parts), text, metadata: JSON.stringify(metadata ?? null) })
          .where("sessionId", "=", sessionId)
          .where("id", "=", id)
          .execute();
      });
    },

    /** Adds messages one after the other at the end of the branch that the session shows. */
    async appendAll(sessionId: string, messages: readonly NewMessage[]): Promise<void> {
      const newest = messages.at(-1);
      if (newest === undefined) return;
      await inTransaction(db, async (transaction) => {
        const { leafId } = await lockSession(transaction, sessionId);
        const position = await nextPosition(transaction, sessionId);
        const rows = messages.map((message, index) =>
          rowOf(sessionId, message, messages[index - 1]?.id ?? leafId, position + index),
        );
        for (const batch of batches(rows)) await transaction.insertInto("messages").values(batch).execute();
        await show(transaction, sessionId, newest.id);
      });
    },

    /** The newest message of the branch that the session shows. */
    async last(sessionId: string): Promise<Message | null> {
      const [message] = await list(sessionId, { last: 1 });
      return message ?? null;
    },

    /** The versions of each message, itself among them, in the order in which they were written. */
    async versions(sessionId: string, messages: readonly Message[]): Promise<Map<string, string[]>> {
      const parents = [...new Set(messages.map(({ parentId }) => parentId))];
      const named = parents.filter((parent) => parent !== null);
      const inSession = db
        .selectFrom("messages")
        .select(["id", "parentId", "position"])
        .where("sessionId", "=", sessionId);
      const rows = [
        ...(named.length === 0 ? [] : await inSession.where("parentId", "in", named).execute()),
        ...(named.length === parents.length ? [] : await inSession.where("parentId", "is", null).execute()),
      ];
      const byParent = new Map<string | null, string[]>(parents.map((parent) => [parent, []]));
      // Ordered here: asked for the order, SQLite would walk through the whole session by position.
      for (const { id, parentId } of rows.sort((one, other) => one.position - other.position))
        byParent.get(parentId ?? null)?.push(id);
      return new Map(messages.map(({ id, parentId }) => [id, byParent.get(parentId) ?? [id]]));
    },

    /** Makes the session show the branch that ends with this message. */
    async showUpTo(sessionId: string, id: string): Promise<void> {
      await show(db, sessionId, id);
    },

    /** Makes the session show the branch through this message that was written last. Gives its newest message. */
    async showThrough(sessionId: string, id: string): Promise<string> {
      return inTransaction(db, async (transaction) => {
        await lockSession(transaction, sessionId);
        const rows = await transaction
          .selectFrom("messages")
          .select(["id", "parentId"])
          .where("sessionId", "=", sessionId)
          .orderBy("position")
          .execute();
        if (!rows.some((row) => row.id === id)) throw notFound({ ko: "메시지", en: "message" }, id);
        const newestAfter = new Map(rows.map((row) => [row.parentId ?? null, row.id]));
        let leaf = id;
        for (let next = newestAfter.get(leaf); next !== undefined; next = newestAfter.get(leaf)) {
          // Each is followed once: damaged rows may follow each other in a ring.
          newestAfter.delete(leaf);
          leaf = next;
        }
        await show(transaction, sessionId, leaf);
        return leaf;
      });
    },
  };
}
