import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { createMemoryStorage } from "../../../test/beds/search/memory-storage.ts";
import { createSearch } from "../create-search.ts";
import type { IndexedChunk, IndexStorage } from "../index/storage.ts";
import type { Embedder } from "./embedder.ts";
import { fuse } from "./fuse.ts";
import { cosines, decodeVectors, encodeVectors, unitVector } from "./vector-piece.ts";

/** Knows which words mean the same, in Korean and in English: one dimension a meaning. */
const meanings = [
  /비가|우산|폭우|빗물/,
  /의사|약을|병원|알약/,
  /월급|급여|임금|pay|salary|wage/,
  /기차|열차/,
  /빌린|세입자|임대|임차/,
  /강아지|애완견/,
  /시험|불합격/,
  /법이|국회|개정안|의회/,
  /해고|해직|dismiss|fired/,
];
const understanding = (id = "fake:multilingual"): Embedder => ({
  id,
  embed: async (texts) =>
    texts.map((text) => Float32Array.from(meanings, (meaning) => (meaning.test(text) ? 1 : 0.01))),
});
/** Like an English model on Korean: vectors come out, but they follow the spelling. */
const spelling = (id = "fake:english"): Embedder => ({
  id,
  embed: async (texts) =>
    texts.map((text) => {
      const vector = new Float32Array(16);
      for (const letter of text)
        vector[(letter.codePointAt(0) ?? 0) % 16] = (vector[(letter.codePointAt(0) ?? 0) % 16] ?? 0) + 1;
      return vector;
    }),
});

const texts = [
  "근로자의 급여는 매월 25일에 지급한다.",
  "회의실은 예약한 뒤에 쓴다.",
  "The employee is dismissed after three warnings.",
];
const chunks: IndexedChunk[] = texts.map((text, at) => ({
  id: at + 1,
  documentId: `d${at}`,
  page: at + 1,
  start: 0,
  end: text.length,
  text,
  title: "",
}));

async function searchWith(test: TestContext, embedder: Embedder, storage: IndexStorage = filled(), more = {}) {
  const search = createSearch({ storage, embedder: () => embedder, ...more });
  test.after(() => search.close());
  for (const chunk of chunks) await search.add(chunk.documentId, [chunk]);
  return search;
}
function filled() {
  const storage = createMemoryStorage();
  storage.addChunks(chunks);
  return storage;
}

async function embeddedChunks(storage: ReturnType<typeof createMemoryStorage>): Promise<number> {
  let count = 0;
  for await (const { chunks } of storage.vectors(null)) count += chunks;
  return count;
}

describe("search by meaning", () => {
  it("finds what is said in other words", async (test) => {
    const search = await searchWith(test, understanding());
    assert.equal((await search.search("월급날"))[0]?.documentId, "d0");
    assert.equal((await search.search("해직"))[0]?.documentId, "d2");
  });

  it("never lets a model that does not understand Korean rank it", async (test) => {
    const search = await searchWith(test, spelling());
    assert.deepEqual(await search.search("월급날"), []);
    assert.ok((await search.search("dismissal of an employee")).every(({ documentId }) => documentId === "d2"));
  });

  it("stays within the documents and pages it is given", async (test) => {
    const search = await searchWith(test, understanding());
    assert.deepEqual(
      await search.search("월급날", { documents: ["d1"], k: 1 }).then((hits) => hits.map((hit) => hit.documentId)),
      ["d1"],
    );
    assert.deepEqual(await search.search("월급날", { pages: { from: 9, to: 9 } }), []);
  });

  it("uses no vectors of another model, and makes them anew", async (test) => {
    const storage = filled();
    await searchWith(test, understanding("fake:old"), storage);
    let chosen: Embedder | null = understanding("fake:new");
    const search = createSearch({ storage, embedder: () => chosen });
    test.after(() => search.close());
    assert.deepEqual(await search.search("월급날"), []);
    for (const chunk of chunks) await search.embedMissing(chunk.documentId, async () => [chunk]);
    await search.embedMissing("d0", () => assert.fail("it has vectors of this model"));
    assert.equal(await embeddedChunks(storage), 3);
    assert.equal((await search.search("월급날"))[0]?.documentId, "d0");
    chosen = null;
    assert.deepEqual(await search.search("월급날"), []);
  });

  it("looks whether a document is embedded without reading vectors, and once where the model speaks none of it", async (test) => {
    const storage = filled();
    const search = await searchWith(test, spelling(), {
      ...storage,
      vectors: () => assert.fail("vectors are many megabytes"),
    });
    for (const { documentId } of chunks) await search.embedMissing(documentId, () => assert.fail("it was done"));
    assert.equal(await embeddedChunks(storage), 1, "Korean stays without vectors");
  });

  it("goes on by words, and says so, when the model fails", async (test) => {
    const failures: unknown[] = [];
    const broken: Embedder = { id: "fake:down", embed: () => Promise.reject(new Error("503")) };
    const search = await searchWith(test, broken, filled(), {
      onEmbedderFailure: (thrown: unknown) => failures.push(thrown),
    });
    failures.length = 0;
    assert.equal((await search.search("급여 지급"))[0]?.documentId, "d0");
    assert.equal(failures.length, 1);
  });

  it("forgets the vectors of a removed document", async (test) => {
    const storage = filled();
    const search = await searchWith(test, understanding(), storage);
    await search.remove("d0");
    assert.equal(await embeddedChunks(storage), 2);
    assert.ok((await search.search("월급날")).every(({ documentId }) => documentId !== "d0"));
  });
});

describe("vectors as bytes", () => {
  it("keep their cosines to two digits", () => {
    const vectors = Array.from({ length: 20 }, (_, at) =>
      Float32Array.from({ length: 384 }, (_, i) => Math.sin(at * 31 + i * (at + 1))),
    );
    const [query = new Float32Array()] = vectors;
    const decoded = decodeVectors(
      encodeVectors(
        vectors.map((_, at) => ({ id: at + 1, page: 1 })),
        vectors,
      ),
    );
    for (const [at, cosine] of cosines(unitVector(query), decoded).entries()) {
      const exact = unitVector(vectors[at] ?? query).reduce(
        (sum, value, i) => sum + value * (unitVector(query)[i] ?? 0),
        0,
      );
      assert.ok(Math.abs(cosine - exact) < 0.01);
    }
  });
});

describe("two rankings", () => {
  it("become one in which what both found stands first", () => {
    const lexical = [
      { id: 1, score: 9 },
      { id: 2, score: 8 },
    ];
    const semantic = [
      { id: 3, score: 0.9 },
      { id: 2, score: 0.88 },
      { id: 4, score: 0.5 },
    ];
    assert.deepEqual(
      fuse(lexical, semantic).map(({ id }) => id),
      [2, 1, 3, 4],
    );
  });
});
