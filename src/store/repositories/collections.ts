import { type Collection, type CollectionScope, collectionScopeSchema, type JihwiError } from "#protocol";
import { batches } from "../batches.ts";
import { type Database, inTransaction } from "../database.ts";
import { storeFailure } from "../failure.ts";
import { newId } from "../ids.ts";
import { notFound } from "../rows.ts";
import { tables } from "../tables.ts";

/** What is put into a collection and taken out of it; `documents` is all that it holds from then on. */
export interface CollectionChange {
  readonly documents?: readonly string[] | undefined;
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

export function createCollections(db: Database) {
  const { read } = tables.collections;

  async function counted(ids?: readonly string[]): Promise<Collection[]> {
    let rows = db
      .selectFrom("collections")
      .selectAll()
      .select((from) =>
        from
          .selectFrom("collection_documents")
          .whereRef("collectionId", "=", "collections.id")
          .select(({ fn }) => fn.countAll().as("documents"))
          .as("documents"),
      );
    if (ids !== undefined) rows = rows.where("id", "in", ids);
    return (await rows.orderBy("name").execute()).map(({ documents, ...row }) => ({
      ...read(row),
      documents: Number(documents),
    }));
  }

  async function get(id: string): Promise<Collection> {
    const [collection] = await counted([id]);
    if (collection === undefined) throw missing(id);
    return collection;
  }

  /** A name leads to one collection, however it is cased. */
  async function refuseTaken(name: string, but?: string): Promise<void> {
    const taken = await find(name);
    if (taken !== null && taken.id !== but) throw nameTaken(taken.name);
  }

  /** By its name or its id. */
  async function find(named: string): Promise<Collection | null> {
    const all = await counted();
    return all.find(({ id }) => id === named) ?? all.find(({ name }) => folded(name) === folded(named)) ?? null;
  }

  return {
    /** By name. */
    list: () => counted(),
    get,

    /** By its name or its id; one that is not there is an error. */
    async named(name: string): Promise<Collection> {
      const found = await find(name);
      if (found === null) throw missing(name);
      return found;
    },

    async add(name: string): Promise<Collection> {
      await refuseTaken(name);
      const row = { id: newId("collection"), name, createdAt: Date.now(), updatedAt: Date.now() };
      await db.insertInto("collections").values(row).execute();
      return { ...row, documents: 0 };
    },

    async rename(id: string, name: string): Promise<Collection> {
      await refuseTaken(name, id);
      await db.updateTable("collections").set({ name, updatedAt: Date.now() }).where("id", "=", id).execute();
      return get(id);
    },

    /** Its documents stay. */
    async remove(id: string): Promise<void> {
      const { numDeletedRows } = await db.deleteFrom("collections").where("id", "=", id).executeTakeFirst();
      if (numDeletedRows === 0n) throw missing(id);
    },

    /** Puts documents in and takes others out. */
    put: (id: string, { documents, add = [], remove = [] }: CollectionChange): Promise<void> =>
      inTransaction(db, async (inside) => {
        const held = await inside
          .updateTable("collections")
          .set({ updatedAt: Date.now() })
          .where("id", "=", id)
          .executeTakeFirst();
        if (held.numUpdatedRows === 0n) throw missing(id);
        const leaving = inside.deleteFrom("collection_documents").where("collectionId", "=", id);
        if (documents !== undefined) await leaving.execute();
        for (const batch of batches(remove)) await leaving.where("documentId", "in", batch).execute();
        for (const batch of batches([...(documents ?? []), ...add])) {
          const known = await inside.selectFrom("documents").select("id").where("id", "in", batch).execute();
          const unknown = batch.find((one) => !known.some((row) => row.id === one));
          if (unknown !== undefined) throw notFound({ ko: "문서", en: "document" }, unknown);
          await inside
            .insertInto("collection_documents")
            .values([...new Set(batch)].map((documentId) => ({ collectionId: id, documentId })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          // A picture of a conversation that somebody collects is a document.
          await inside.updateTable("documents").set({ passing: 0 }).where("id", "in", batch).execute();
        }
      }),

    /** What a conversation may ask by its settings, as far as it is still there: what is gone widens nothing. */
    async scopeOf({ collections }: Readonly<Record<string, unknown>>): Promise<CollectionScope> {
      const kept = collectionScopeSchema.safeParse(collections).data ?? "all";
      if (kept === "all") return kept;
      const there = new Set((await counted(kept)).map(({ id }) => id));
      return kept.filter((id) => there.has(id));
    },

    /** Which collections each of these documents is in. */
    async holding(documentIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
      const holders = new Map<string, string[]>(documentIds.map((id) => [id, []]));
      for (const batch of batches(documentIds)) {
        const rows = await db
          .selectFrom("collection_documents")
          .selectAll()
          .where("documentId", "in", batch)
          .orderBy("collectionId")
          .execute();
        for (const { documentId, collectionId } of rows) holders.get(documentId)?.push(collectionId);
      }
      return holders;
    },

    /** The ids of the documents that have been read and may be asked: of all those that are not `leftOut`, of collections every one. */
    async askable(scope: CollectionScope, leftOut: readonly string[]): Promise<string[]> {
      let rows = db.selectFrom("documents").select("id").where("status", "=", "ready");
      if (scope === "all") {
        // A picture that came with a conversation is that conversation's.
        rows = rows.where("passing", "=", 0);
        const ids = (await rows.execute()).map(({ id }) => id);
        return ids.filter((id) => !leftOut.includes(id));
      }
      if (scope.length === 0) return [];
      rows = rows.where("id", "in", (from) =>
        from.selectFrom("collection_documents").select("documentId").where("collectionId", "in", scope),
      );
      return (await rows.execute()).map(({ id }) => id);
    },
  };
}

const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();

function missing(id: string) {
  return notFound({ ko: "문서함", en: "collection" }, id);
}

function nameTaken(name: string): JihwiError {
  return storeFailure("collection-name-taken", { name });
}
