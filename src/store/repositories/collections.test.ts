import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";
import type { Store } from "../open-store.ts";

async function withDocuments(store: Store, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const file = { id: name, name: `${name}.txt`, format: "txt", bytes: 1, contentHash: `hash-${name}` };
    const { document } = await store.documents.add(file);
    ids.push((await store.documents.update(document.id, { status: "ready" })).id);
  }
  return ids;
}

describeStores("collections", (stores) => {
  test("a document is in as many collections as one likes, and stays when they go", async (t) => {
    const store = await stores.open(t);
    await withDocuments(store, ["a", "b", "c"]);
    const leave = await store.collections.add("휴가");
    const travel = await store.collections.add("출장");
    await store.collections.put(leave.id, { add: ["a", "b", "b"] });
    await store.collections.put(travel.id, { add: ["b"] });
    assert.deepEqual(
      (await store.collections.list()).map(({ name, documents }) => [name, documents]),
      [
        ["출장", 1],
        ["휴가", 2],
      ],
    );
    assert.deepEqual([...(await store.collections.holding(["b"]))], [["b", [leave.id, travel.id].sort()]]);
    await store.collections.put(leave.id, { documents: ["c"] });
    assert.deepEqual(
      (await store.documents.list({ collection: leave.id })).items.map(({ id }) => id),
      ["c"],
    );
    await store.collections.put(leave.id, { documents: ["c"], add: ["b"] });
    assert.equal(
      (await store.collections.get(leave.id)).documents,
      2,
      "what is put in beside the whole is not instead of it",
    );
    await store.collections.put(leave.id, { add: ["a"], remove: ["b", "c"] });
    await store.documents.remove("a");
    assert.equal((await store.collections.get(leave.id)).documents, 0);
    await store.collections.remove(travel.id);
    assert.equal((await store.documents.get("b")).id, "b");
    await assert.rejects(store.collections.get(travel.id), { code: "not-found" });
  });

  test("what may be asked: everything but what is left out, or collections, of what has been read", async (t) => {
    const store = await stores.open(t);
    await withDocuments(store, ["a", "b", "c"]);
    await store.documents.add({ id: "d", name: "d.txt", format: "txt", bytes: 1, contentHash: "hash-d" });
    const { id } = await store.collections.add("모음");
    await store.collections.put(id, { documents: ["c", "d"] });
    assert.deepEqual((await store.collections.askable("all", ["c"])).sort(), ["a", "b"]);
    assert.deepEqual(await store.collections.askable([id], ["c"]), ["c"]);
    assert.deepEqual(await store.collections.askable([], []), []);
    assert.deepEqual(await store.collections.scopeOf({ collections: [id, "gone"] }), [id]);
    assert.equal(await store.collections.scopeOf({}), "all");
  });

  test("a name leads to one collection, and what is not there is refused", async (t) => {
    const store = await stores.open(t);
    await withDocuments(store, ["a"]);
    const { id } = await store.collections.add("Contracts");
    await assert.rejects(store.collections.add("contracts"), { code: "conflict" });
    assert.equal((await store.collections.rename(id, "contracts")).name, "contracts");
    assert.equal((await store.collections.named(" CONTRACTS ")).id, id);
    await assert.rejects(store.collections.named("other"), { code: "not-found" });
    await assert.rejects(store.collections.put(id, { add: ["a", "gone"] }), { code: "not-found" });
    assert.equal((await store.collections.get(id)).documents, 0);
    await assert.rejects(store.collections.put("gone", { add: ["a"] }), { code: "not-found" });
    const folder = await store.watchedFolders.add("/문서", id);
    await store.collections.remove(id);
    assert.equal((await store.watchedFolders.get(folder.id)).collectionId, null);
  });
});
