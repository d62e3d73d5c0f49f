import type { Kysely } from "kysely";
import { z } from "zod";
import { inTransaction } from "../dialects/dialect.ts";
import { jsonText, notFound, readRow } from "../rows.ts";
import type { Tables } from "../tables.ts";

/** A part is what the AI SDK says it is; of its many shapes the store knows only that each has a type. */
const messagePartSchema = z.looseObject({ type: z.string() });

export const messageSchema = z.object({
  sessionId: z.string(),
  id: z.string(),
  position: z.number().int(),
  role: z.enum(["user", "assistant"]),
  parts: jsonText(z.array(messagePartSchema)),
  metadata: jsonText(z.record(z.string(), z.unknown()).nullable()),
  /** What a person reads of it, for search and summaries. */
  text: z.string(),
  turnId: z.string().nullable(),
  createdAt: z.number(),
});
export type Message = z.output<typeof messageSchema>;

export interface NewMessage {
  readonly id: string;
  readonly role: Message["role"];
  /** Message parts of the AI SDK, of whatever message type. */
  readonly parts: readonly { readonly type: string }[];
  readonly text: string;
  readonly metadata?: object | null;
  readonly turnId?: string | null;
}

export type Messages = ReturnType<typeof createMessages>;

export function createMessages(db: Kysely<Tables>) {
  /** Holds the session's row to the end of the transaction, so that two appends cannot take the same position. */
  async function touchSession(transaction: Kysely<Tables>, sessionId: string): Promise<void> {
    const result = await transaction
      .updateTable("sessions")
      .set({ updatedAt: Date.now() })
      .where("id", "=", sessionId)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw notFound({ ko: "대화", en: "session" }, sessionId);
  }

  async function insertAt(transaction: Kysely<Tables>, sessionId: string, position: number, message: NewMessage) {
    const row = {
      sessionId,
      id: message.id,
      position,
      role: message.role,
      parts: JSON.stringify(message.parts),
      metadata: JSON.stringify(message.metadata ?? null),
      text: message.text,
      turnId: message.turnId ?? null,
      createdAt: Date.now(),
    };
    await transaction.insertInto("messages").values(row).execute();
    return readRow("messages", messageSchema, row);
  }

  async function nextPosition(transaction: Kysely<Tables>, sessionId: string): Promise<number> {
    const row = await transaction
      .selectFrom("messages")
      .select((select) => select.fn.max("position").as("position"))
      .where("sessionId", "=", sessionId)
      .executeTakeFirst();
    return row?.position === null || row?.position === undefined ? 0 : row.position + 1;
  }

  return {
    async append(sessionId: string, message: NewMessage): Promise<Message> {
      return inTransaction(db, async (transaction) => {
        await touchSession(transaction, sessionId);
        return insertAt(transaction, sessionId, await nextPosition(transaction, sessionId), message);
      });
    },

    /** In order; `from` leaves out what comes before that position, `last` keeps only so many of the newest. */
    async list(sessionId: string, range: { from?: number; last?: number } = {}): Promise<Message[]> {
      const newestFirst = range.last !== undefined;
      let rows = db
        .selectFrom("messages")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .orderBy("position", newestFirst ? "desc" : "asc");
      if (range.from !== undefined) rows = rows.where("position", ">=", range.from);
      if (range.last !== undefined) rows = rows.limit(range.last);
      const messages = (await rows.execute()).map((row) => readRow("messages", messageSchema, row));
      return newestFirst ? messages.reverse() : messages;
    },

    async last(sessionId: string): Promise<Message | null> {
      const [message] = await this.list(sessionId, { last: 1 });
      return message ?? null;
    },

    async find(sessionId: string, id: string): Promise<Message | null> {
      const row = await db
        .selectFrom("messages")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? readRow("messages", messageSchema, row) : null;
    },

    /** Puts these messages in the place of all from a position on: a message was edited, or its answer made anew. */
    async replaceFrom(sessionId: string, position: number, messages: readonly NewMessage[]): Promise<Message[]> {
      return inTransaction(db, async (transaction) => {
        await touchSession(transaction, sessionId);
        await transaction
          .deleteFrom("messages")
          .where("sessionId", "=", sessionId)
          .where("position", ">=", position)
          .execute();
        const start = await nextPosition(transaction, sessionId);
        const written: Message[] = [];
        for (const [index, message] of messages.entries()) {
          written.push(await insertAt(transaction, sessionId, start + index, message));
        }
        return written;
      });
    },
  };
}
