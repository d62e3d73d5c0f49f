import { sql } from "kysely";
import { z } from "zod";
import { type Database, inTransaction } from "../database.ts";
import { newestFirst, type Page, type PageRequest, toPage } from "../paging.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type SessionRow = Row<"sessions">;

export interface NewSession {
  readonly id: string;
  readonly agent: string;
  readonly title?: string;
  readonly language?: SessionRow["language"];
  readonly settings?: SessionRow["settings"];
}

export interface SessionFilter extends PageRequest {
  readonly agent?: string;
  /** Words that stand in the title or in a message. */
  readonly query?: string;
  readonly folder?: string;
  readonly pinned?: boolean;
}

const changeable = { title: true, language: true } as const;
const backgroundPrefix = "background:";

export function createSessions(db: Database) {
  const { read, first, all } = tables.sessions;
  const find = (id: string) => first(db.selectFrom("sessions").selectAll().where("id", "=", id));

  async function get(id: string): Promise<SessionRow> {
    const session = await find(id);
    if (session === null) throw missing(id);
    return session;
  }

  /** Writes what follows from a row, while nobody else writes it. */
  async function changeHeld(
    id: string,
    change: (session: SessionRow) => Partial<Pick<SessionRow, "title" | "summary" | "settings">>,
  ): Promise<void> {
    await inTransaction(db, async (transaction) => {
      // Written as it is, the row is held to the end of the transaction.
      const row = await transaction
        .updateTable("sessions")
        .set((session) => ({ settings: session.ref("settings") }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw missing(id);
      const changed = change(read(row));
      if (Object.keys(changed).length === 0) return;
      const set = z.encode(
        tables.sessions.schema.pick({ title: true, summary: true, settings: true }).partial(),
        changed,
      );
      await transaction.updateTable("sessions").set(set).where("id", "=", id).execute();
    });
  }

  function insert(session: NewSession) {
    const now = Date.now();
    const whole: SessionRow = {
      title: "",
      summary: null,
      language: null,
      settings: {},
      pinned: 0,
      folder: null,
      leafId: null,
      ...session,
      createdAt: now,
      updatedAt: now,
    };
    return db.insertInto("sessions").values(z.encode(tables.sessions.schema, whole));
  }

  return {
    find,
    get,

    async create(session: NewSession): Promise<SessionRow> {
      await insert(session).execute();
      return get(session.id);
    },

    /** The session with this id, made now if it is not there: a client may name a session before its first message. */
    async ensure(session: NewSession): Promise<SessionRow> {
      await insert(session)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return get(session.id);
    },

    /** What the runs of a room that answer no message are kept under. It is in no list of conversations. */
    async ensureBackground(room: string): Promise<SessionRow> {
      return this.ensure({ id: `${backgroundPrefix}${room}`, agent: room });
    },

    /** Newest first. */
    async list(filter: SessionFilter = {}): Promise<Page<SessionRow>> {
      let rows = newestFirst(db.selectFrom("sessions").selectAll(), "updatedAt", filter);
      rows = rows.where("id", "not like", `${backgroundPrefix}%`);
      if (filter.agent !== undefined) rows = rows.where("agent", "=", filter.agent);
      if (filter.folder !== undefined) rows = rows.where("folder", "=", filter.folder);
      if (filter.pinned !== undefined) rows = rows.where("pinned", "=", filter.pinned ? 1 : 0);
      if (filter.query !== undefined && filter.query.trim() !== "") {
        const pattern = containing(filter.query);
        rows = rows.where((at) =>
          at.or([
            like("sessions.title", pattern),
            at.exists(
              at
                .selectFrom("messages")
                .select("messages.id")
                .whereRef("messages.sessionId", "=", "sessions.id")
                .where(like("messages.text", pattern)),
            ),
          ]),
        );
      }
      const sessions = await all(rows);
      return toPage(sessions, filter, (session) => ({ at: session.updatedAt, id: session.id }));
    },

    async update(
      id: string,
      change: Partial<Pick<SessionRow, "title" | "language" | "pinned" | "folder">>,
    ): Promise<SessionRow> {
      const set = z.encode(
        // Without the defaults of the row: what is not named here stays as it is.
        tables.sessions.schema
          .pick(changeable)
          .extend({ pinned: z.literal([0, 1]), folder: z.string().nullable() })
          .partial(),
        change,
      );
      // Pinning and sorting into folders are no news: the session keeps its place in time.
      const isNews = change.title !== undefined;
      const result = await db
        .updateTable("sessions")
        .set((session) => ({ ...set, updatedAt: isNews ? Date.now() : session.ref("updatedAt") }))
        .where("id", "=", id)
        .executeTakeFirst();
      if (result.numUpdatedRows === 0n) throw missing(id);
      return get(id);
    },

    /** Changes some settings and leaves the others as they are, also those that somebody else changes meanwhile. */
    async changeSettings(
      id: string,
      change: (settings: SessionRow["settings"]) => SessionRow["settings"],
    ): Promise<void> {
      await changeHeld(id, ({ settings }) => ({ settings: change(settings) }));
    },

    /** A title that nobody gave: it takes the place of an empty one or of another such, never of a person's. */
    async suggestTitle(id: string, title: string): Promise<void> {
      await changeHeld(id, (session) => {
        const mayChange = session.title === "" || session.title === session.settings.suggestedTitle;
        return mayChange ? { title, settings: { ...session.settings, suggestedTitle: title } } : {};
      });
    },

    /** The summary now goes up to another message, unless somebody has gone on with it since it went up to `from`. */
    async goOnWithSummary(
      id: string,
      { from, upTo, summary }: { readonly from: unknown; readonly upTo: string; readonly summary: string },
    ): Promise<void> {
      await changeHeld(id, ({ settings }) =>
        settings.summaryUpTo === from ? { summary, settings: { ...settings, summaryUpTo: upTo } } : {},
      );
    },

    /** The folders that sessions are in. */
    async folders(agent?: string): Promise<string[]> {
      let rows = db.selectFrom("sessions").select("folder").distinct().where("folder", "is not", null);
      if (agent !== undefined) rows = rows.where("agent", "=", agent);
      return (await rows.orderBy("folder").execute()).flatMap(({ folder }) => folder ?? []);
    },

    /** Removes a session and everything of it: messages, turns, journals, research documents, memory. */
    async remove(id: string): Promise<void> {
      const result = await db.deleteFrom("sessions").where("id", "=", id).executeTakeFirst();
      if (result.numDeletedRows === 0n) throw missing(id);
    },
  };
}

function missing(id: string) {
  return notFound({ ko: "대화", en: "session" }, id);
}

/** A pattern that matches the words themselves: `%` and `_` in them mean nothing. */
function containing(words: string): string {
  return `%${words
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&")}%`;
}

function like(column: string, pattern: string) {
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
