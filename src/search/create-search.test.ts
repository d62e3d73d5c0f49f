import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createMemoryStorage } from "../../test/beds/search/memory-storage.ts";
import { createSearch } from "./create-search.ts";
import type { IndexedChunk } from "./index/storage.ts";

let lastId = 0;
const chunk = (documentId: string, text: string, more: Partial<IndexedChunk> = {}): IndexedChunk => ({
  id: ++lastId,
  documentId,
  page: 1,
  start: 0,
  end: text.length,
  text,
  title: "",
  ...more,
});

const searches: ReturnType<typeof createSearch>[] = [];
after(() => Promise.all(searches.map((search) => search.close())));

async function searchOver(chunks: readonly IndexedChunk[]) {
  const storage = createMemoryStorage();
  storage.addChunks(chunks);
  const search = createSearch({ storage });
  searches.push(search);
  for (const [documentId, own] of Map.groupBy(chunks, (one) => one.documentId)) await search.add(documentId, own);
  const texts = async (query: string, request = {}) => (await search.search(query, request)).map(({ text }) => text);
  return { search, storage, texts };
}

const lease = "임차인은 계약기간이 끝나면 건물을 원상으로 회복하여 반환한다.";
const damages = "을은 고의 또는 과실로 갑에게 손해를 입힌 때에는 그 손해를 배상하여야 한다.";
const notice = "당사자는 계약(契約)을 해지하려면 3개월 전에 서면으로 통지한다.";
const english = "The licensee shall notify the licensor of any infringement within thirty days.";
const four = () => [lease, damages, notice, english].map((text, at) => chunk(`d${at}`, text));

describe("search", () => {
  it("finds a word whatever particle is attached to it", async () => {
    const { texts } = await searchOver(four());
    for (const query of ["계약기간은", "계약 기간", "계약기간"]) assert.equal((await texts(query))[0], lease, query);
  });

  it("finds a compound with and without its space", async () => {
    const { texts } = await searchOver(four());
    for (const query of ["손해배상", "손해 배상"]) assert.equal((await texts(query))[0], damages, query);
  });

  it("finds hanja, numbers with units, two syllables and one", async () => {
    const { texts } = await searchOver(four());
    for (const query of ["契約", "3개월", "통지"]) assert.equal((await texts(query))[0], notice, query);
    assert.equal((await texts("갑"))[0], damages);
  });

  it("finds English words in other forms", async () => {
    const { texts } = await searchOver(four());
    assert.equal((await texts("When is the licensor notified of infringements?"))[0], english);
  });

  it("finds nothing where nothing matches", async () => {
    const { texts } = await searchOver(four());
    for (const query of ["양자역학", "", "?!", "\u0000"]) assert.deepEqual(await texts(query), []);
  });

  it("prefers the chunk under the title that is asked for", async () => {
    const article = "당사자는 이 계약을 해지할 수 있다.";
    const { search } = await searchOver([
      chunk("a", article, { title: "임대차계약서 제4조" }),
      chunk("b", article, { title: "임대차계약서 제5조" }),
    ]);
    assert.equal((await search.search("제5조"))[0]?.documentId, "b");
  });

  it("shows the sentence that matches best, by offsets of the page", async () => {
    const text = "이 조는 비용을 정한다. 위약금은 계약금의 두 배로 한다. 그 밖의 사항은 협의한다.";
    const { search } = await searchOver([chunk("a", text, { start: 100, end: 100 + text.length })]);
    const [hit] = await search.search("위약금은 얼마인가?");
    assert.equal(hit?.sentence.text, "위약금은 계약금의 두 배로 한다.");
    assert.equal(hit?.sentence.start, 100 + text.indexOf("위약금"));
  });

  it("stays within the documents and pages it is given", async () => {
    const chunks = [1, 2, 3].flatMap((page) => ["a", "b"].map((id) => chunk(id, `위약금 조항 ${page}`, { page })));
    const { search } = await searchOver(chunks);
    const found = async (request: object) =>
      (await search.search("위약금", request)).map(({ documentId, page }) => documentId + page).sort();
    assert.deepEqual(await found({ documents: ["a"] }), ["a1", "a2", "a3"]);
    assert.deepEqual(await found({ documents: ["a"], pages: { from: 2, to: 3 } }), ["a2", "a3"]);
    assert.deepEqual(await found({ documents: [] }), []);
    assert.equal((await found({ k: 2 })).length, 2);
  });

  it("never finds what was removed, and ranks as if it had never been there", async () => {
    const kept = four();
    const { search, storage } = await searchOver([...kept, chunk("gone", notice.repeat(3)), chunk("gone", lease)]);
    await search.remove("gone");
    const fresh = await searchOver(kept);
    for (const query of ["계약 해지 통지", "계약기간"])
      assert.deepEqual(await search.search(query), await fresh.search.search(query));
    assert.deepEqual(
      (await storage.segments()).flatMap(({ removed }) => removed),
      [],
    );
  });

  it("keeps no word of a removed document, however large the rest of the index is", async () => {
    const secrets = [chunk("gone", "쭈꾸르뮤"), chunk("gone too", "퓨랑뷰")];
    const rest = Array.from({ length: 8192 }, (_, at) => chunk(`d${at}`, `조항 ${at % 50}`));
    const { search, storage } = await searchOver([]);
    await search.addAll([...secrets, ...rest].map((one) => ({ documentId: one.documentId, chunks: [one] })));
    assert.equal((await storage.segments()).length, 2, "the secrets stand in a large segment");
    const held = async (word: string) => {
      for (const { id } of await storage.segments()) {
        const blocks = await storage.blocks(id, [...Array(100).keys()]);
        if ([...blocks.values()].some((block) => Buffer.from(block).includes(word))) return true;
      }
      return false;
    };
    assert.ok((await held("꾸르")) && (await held("랑뷰")));
    await search.remove("gone", "gone too");
    assert.ok(!(await held("꾸르")) && !(await held("랑뷰")));
  });

  it("replaces a document that is added again", async () => {
    const { search, storage, texts } = await searchOver(four());
    const newer = chunk("d0", "전혀 다른 위약벌 조항");
    storage.addChunks([newer]);
    await search.add("d0", [newer]);
    assert.deepEqual(await texts("임차인"), []);
    assert.deepEqual(await texts("위약벌"), [newer.text]);
  });

  it("shows nothing of a document that could not be written whole", async () => {
    const storage = createMemoryStorage();
    const own = [chunk("d", lease)];
    storage.addChunks(own);
    const failing = createSearch({ storage: { ...storage, append: () => Promise.reject(new Error("disk full")) } });
    searches.push(failing);
    await assert.rejects(failing.add("d", own), /disk full/);
    assert.deepEqual(await failing.search("임차인"), []);
    const working = createSearch({ storage });
    searches.push(working);
    await working.add("d", own);
    assert.equal((await working.search("임차인")).length, 1);
  });

  it("keeps few segments however many documents are added one by one", async () => {
    const many = Array.from({ length: 100 }, (_, at) => chunk(`d${at}`, `문서 ${at} 번호 조항 ${at % 7}`));
    const { search, storage } = await searchOver(many);
    assert.ok((await storage.segments()).length <= 16);
    assert.equal((await search.search("조항", { k: 200 })).length, 100);
  });

  it("finds every part of a document that is larger than a segment", async () => {
    const many = Array.from({ length: 2500 }, (_, at) => chunk("large", `부록 ${at}`, { page: at }));
    const { search } = await searchOver(many);
    for (const page of [0, 1023, 1024, 2047, 2499])
      assert.equal((await search.search(`부록 ${page}`, { k: 1 }))[0]?.page, page);
    await search.remove("large");
    assert.deepEqual(await search.search("부록"), []);
  });

  it("ranks alike whether documents came one by one or all at once", async () => {
    const many = Array.from({ length: 90 }, (_, at) =>
      chunk(`d${at}`, `${at % 3 ? lease : damages} ${at % 5 ? notice : ""} ${at}`),
    );
    const single = await searchOver(many);
    const storage = createMemoryStorage();
    storage.addChunks(many);
    const together = createSearch({ storage });
    searches.push(together);
    await together.addAll(many.map((one) => ({ documentId: one.documentId, chunks: [one] })));
    for (const query of ["계약 해지", "손해배상 42", "건물 반환"])
      assert.deepEqual(await together.search(query), await single.search.search(query));
  });
});
