import { sql } from "kysely";
import { z } from "zod";
import { batches } from "../batches.ts";
import type { Database } from "../database.ts";
import { type Files, isHash } from "../files/files.ts";
import { newestFirst, type Page, type PageRequest, toPage } from "../paging.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type StoredDocument = Row<"documents">;

export type NewDocument = Pick<StoredDocument, "id" | "name" | "format" | "bytes" | "contentHash"> & {
  readonly url?: string | null;
  readonly passing?: StoredDocument["passing"];
};
export type DocumentChange = Partial<Omit<StoredDocument, "id" | "contentHash" | "createdAt">>;

export interface DocumentFilter extends PageRequest {
  readonly status?: StoredDocument["status"];
  readonly collection?: string | undefined;
  /** Unless it is given, pictures of conversations are among them. */
  readonly passing?: 0 | undefined;
}

/** A picture that waits in a composer has so long to be sent. */
export const unsentMs = 24 * 60 * 60 * 1000;

export function createDocumentRows(db: Database, files: Files) {
  const { read, first, all } = tables.documents;

  async function find(id: string): Promise<StoredDocument | null> {
    return first(db.selectFrom("documents").selectAll().where("id", "=", id));
  }

  async function get(id: string): Promise<StoredDocument> {
    const document = await find(id);
    if (document === null) throw missing(id);
    return document;
  }

  async function findByHash(contentHash: string): Promise<StoredDocument | null> {
    return first(db.selectFrom("documents").selectAll().where("contentHash", "=", contentHash));
  }

  return {
    find,
    get,
    findByHash,

    /** A document that stands in the lists: a picture that came with a conversation is none for whoever is outside it. */
    async getListed(id: string): Promise<StoredDocument> {
      const document = await get(id);
      if (document.passing === 1) throw missing(id);
      return document;
    },

    /** Adds a document, or gives the one that has the same content: `added` tells which. */
    async add(document: NewDocument): Promise<{ document: StoredDocument; added: boolean }> {
      const row = {
        ...document,
        url: document.url ?? null,
        passing: document.passing ?? 0,
        broughtAgainAt: null,
        locked: 0,
        status: "queued",
        pages: null,
        characters: null,
        description: null,
        error: null,
        createdAt: Date.now(),
      } as const;
      const result = await db
        .insertInto("documents")
        .values(row)
        .onConflict((conflict) => conflict.column("contentHash").doNothing())
        .executeTakeFirst();
      if (result.numInsertedOrUpdatedRows === 1n) return { document: read(row), added: true };
      const known = await findByHash(document.contentHash);
      if (known === null) throw missing(document.contentHash);
      return { document: known, added: false };
    },

    async update(id: string, change: DocumentChange): Promise<StoredDocument> {
      const set = z.encode(tables.documents.schema.partial(), change);
      const row = await db.updateTable("documents").set(set).where("id", "=", id).returningAll().executeTakeFirst();
      if (!row) throw missing(id);
      return read(row);
    },

    /** Newest first. */
    async list(filter: DocumentFilter = {}): Promise<Page<StoredDocument>> {
      let rows = newestFirst(db.selectFrom("documents").selectAll(), "createdAt", filter);
      if (filter.status !== undefined) rows = rows.where("status", "=", filter.status);
      if (filter.passing !== undefined) rows = rows.where("passing", "=", filter.passing);
      const { collection } = filter;
      if (collection !== undefined)
        rows = rows.where("id", "in", (from) =>
          from.selectFrom("collection_documents").select("documentId").where("collectionId", "=", collection),
        );
      return toPage(await all(rows), filter, (document) => ({
        at: document.createdAt,
        id: document.id,
      }));
    },

    /** Removes a document with everything of it: pages, chunks, attachments, its file. */
    async remove(id: string): Promise<void> {
      const row = await db.deleteFrom("documents").where("id", "=", id).returning("contentHash").executeTakeFirst();
      if (!row) throw missing(id);
      // A damaged row may name no file of ours; what else there is of the document goes all the same.
      if (isHash(row.contentHash)) await files.remove(row.contentHash);
    },

    /**
     * How many conversations have asked about it, or quote it after it was taken from them, and how many of these hold
     * words of it in an answer, among what is cited or was found. What they hold of its words goes with them and not with the document.
     */
    async conversations(id: string): Promise<{ count: number; quoting: number }> {
      const answers = db.selectFrom("messages").select("sessionId").where("role", "=", "assistant");
      // An inspection names the document it chose, which it need not have attached, and holds what it found in it. A tool that
      // was given the document among others names it, too, and holds nothing of it.
      const holding = [`%"documentId":"${id}"%`, `%"document":"${id}"%`];
      // One that an answer passed over is named in it, and no word of it stands there.
      const passedOver = sql`replace("parts", ${`"documentId":"${id}","read":false`}, '')`;
      const quoting = answers.where((row) => row.or(holding.map((words) => sql<boolean>`${passedOver} like ${words}`)));
      const asking = answers.where("sessionId", "in", (attached) =>
        attached.selectFrom("session_documents").select("sessionId").where("documentId", "=", id),
      );
      const all = await quoting.union(asking).execute();
      return { count: all.length, quoting: (await quoting.distinct().execute()).length };
    },

    /** Documents that came with conversations, of which none holds them any longer and which nobody has collected. */
    async leftBehind(): Promise<StoredDocument[]> {
      return all(
        db
          .selectFrom("documents")
          .selectAll()
          .where("passing", "=", 1)
          .where("id", "not in", (from) => from.selectFrom("session_documents").select("documentId"))
          .where("id", "not in", (from) => from.selectFrom("collection_documents").select("documentId")),
      );
    },

    /** Attaches documents. A picture that came with another conversation is not there, unless it may wait in a composer again. */
    async attach(sessionId: string, documentIds: readonly string[]): Promise<void> {
      const now = Date.now();
      for (const batch of batches(documentIds)) {
        const holders = db.selectFrom("session_documents").select("documentId");
        const others = await db
          .selectFrom("documents")
          .select("id")
          .where("id", "in", batch)
          .where("passing", "=", 1)
          .where((one) => one.or([one("broughtAgainAt", "is", null), one("broughtAgainAt", "<", now - unsentMs)]))
          .where("id", "in", holders)
          .where("id", "not in", holders.where("sessionId", "=", sessionId))
          .executeTakeFirst();
        if (others !== undefined) throw missing(others.id);
      }
      // Each a moment later than the one before: the first is what a contract's page is about, the second its standard.
      for (const [at, documentId] of documentIds.entries()) {
        await db
          .insertInto("session_documents")
          .values({ sessionId, documentId, attachedAt: now + at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

    async detach(sessionId: string, documentId: string): Promise<void> {
      await db
        .deleteFrom("session_documents")
        .where("sessionId", "=", sessionId)
        .where("documentId", "=", documentId)
        .execute();
    },

    /** The documents of a session, in the order in which they were attached. */
    async attached(sessionId: string): Promise<StoredDocument[]> {
      return all(
        db
          .selectFrom("session_documents")
          .innerJoin("documents", "documents.id", "session_documents.documentId")
          .selectAll("documents")
          .where("session_documents.sessionId", "=", sessionId)
          .orderBy("session_documents.attachedAt")
          .orderBy("documents.id"),
      );
    },
  };
}

function missing(id: string) {
  return notFound({ ko: "문서", en: "document" }, id);
}
