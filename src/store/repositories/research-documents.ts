import { type Database, inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type ResearchDocumentRow = Row<"research_documents">;

export type ResearchDocumentVersion = Row<"research_document_versions">;

export interface ResearchDocumentText {
  readonly title: string;
  readonly content: string;
  readonly author: ResearchDocumentVersion["author"];
}

export function createResearchDocuments(db: Database) {
  const { read, first, all } = tables.research_documents;
  const documentVersions = tables.research_document_versions;

  const find = (id: string) => first(db.selectFrom("research_documents").selectAll().where("id", "=", id));

  const list = (sessionId: string) =>
    all(
      db
        .selectFrom("research_documents")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .orderBy("position")
        .orderBy("id"),
    );

  async function keepVersion(
    transaction: Database,
    document: ResearchDocumentRow,
    author: ResearchDocumentText["author"],
  ) {
    const { id: documentId, version, title, content, updatedAt: createdAt } = document;
    await transaction
      .insertInto("research_document_versions")
      .values({ documentId, version, title, content, author, createdAt })
      .execute();
  }

  async function write(id: string, text: ResearchDocumentText): Promise<ResearchDocumentRow> {
    return inTransaction(db, async (transaction) => {
      const row = await transaction
        .updateTable("research_documents")
        .set((document) => ({
          title: text.title,
          content: text.content,
          version: document("version", "+", 1),
          updatedAt: Date.now(),
        }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw missing(id);
      await keepVersion(transaction, row, text.author);
      return read(row);
    });
  }

  return {
    find,
    list,

    /** Adds a document at the end of the notebook's panel. */
    async add(sessionId: string, text: ResearchDocumentText, id = newId("doc")): Promise<ResearchDocumentRow> {
      return inTransaction(db, async (transaction) => {
        const last = await transaction
          .selectFrom("research_documents")
          .select((select) => select.fn.max("position").as("position"))
          .where("sessionId", "=", sessionId)
          .executeTakeFirst();
        const now = Date.now();
        const { title, content } = text;
        const position = (last?.position ?? -1) + 1;
        const document = { id, sessionId, title, content, position, version: 1, createdAt: now, updatedAt: now };
        await transaction.insertInto("research_documents").values(document).execute();
        await keepVersion(transaction, document, text.author);
        return read(document);
      });
    },

    /** Writes a new version; the earlier ones stay. */
    update: write,

    /** Every version, newest first. */
    async history(id: string): Promise<ResearchDocumentVersion[]> {
      return documentVersions.all(
        db.selectFrom("research_document_versions").selectAll().where("documentId", "=", id).orderBy("version", "desc"),
      );
    },

    /** Makes an earlier version the newest one. */
    async restore(id: string, version: number): Promise<ResearchDocumentRow> {
      const row = await db
        .selectFrom("research_document_versions")
        .selectAll()
        .where("documentId", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      if (!row) throw missing(`${id} (${version})`);
      return write(id, { title: row.title, content: row.content, author: "user" });
    },

    /** Puts the named documents first, in this order; the rest follow as they were. */
    async reorder(sessionId: string, ids: readonly string[]): Promise<ResearchDocumentRow[]> {
      return inTransaction(db, async (transaction) => {
        const rest = (await createResearchDocuments(transaction).list(sessionId)).map((document) => document.id);
        const order = [...new Set([...ids.filter((id) => rest.includes(id)), ...rest])];
        for (const [position, id] of order.entries()) {
          await transaction.updateTable("research_documents").set({ position }).where("id", "=", id).execute();
        }
        return createResearchDocuments(transaction).list(sessionId);
      });
    },

    async remove(id: string): Promise<void> {
      const result = await db.deleteFrom("research_documents").where("id", "=", id).executeTakeFirst();
      if (result.numDeletedRows === 0n) throw missing(id);
    },
  };
}

function missing(id: string) {
  return notFound({ ko: "연구 문서", en: "research document" }, id);
}
