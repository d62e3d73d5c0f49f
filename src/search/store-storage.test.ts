import assert from "node:assert/strict";
import { it, type TestContext } from "node:test";
import type { Store } from "#store";
import { describeStores } from "#store/testing";
import { createMemoryStorage } from "../../test/beds/search/memory-storage.ts";
import { createSearch } from "./create-search.ts";
import type { IndexedChunk } from "./index/storage.ts";
import { createStoreStorage, titledChunk } from "./store-storage.ts";

const subjects = [
  "임대차",
  "매매",
  "도급",
  "위임",
  "고용",
  "라이선스 license",
  "비밀유지",
  "손해배상",
  "계약해지",
  "위약금",
];
const sentence = (at: number) =>
  `제${at}조(${subjects[at % 10]}) 당사자는 ${subjects[(at * 7) % 10]}에 관하여 ${at % 13}개월 안에 ${subjects[(at * 3) % 10]}을 서면으로 통지한다.`;

/** Documents and chunks as the library writes them. */
async function fill(store: Store, name: string, count: number): Promise<IndexedChunk[]> {
  const id = `document-${name}`;
  await store.documents.add({ id, name: `${name}.pdf`, format: "pdf", bytes: 1, contentHash: name });
  const texts = Array.from({ length: count }, (_, at) => `${sentence(at)} ${name} ${sentence(at + 3)}`);
  const chunks = await store.chunks.replace(
    id,
    texts.map((text, ordinal) => ({
      ordinal,
      page: 1 + (ordinal >> 2),
      start: 0,
      end: text.length,
      text,
      headings: [subjects[ordinal % 10] ?? ""],
    })),
  );
  return chunks.map((chunk) => titledChunk(`${name}.pdf`, chunk));
}

function searchIn(store: Store, test: TestContext) {
  const search = createSearch({ storage: createStoreStorage(store) });
  test.after(() => search.close());
  return search;
}

describeStores("search in the store", (stores) => {
  it("ranks exactly as the index in memory does", async (test) => {
    const store = await stores.open(test);
    const search = searchIn(store, test);
    const memory = createMemoryStorage();
    const reference = createSearch({ storage: memory });
    test.after(() => reference.close());
    for (const name of ["갑", "을", "병"]) {
      const chunks = await fill(store, name, 40);
      memory.addChunks(chunks);
      await search.add(`document-${name}`, chunks);
      await reference.add(`document-${name}`, chunks);
    }
    for (const query of ["손해배상 통지", "제5조", "license 위약금 3개월", "도급은 무엇인가"]) {
      const hits = await search.search(query);
      assert.ok(hits.length > 0, query);
      assert.deepEqual(hits, await reference.search(query), query);
    }
  });

  it("finds after a restart what was added before it", async (test) => {
    const store = await stores.open(test);
    await searchIn(store, test).add("document-갑", await fill(store, "갑", 12));
    const hits = await searchIn(store, test).search("제7조", { documents: ["document-갑"] });
    assert.match(hits[0]?.text ?? "", /제7조/);
  });

  it("forgets a removed document, and what a dead process left unfinished", async (test) => {
    const store = await stores.open(test);
    const search = searchIn(store, test);
    const abandoned = await store.searchIndex.begin();
    await store.searchIndex.append(abandoned, 0, [new Uint8Array([1])]);
    for (const name of ["갑", "을"]) await search.add(`document-${name}`, await fill(store, name, 8));
    await search.remove("document-갑");
    assert.deepEqual(await search.search("갑", { documents: ["document-갑"] }), []);
    assert.ok((await search.search("을", { documents: ["document-을"] })).length > 0);
    await store.searchIndex.sweep(Date.now() + 1);
    assert.equal((await store.searchIndex.blocks(abandoned, [0])).size, 0);
  });

  it("lets two processes write at once and loses nothing", async (test) => {
    const store = await stores.open(test);
    const [one, other] = [searchIn(store, test), searchIn(store, test)];
    const names = Array.from({ length: 24 }, (_, at) => `문서${at}`);
    const filled = new Map<string, IndexedChunk[]>();
    for (const name of names) filled.set(name, await fill(store, name, 2));
    await Promise.all(names.map((name, at) => (at % 2 ? one : other).add(`document-${name}`, filled.get(name) ?? [])));
    assert.equal((await one.search("당사자", { k: 100 })).length, 48);
    assert.deepEqual(await one.search("당사자", { k: 100 }), await other.search("당사자", { k: 100 }));
  });

  it("keeps the vectors of many documents, of all or of some", async (test) => {
    const store = await stores.open(test);
    const names = Array.from({ length: 40 }, (_, at) => `문서${at}`);
    for (const name of names) {
      await fill(store, name, 1);
      const documentId = `document-${name}`;
      const piece = { documentId, model: "m", chunks: 1, data: new Uint8Array([1, 2]) };
      await store.searchIndex.putVectors(documentId, [piece, piece]);
    }
    const read = async (documents: string[] | null) => {
      const found = [];
      for await (const piece of store.searchIndex.vectors(documents)) found.push(piece);
      return found;
    };
    assert.equal((await read(null)).length, 80);
    assert.deepEqual(
      (await read(["document-문서7"])).map(({ documentId, data }) => [documentId, [...data]]),
      [
        ["document-문서7", [1, 2]],
        ["document-문서7", [1, 2]],
      ],
    );
    const has = (name: string, model: string) => store.searchIndex.hasVectors(`document-${name}`, model);
    assert.deepEqual([await has("문서7", "m"), await has("문서7", "other")], [true, false]);
    await store.searchIndex.removeVectors("document-문서7");
    assert.equal(await has("문서7", "m"), false);
  });

  it("refuses to merge what has changed since it was read", async (test) => {
    const store = await stores.open(test);
    await searchIn(store, test).add("document-갑", await fill(store, "갑", 2));
    const [state] = await store.searchIndex.segments();
    assert.ok(state);
    assert.equal(await store.searchIndex.setRemoved(state, ["document-갑"]), true);
    assert.equal(await store.searchIndex.exchange([state], []), false);
    assert.equal((await store.searchIndex.segments()).length, 1);
  });
});
