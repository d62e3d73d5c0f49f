import { z } from "zod";
import type { Database } from "../database.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { type Row, tables } from "../tables.ts";

export type WatchedFolderRow = Row<"watched_folders">;

export type WatchedFile = Row<"watched_files">;

export function createWatchedFolders(db: Database) {
  const { read, all } = tables.watched_folders;
  const watchedFiles = tables.watched_files;

  async function get(id: string): Promise<WatchedFolderRow> {
    const row = await db.selectFrom("watched_folders").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw notFound({ ko: "살피는 폴더", en: "watched folder" }, id);
    return read(row);
  }

  return {
    get,

    async list(): Promise<WatchedFolderRow[]> {
      return all(db.selectFrom("watched_folders").selectAll().orderBy("createdAt").orderBy("id"));
    },

    /** Adds a folder, or gives the one that has this path, switched on; its documents go into the collection that is named. */
    async add(path: string, collectionId: string | null = null): Promise<WatchedFolderRow> {
      const row = { id: newId("folder"), path, isOn: 1, collectionId, createdAt: Date.now() };
      const change = collectionId === null ? { isOn: 1 } : { isOn: 1, collectionId };
      await db
        .insertInto("watched_folders")
        .values(row)
        .onConflict((conflict) => conflict.column("path").doUpdateSet(change))
        .execute();
      const kept = await db
        .selectFrom("watched_folders")
        .selectAll()
        .where("path", "=", path)
        .executeTakeFirstOrThrow();
      return read(kept);
    },

    async turn(id: string, isOn: boolean): Promise<WatchedFolderRow> {
      await get(id);
      await db
        .updateTable("watched_folders")
        .set({ isOn: isOn ? 1 : 0 })
        .where("id", "=", id)
        .execute();
      return await get(id);
    },

    async remove(id: string): Promise<void> {
      await get(id);
      await db.deleteFrom("watched_files").where("folderId", "=", id).execute();
      await db.deleteFrom("watched_folders").where("id", "=", id).execute();
    },

    async files(folderId: string): Promise<WatchedFile[]> {
      return watchedFiles.all(
        db.selectFrom("watched_files").selectAll().where("folderId", "=", folderId).orderBy("path"),
      );
    },

    async putFile(file: WatchedFile): Promise<void> {
      const row = z.encode(tables.watched_files.schema, file);
      const { hash, documentId, isOwn, error } = row;
      await db
        .insertInto("watched_files")
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(["folderId", "path"]).doUpdateSet({ hash, documentId, isOwn, error }),
        )
        .execute();
    },

    async removeFile(folderId: string, path: string): Promise<void> {
      await db.deleteFrom("watched_files").where("folderId", "=", folderId).where("path", "=", path).execute();
    },

    /** Whether a document came with a file of a folder. */
    async owns(documentId: string): Promise<boolean> {
      const row = await db
        .selectFrom("watched_files")
        .select("path")
        .where("documentId", "=", documentId)
        .where("isOwn", "=", 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The document stays when its files go. */
    async disown(documentId: string): Promise<void> {
      await db.updateTable("watched_files").set({ isOwn: 0 }).where("documentId", "=", documentId).execute();
    },

    /** The files of any folder that are this document. */
    async holders(documentId: string): Promise<Pick<WatchedFile, "folderId" | "path">[]> {
      return await db
        .selectFrom("watched_files")
        .select(["folderId", "path"])
        .where("documentId", "=", documentId)
        .execute();
    },
  };
}
