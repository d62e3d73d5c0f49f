import { createHash } from "node:crypto";
import { type Database, inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { type Files, toPieces } from "./files.ts";

/** Files as rows, where every machine that shares the database can read them. */
export function createTableFiles(db: Database): Files {
  function pieceOf(hash: string, piece: number) {
    return db
      .selectFrom("file_pieces")
      .select("data")
      .where("hash", "=", hash)
      .where("piece", "=", piece)
      .executeTakeFirst();
  }

  async function* read(hash: string): AsyncGenerator<Uint8Array> {
    for (let piece = 0; ; piece += 1) {
      const row = await pieceOf(hash, piece);
      if (!row && piece === 0) throw notFound({ ko: "파일", en: "file" }, hash);
      if (!row) return;
      yield row.data;
    }
  }

  return {
    async put(content) {
      return inTransaction(db, async (transaction) => {
        const draft = newId("draft");
        const hash = createHash("sha256");
        let bytes = 0;
        let pieces = 0;
        const write = (data: Uint8Array) =>
          transaction.insertInto("file_pieces").values({ hash: draft, piece: pieces++, data }).execute();
        for await (const piece of toPieces(content)) {
          hash.update(piece);
          bytes += piece.length;
          await write(piece);
        }
        // A file of no bytes is still a file.
        if (pieces === 0) await write(new Uint8Array());
        const name = hash.digest("hex");
        await transaction.deleteFrom("file_pieces").where("hash", "=", name).execute();
        await transaction.updateTable("file_pieces").set({ hash: name }).where("hash", "=", draft).execute();
        return { hash: name, bytes };
      });
    },
    has: async (hash) => (await pieceOf(hash, 0)) !== undefined,
    async get(hash) {
      const pieces: Uint8Array[] = [];
      for await (const piece of read(hash)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    read,
    async *list() {
      let after = "";
      for (;;) {
        const row = await db
          .selectFrom("file_pieces")
          .select("hash")
          .where("hash", ">", after)
          .orderBy("hash")
          .limit(1)
          .executeTakeFirst();
        if (!row) return;
        after = row.hash;
        yield row.hash;
      }
    },
    async remove(hash) {
      await db.deleteFrom("file_pieces").where("hash", "=", hash).execute();
    },
  };
}
