import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Database, inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { type Files, toPieces } from "./files.ts";

/** Files as rows, where every machine that shares the database can read them. */
export function createTableFiles(db: Database): Files {
  /** How long each piece of a file is: its database tells that without reading the piece. */
  async function piecesOf(hash: string) {
    const pieces = await db
      .selectFrom("file_pieces")
      .select(["piece", sql<number>`octet_length(data)`.as("bytes")])
      .where("hash", "=", hash)
      .orderBy("piece")
      .execute();
    if (pieces.length === 0) throw missing(hash);
    return pieces;
  }

  async function* read(hash: string, { start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) {
    let at = 0;
    for (const { piece, bytes } of await piecesOf(hash)) {
      if (at < end && at + bytes > start) {
        const { data } = await db
          .selectFrom("file_pieces")
          .select("data")
          .where("hash", "=", hash)
          .where("piece", "=", piece)
          .executeTakeFirstOrThrow(() => missing(hash));
        yield data.subarray(Math.max(0, start - at), end - at);
      }
      at += bytes;
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
    async has(hash) {
      const query = db.selectFrom("file_pieces").select("piece").where("hash", "=", hash).where("piece", "=", 0);
      return (await query.executeTakeFirst()) !== undefined;
    },
    size: async (hash) => (await piecesOf(hash)).reduce((sum, { bytes }) => sum + bytes, 0),
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

function missing(hash: string) {
  return notFound({ ko: "파일", en: "file" }, hash);
}
